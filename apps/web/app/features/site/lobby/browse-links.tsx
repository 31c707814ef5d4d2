import type { GameFacets } from '@croupier/contract/site/lobby';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import chips from './chips.module.css';
import { useFacetName } from './facet-names.ts';
import styles from './game-row.module.css';

const MOST_STUDIOS = 8;

/** Genres and studios at the end of the lobby, each a page of its own. */
export function BrowseLinks({ facets }: { facets: GameFacets }) {
  const t = useTranslations('lobby');
  const nameOf = useFacetName();
  if (facets.genres.length === 0) return null;
  return (
    <>
      <section aria-labelledby="genres" className={styles.section}>
        <h2 id="genres" className={styles.title}>
          {t('filters.genre')}
        </h2>
        <ul className={chips.wrap}>
          {facets.genres.map(({ code, count }) => (
            <li key={code}>
              <Link to={`/games/${code}`} className={chips.chip}>
                {nameOf('genres', code)} <span className={chips.count}>{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="studios" className={styles.section}>
        <header className={styles.header}>
          <h2 id="studios" className={styles.title}>
            {t('provider.title')}
          </h2>
          <Link to="/providers">{t('provider.allLink')}</Link>
        </header>
        <ul className={chips.wrap}>
          {facets.providers.slice(0, MOST_STUDIOS).map(({ code, name, count }) => (
            <li key={code}>
              <Link to={`/providers/${code}`} className={chips.chip}>
                {name} <span className={chips.count}>{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

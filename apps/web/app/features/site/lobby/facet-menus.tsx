import type { GameFacets } from '@croupier/contract/site/lobby';
import { Icon } from '@croupier/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import chips from './chips.module.css';
import styles from './facet-menus.module.css';
import { useFacetName } from './facet-names.ts';
import { gamesPath, type GamesAddress } from './games-address.ts';

type Facet = 'genre' | 'feature' | 'provider' | 'volatility';

/** Genres, features, studios and volatility: menus of links, so each choice is an address. */
export function FacetMenus({ address, facets }: { address: GamesAddress; facets: GameFacets }) {
  const t = useTranslations('lobby');
  const nameOf = useFacetName();
  const choices: Record<Facet, { value: string; name: string; count: number }[]> = {
    genre: facets.genres.map(({ code, count }) => ({ value: code, name: nameOf('genres', code), count })),
    feature: facets.features.map(({ code, count }) => ({
      value: code,
      name: nameOf('features', code),
      count,
    })),
    provider: facets.providers.map(({ code, name, count }) => ({ value: code, name, count })),
    volatility: facets.volatilities.map(({ step, count }) => ({
      value: String(step),
      name: t(`volatility.${step}`),
      count,
    })),
  };
  return (
    <div className={styles.menus} role="group" aria-label={t('filters.label')}>
      {(Object.keys(choices) as Facet[]).map((facet) => {
        const chosen = choices[facet].find(({ value }) => value === address[facet]);
        return (
          <Menu key={facet} name={t(`filters.${facet}`)} chosen={chosen?.name}>
            <Choice to={{ ...address, [facet]: undefined }} current={!chosen}>
              {t('filters.any')}
            </Choice>
            {choices[facet].map(({ value, name, count }) => (
              <Choice key={value} to={{ ...address, [facet]: value }} current={value === address[facet]}>
                {name} <span className={styles.count}>{count}</span>
              </Choice>
            ))}
          </Menu>
        );
      })}
    </div>
  );
}

/** A menu of the browser's own: it opens without JavaScript; with it, it closes on a choice, Escape and a press elsewhere. */
function Menu({ name, chosen, children }: { name: string; chosen: string | undefined; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  useEffect(() => {
    const leave = (event: Event) => !menu.current?.contains(event.target as Node) && close();
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, []);
  return (
    <details
      ref={menu}
      className={styles.menu}
      name="facet"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        menu.current?.querySelector('summary')?.focus();
      }}
      onClick={(event) => (event.target as HTMLElement).closest('a') && close()}
    >
      <summary className={`${chips.chip} ${styles.summary}`} data-chosen={chosen !== undefined || undefined}>
        {chosen === undefined ? name : `${name}: ${chosen}`}
        <Icon name="down" size={16} />
      </summary>
      <ul className={styles.list}>{children}</ul>
    </details>
  );
}

function Choice({ to, current, children }: { to: GamesAddress; current: boolean; children: ReactNode }) {
  return (
    <li>
      <Link to={gamesPath(to)} className={styles.choice} aria-current={current ? 'true' : undefined}>
        <span>{children}</span>
        {current && <Icon name="check" size={18} />}
      </Link>
    </li>
  );
}

import { GAME_SORTS, type GameFacets } from '@croupier/contract/site/lobby';
import { Icon } from '@croupier/ui';
import { useCallback, useRef, type ReactNode } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { FilterBar } from '../../../lib/filter-bar/filter-bar.tsx';
import { Link, useLocalPath } from '../../../lib/link.tsx';
import chips from './chips.module.css';
import styles from './facet-menus.module.css';
import { useFacetName } from './facet-names.ts';
import {
  FACETS,
  gamesAddressOf,
  gamesPath,
  toggled,
  type Facet,
  type GamesAddress,
} from './games-address.ts';
import { useLeave } from './use-leave.ts';

interface Offered {
  value: string;
  name: string;
  count: number;
}

/**
 * Genres, features, studios, volatility and the order: menus of links, so each choice is an address; on a phone folded behind
 * one button. Several choices of a facet stand side by side, and below the menus all of them, each to be taken off.
 */
export function FacetMenus({ address: shown, facets }: { address: GamesAddress; facets: GameFacets }) {
  const t = useTranslations('lobby');
  const navigate = useNavigate();
  const localPath = useLocalPath();
  // Of the list on its way, where one is: a quick second choice leads on from the first.
  const address = gamesAddressOf(useNavigation().location ?? NOWHERE) ?? shown;
  const choices = useChoices(facets);
  const chosen = FACETS.flatMap((facet) =>
    choices[facet]
      .filter(({ value }) => address[facet]?.includes(value))
      .map((choice) => ({ facet, ...choice })),
  );
  const { category, search, sort } = address;
  return (
    <>
      <FilterBar
        compact
        label={t('filters.label')}
        active={chosen.length}
        clearLabel={t('filters.clear')}
        onClear={() => void navigate(localPath(gamesPath({ category, search, sort })))}
      >
        {FACETS.map((facet) => (
          <Menu key={facet} name={t(`filters.${facet}`)} chosen={address[facet]?.length}>
            {choices[facet].map(({ value, name, count }) => (
              <Choice
                key={value}
                to={toggled(address, facet, value)}
                current={address[facet]?.includes(value) ?? false}
              >
                {name} <span className={styles.count}>{count}</span>
              </Choice>
            ))}
          </Menu>
        ))}
        <Menu name={sort ? t(`sorts.${sort}`) : t('sorts.label')}>
          {[undefined, ...GAME_SORTS].map((order) => (
            <Choice key={order ?? 'own'} to={{ ...address, sort: order }} current={order === sort}>
              {t(`sorts.${order ?? 'own'}`)}
            </Choice>
          ))}
        </Menu>
      </FilterBar>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={t('filters.chosen')}>
          {chosen.map(({ facet, value, name }) => (
            <li key={`${facet} ${value}`}>
              <Link
                to={gamesPath(toggled(address, facet, value))}
                className={chips.chip}
                aria-label={t('filters.takeOff', { name })}
              >
                {name}
                <Icon name="close" size={16} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const NOWHERE = { pathname: '', search: '' };

/** What each facet offers, with the names of this page's language. */
function useChoices(facets: GameFacets): Record<Facet, readonly Offered[]> {
  const t = useTranslations('lobby');
  const nameOf = useFacetName();
  const named = (facet: 'genres' | 'features') =>
    facets[facet].map(({ code, count }) => ({ value: code, name: nameOf(facet, code), count }));
  return {
    genre: named('genres'),
    feature: named('features'),
    provider: facets.providers.map(({ code, name, count }) => ({ value: code, name, count })),
    volatility: facets.volatilities.map(({ step, count }) => ({
      value: String(step),
      name: t(`volatility.${step}`),
      count,
    })),
  };
}

/** A menu of the browser's own: it opens without JavaScript; with it, it closes on Escape and a press elsewhere, not on a choice: there may be more. */
function Menu({
  name,
  chosen = 0,
  children,
}: {
  name: string;
  chosen?: number | undefined;
  children: ReactNode;
}) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => menu.current?.removeAttribute('open'), []);
  useLeave(menu, close);
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
    >
      <summary className={`${chips.chip} ${styles.summary}`} data-chosen={chosen > 0 || undefined}>
        {chosen > 0 ? `${name}: ${chosen}` : name}
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

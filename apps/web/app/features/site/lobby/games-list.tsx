import type { GameFacets } from '@croupier/contract/site/lobby';
import { buttonClass, EmptyState, Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Link, useLocalPath } from '../../../lib/link.tsx';
import { useProfile } from '../../../lib/session.ts';
import { FacetMenus } from './facet-menus.tsx';
import { GameGrid } from './game-grid.tsx';
import { gamesPath, gamesQuery, isList, type GamesAddress } from './games-address.ts';
import styles from './games-page.module.css';
import { ListLinks } from './list-links.tsx';
import type { GamesPage } from './lobby-queries.ts';
import { SearchBox } from './search-box.tsx';

interface Props {
  readonly address: GamesAddress;
  readonly facets: GameFacets;
  readonly page: GamesPage;
  /** What the list is called. */
  readonly label: string;
}

/** The games of an address with what narrows them, and how many they are. */
export function GamesList({ address, facets, page, label }: Props) {
  const t = useTranslations('lobby');
  const { number } = useFormat();
  const narrowed = Object.entries(gamesQuery(address)).some(([name]) => name !== 'category');
  return (
    <div>
      <div className={styles.filters}>
        <SearchBox address={address} live />
        <ListLinks lists={facets.lists} current={address} />
        <FacetMenus address={address} facets={facets} />
      </div>
      <p className={styles.count} role="status">
        {t('games.found', { count: page.total, shown: number(page.total) })}
      </p>
      {page.total > 0 ? (
        <GameGrid key={gamesPath(address)} address={address} page={page} label={label} />
      ) : (
        <Nothing address={address} narrowed={narrowed} />
      )}
    </div>
  );
}

/** Says why a list is empty and what to do next. */
function Nothing({ address, narrowed }: { address: GamesAddress; narrowed: boolean }) {
  const t = useTranslations('lobby');
  const localPath = useLocalPath();
  const signedIn = useProfile() !== null;
  const { category } = address;
  const look = buttonClass({ look: 'primary' });
  if (!narrowed && (category === 'favorites' || category === 'recent') && !signedIn)
    return (
      <EmptyState
        icon={<Icon name="heart" />}
        title={t(`lists.${category}.visitorTitle`)}
        text={t(`lists.${category}.visitorText`)}
        action={
          <Link to={`/login?redirect=${encodeURIComponent(localPath(gamesPath(address)))}`} className={look}>
            {t('games.signIn')}
          </Link>
        }
      />
    );
  const own = !narrowed && isList(category) && category !== 'all';
  return (
    <EmptyState
      icon={<Icon name={own ? 'games' : 'search'} />}
      title={own ? t(`lists.${category}.emptyTitle`) : t('games.emptyTitle')}
      text={own ? t(`lists.${category}.emptyText`) : t('games.emptyText')}
      action={
        <Link to="/games" className={look}>
          {t('games.clear')}
        </Link>
      }
    />
  );
}

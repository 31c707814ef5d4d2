import { GAME_LISTS, type GameList } from '@croupier/contract/site/lobby';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { useProfile } from '../../../lib/session.ts';
import styles from './chips.module.css';
import type { GamesAddress } from './games-address.ts';
import { gamesPath } from './games-address.ts';

/** The lists as links in a row that scrolls sideways on a phone. What belongs to a player is shown to players. */
export function ListLinks({ current }: { current?: GamesAddress }) {
  const t = useTranslations('lobby.lists');
  const signedIn = useProfile() !== null;
  const lists = GAME_LISTS.filter((list) => signedIn || !PERSONAL.has(list));
  const chosen = current && (current.category ?? (current.provider === undefined ? 'all' : undefined));
  return (
    <nav aria-label={t('label')}>
      <ul className={styles.row}>
        {lists.map((list) => (
          <li key={list}>
            <Link
              to={gamesPath({ category: list === 'all' ? undefined : list })}
              className={styles.chip}
              aria-current={list === chosen ? 'page' : undefined}
            >
              {t(`${list}.name`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const PERSONAL: ReadonlySet<GameList> = new Set(['favorites', 'recent']);

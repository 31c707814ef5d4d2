import { GAME_LISTS, type GameFacets, type GameList } from '@croupier/contract/site/lobby';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { useProfile } from '../../../lib/session.ts';
import { Arrows } from './arrows.tsx';
import styles from './chips.module.css';
import type { GamesAddress } from './games-address.ts';
import { gamesPath } from './games-address.ts';
import { useScroller } from './use-scroller.ts';

/** A list of one game is no list to choose from. */
const LEAST_GAMES = 2;

/** The lists that have something to offer, in a row that slides sideways. What belongs to a player is shown to players. */
export function ListLinks({ lists, current }: { lists: GameFacets['lists']; current?: GamesAddress }) {
  const t = useTranslations('lobby.lists');
  const signedIn = useProfile() !== null;
  const { list: row, more, move } = useScroller<HTMLUListElement>();
  const counts = new Map(lists.map(({ code, count }) => [code, count]));
  const chosen = current && (current.category ?? (current.provider === undefined ? 'all' : undefined));
  const offered = (list: GameList): boolean =>
    list === chosen || (PERSONAL.has(list) ? signedIn : (counts.get(list) ?? 0) >= LEAST_GAMES);
  return (
    <nav aria-label={t('label')} className={styles.slider}>
      <ul ref={row} className={styles.row}>
        {GAME_LISTS.filter(offered).map((list) => (
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
      <Arrows more={more} move={move} />
    </nav>
  );
}

const PERSONAL: ReadonlySet<GameList> = new Set(['favorites', 'recent']);

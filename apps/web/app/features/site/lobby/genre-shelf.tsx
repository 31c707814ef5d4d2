import type { GameFacets } from '@croupier/contract/site/lobby';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useFacetName } from './facet-names.ts';
import { GamePicture } from './game-picture.tsx';
import styles from './genre-shelf.module.css';
import { Shelf } from './shelf.tsx';

/** A genre of one game is that game: it is found among all, and needs no page on the shelf. */
const LEAST_GAMES = 2;

/** The genres that have games to choose from, each with the picture of one. */
export function GenreShelf({ genres }: { genres: GameFacets['genres'] }) {
  const t = useTranslations('lobby');
  const { number } = useFormat();
  const nameOf = useFacetName();
  const shown = genres.filter(({ count }) => count >= LEAST_GAMES);
  if (shown.length === 0) return null;
  return (
    <Shelf title={t('filters.genre')} of="genre">
      {shown.map(({ code, count, poster }) => (
        <li key={code}>
          <Link to={`/games/${code}`} className={styles.genre}>
            <span className={styles.words}>
              <span className={styles.name}>{nameOf('genres', code)}</span>
              <span className={styles.count}>{t('games.found', { count, shown: number(count) })}</span>
            </span>
            {poster && (
              <span className={styles.picture}>
                <GamePicture game={{ code: poster.game, name: '', poster: poster.poster }} sizes="4rem" />
              </span>
            )}
          </Link>
        </li>
      ))}
    </Shelf>
  );
}

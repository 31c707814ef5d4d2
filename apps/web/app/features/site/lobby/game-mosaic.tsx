import type { LobbyTile } from '@croupier/contract/site/lobby';
import { EmptyState, Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { DrawnPoster } from './drawn-poster.tsx';
import styles from './game-mosaic.module.css';
import shelf from './game-shelf.module.css';
import tile from './tile.module.css';
import { placesOf } from './tile-grids.ts';
import { TileLink } from './tile-link.tsx';

/**
 * Games laid out like cards on a table, pictures first. A short list is laid out by its own length.
 * @param day which of the layouts come today.
 */
export function GameMosaic({ games, day }: { games: readonly LobbyTile[]; day: number }) {
  const t = useTranslations('lobby.games');
  const places = placesOf(games.length, day);
  const shown = games.slice(0, places.length);
  return (
    <section aria-labelledby="mosaic" className={shelf.section}>
      <header className={shelf.header}>
        <h2 id="mosaic" className={shelf.title}>
          {t('title')}
        </h2>
        <Link to="/games">{t('all')}</Link>
      </header>
      {shown.length > 0 ? (
        <div className={styles.frame}>
          <ul className={styles.mosaic} data-few={shown.length < places.length ? shown.length : undefined}>
            {shown.map((game, n) => (
              <li key={game.code} data-place={places[n]}>
                <MosaicTile game={game} />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <EmptyState icon={<Icon name="games" />} title={t('noneTitle')} text={t('noneText')} />
      )}
    </section>
  );
}

function MosaicTile({ game }: { game: LobbyTile }) {
  const t = useTranslations('lobby');
  const { percent } = useFormat();
  const { code, poster, rtpMicro, volatility, access } = game;
  return (
    <article className={`${tile.tile} ${tile.picture} ${styles.tile}`}>
      {poster ? (
        <img src={poster} alt="" width="600" height="800" loading="lazy" decoding="async" />
      ) : (
        <DrawnPoster code={code} />
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>
          <TileLink game={game} className={tile.link} />
        </h3>
        <p className={styles.facts}>
          {access === 'closed' || access === 'sign-in' ? (
            t(`access.${access}`)
          ) : (
            <>
              {rtpMicro !== null && <span className="tabular">{percent(rtpMicro)}</span>}
              {volatility !== null && <span>{t(`volatility.${volatility}`)}</span>}
            </>
          )}
        </p>
      </div>
    </article>
  );
}

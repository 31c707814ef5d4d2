import type { LobbyTile } from '@croupier/contract/site/lobby';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import styles from './game-mosaic.module.css';
import { GamePicture } from './game-picture.tsx';
import shelf from './shelf.module.css';
import { placesOf } from './tile-grids.ts';
import tile from './tile.module.css';
import { TileLink } from './tile-link.tsx';

/**
 * Games laid out like cards on a table. A square place shows a poster's foot, where its name is; a wide and a vertical one
 * the whole card, and beside it or under it what is known of the game.
 * @param day which of the layouts come today.
 */
export function GameMosaic({ games, day }: { games: readonly LobbyTile[]; day: number }) {
  const t = useTranslations('lobby.games');
  const places = placesOf(games.length, day);
  // Too few for a layout, and what is missing would be a hole.
  if (games.length < places.length) return null;
  return (
    <section aria-labelledby="mosaic" className={shelf.shelf}>
      <header className={shelf.header}>
        <h2 id="mosaic" className={shelf.title}>
          {t('more')}
        </h2>
        <Link to="/games">{t('all')}</Link>
      </header>
      <div className={styles.frame}>
        <ul className={styles.mosaic}>
          {games.slice(0, places.length).map((game, n) => (
            <li key={game.code} data-place={places[n]}>
              <MosaicTile game={game} told={places[n] !== 'square'} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function MosaicTile({ game, told }: { game: LobbyTile; told: boolean }) {
  return (
    <article className={`${tile.tile} ${styles.tile}`} data-tile title={game.name}>
      <div className={`${tile.picture} ${styles.poster}`}>
        <GamePicture game={game} />
      </div>
      <h3 className={told ? styles.name : tile.unseen}>
        <TileLink game={game} className={tile.link} />
      </h3>
      {told && <Facts game={game} />}
    </article>
  );
}

function Facts({ game: { rtpMicro, volatility, maximumWinCenti, provider, access } }: { game: LobbyTile }) {
  const t = useTranslations('lobby');
  const { percent, number } = useFormat();
  if (access === 'closed' || access === 'sign-in')
    return <p className={styles.facts}>{t(`access.${access}`)}</p>;
  const facts = [
    { key: 'rtp', value: rtpMicro === null ? null : percent(rtpMicro) },
    { key: 'volatility', value: volatility === null ? null : t(`volatility.${volatility}`) },
    {
      key: 'maximum',
      value: maximumWinCenti === null ? null : `×${number(Math.round(maximumWinCenti / 100))}`,
    },
  ] as const;
  if (facts.every(({ value }) => value === null)) return <p className={styles.facts}>{provider.name}</p>;
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ key, value }) =>
          value !== null && (
            <div key={key}>
              <dt>{t(`facts.${key}`)}</dt>
              <dd className="tabular">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

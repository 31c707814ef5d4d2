import type { LobbyTile } from '@croupier/contract/site/lobby';
import { Badge } from '@croupier/ui';
import { memo } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { DrawnPoster } from './drawn-poster.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import styles from './game-tile.module.css';
import tile from './tile.module.css';
import { TileLink } from './tile-link.tsx';

/** The shapes of the specification; `default` is upright like a playing card. */
export type TileShape = 'default' | 'square' | 'rectangle';

interface GameTileProps {
  game: LobbyTile;
  signedIn: boolean;
  shape?: TileShape;
  /** In sight at once: its poster is not put off. */
  eager?: boolean;
  heading?: 'h2' | 'h3';
}

/** A game as it lies on the table: poster, name, maker and two figures. The whole tile leads to the game. */
export const GameTile = memo(function GameTile({
  game,
  signedIn,
  shape = 'default',
  eager = false,
  heading: Heading = 'h3',
}: GameTileProps) {
  const t = useTranslations('lobby');
  const { percent } = useFormat();
  const { code, name, access, rtpMicro, volatility } = game;
  return (
    <article className={`${tile.tile} ${styles.tile}`} data-tile data-shape={shape} data-access={access}>
      <div className={`${tile.picture} ${styles.poster}`}>
        {game.poster ? (
          <img
            src={game.poster}
            alt=""
            width="600"
            height="800"
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
          />
        ) : (
          <DrawnPoster code={code} name={name} />
        )}
        {access !== 'open' && <span className={styles.state}>{t(`access.${access}`)}</span>}
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <TileLink game={game} className={tile.link} />
        </Heading>
        <p className={styles.provider}>{game.provider.name}</p>
        <p className={styles.facts}>
          {rtpMicro !== null && (
            <span className="tabular" title={t('facts.rtp')}>
              <span className="visually-hidden">{t('facts.rtp')} </span>
              {percent(rtpMicro)}
            </span>
          )}
          {volatility !== null && (
            <span className={styles.volatility} data-step={volatility} title={t('facts.volatility')}>
              <span className="visually-hidden">{t('facts.volatility')} </span>
              {t(`volatility.${volatility}`)}
            </span>
          )}
        </p>
      </div>
      <div className={styles.corner}>
        {signedIn && <FavouriteButton game={game} />}
        {!signedIn && game.demo && (
          <Link to={`/slots/${code}?mode=demo`} className={styles.demo} aria-label={t('demoOf', { name })}>
            <Badge>{t('demo')}</Badge>
          </Link>
        )}
      </div>
    </article>
  );
});

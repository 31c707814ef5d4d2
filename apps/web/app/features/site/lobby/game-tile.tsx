import type { LobbyTile, TileShape } from '@croupier/contract/site/lobby';
import { Badge } from '@croupier/ui';
import { memo } from 'react';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { useProfile } from '../../../lib/session.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { GameFacts } from './game-facts.tsx';
import { GamePicture } from './game-picture.tsx';
import styles from './game-tile.module.css';
import tile from './tile.module.css';
import { TileLink } from './tile-link.tsx';

interface GameTileProps {
  game: LobbyTile;
  signedIn: boolean;
  /** `DEFAULT` is upright like a playing card, `SQUARE` its lower part, `RECTANGLE` the card with words beside it. */
  shape?: TileShape;
  /** In sight at once: its poster is not put off. */
  eager?: boolean;
  heading?: 'h2' | 'h3';
}

/**
 * A game as it lies on the table. The poster's own lettering is its title and nothing lies over it; the same name is there
 * to be read out. The whole tile leads to the game.
 */
export const GameTile = memo(function GameTile({
  game,
  signedIn,
  shape = 'DEFAULT',
  eager = false,
  heading: Heading = 'h3',
}: GameTileProps) {
  const t = useTranslations('lobby');
  const { code, name, access, mark } = game;
  return (
    <article
      className={`${tile.tile} ${styles.tile}`}
      data-tile
      data-shape={shape}
      data-access={access}
      title={name}
    >
      <div className={`${tile.picture} ${styles.poster}`}>
        <GamePicture game={game} eager={eager} />
      </div>
      <div className={styles.words}>
        {/* A thumbnail is too small to be read. */}
        <Heading className={shape === 'RECTANGLE' ? styles.name : tile.unseen}>
          <TileLink game={game} className={tile.link} />
        </Heading>
        {access === 'open' ? (
          <>
            <GameFacts game={game} />
            {signedIn && <NotCounted code={code} />}
          </>
        ) : (
          <p className={styles.state}>{t(`access.${access}`)}</p>
        )}
      </div>
      {mark !== null && (
        <p className={styles.mark} data-mark={mark}>
          {t(`marks.${mark}`)}
        </p>
      )}
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

/** The mark of a game that does not count towards the wagering of the player's active bonus. */
function NotCounted({ code }: { code: string }) {
  const t = useTranslations('lobby');
  const bonus = useProfile()?.activeBonus;
  const percent = bonus && (bonus.contributions[code] ?? bonus.otherContribution);
  return percent === 0 ? <p className={styles.state}>{t('notCounted')}</p> : null;
}

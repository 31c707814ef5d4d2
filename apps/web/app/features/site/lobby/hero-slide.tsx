import type { LobbyTile } from '@croupier/contract/site/lobby';
import { Button, buttonClass } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { openModal } from '../../../lib/modals.ts';
import { gamePath } from './game-path.ts';
import { GamePicture } from './game-picture.tsx';
import { HeroArt } from './hero-art.tsx';
import type { HeroAction, HeroSlide } from './hero-slides.ts';
import styles from './hero.module.css';

interface HeroSlideProps {
  slide: HeroSlide;
  /** The games that it is about, the first of them the one that is meant. */
  games: readonly LobbyTile[];
  /** In sight at once. */
  first: boolean;
}

const FANNED_GAMES = 3;

/** One slide: what it says, what can be done, what lies on the felt. */
export function HeroSlideView({ slide: { id, art, actions }, games, first }: HeroSlideProps) {
  const t = useTranslations('lobby.hero');
  const game = games[0];
  const values = { game: game?.name ?? '' };
  return (
    <>
      <div className={styles.art} aria-hidden="true">
        {art === 'last' || art === 'popular' ? <Fan games={games} eager={first} /> : <HeroArt art={art} />}
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{t(`${id}.title`, values)}</h2>
        <p className={styles.text}>{t(`${id}.text`, values)}</p>
        <div className={styles.actions}>
          {actions.map((action, n) => (
            <Action key={action} action={action} game={game} meant={n === 0} />
          ))}
        </div>
      </div>
    </>
  );
}

/** Posters held like a hand of cards, the meant one in front. */
function Fan({ games, eager }: { games: readonly LobbyTile[]; eager: boolean }) {
  return (
    <div className={styles.fan}>
      {games.slice(0, FANNED_GAMES).map((game) => (
        <div key={game.code} className={styles.card}>
          <GamePicture game={game} eager={eager} />
        </div>
      ))}
    </div>
  );
}

const PATHS = {
  join: '/sign-up',
  all: '/games',
  check: '/fairness/verify',
  how: '/fairness',
} as const satisfies Partial<Record<HeroAction, `/${string}`>>;

function Action({
  action,
  game,
  meant,
}: {
  action: HeroAction;
  game: LobbyTile | undefined;
  meant: boolean;
}) {
  const t = useTranslations('lobby.hero.actions');
  const className = meant
    ? buttonClass({ look: 'primary' })
    : `${buttonClass({ look: 'plain' })} ${styles.aside}`;
  if (action === 'deposit')
    return (
      <Button look="gold" onClick={() => openModal('deposit')}>
        {t(action)}
      </Button>
    );
  if (action !== 'play' && action !== 'demo')
    return (
      <Link to={PATHS[action]} className={className}>
        {t(action)}
      </Link>
    );
  if (!game || (action === 'demo' && !game.demo)) return null;
  return (
    <Link to={action === 'demo' ? `/slots/${game.code}?mode=demo` : gamePath(game)} className={className}>
      {t(action)}
    </Link>
  );
}

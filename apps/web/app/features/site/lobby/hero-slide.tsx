import type { LobbyTile } from '@croupier/contract/site/lobby';
import { Button, buttonClass } from '@croupier/ui';
import { Link } from '../../../lib/link.tsx';
import { Picture } from '../../../lib/picture.tsx';
import { useDepositPrompt } from '../../../lib/rules.ts';
import { gamePath } from './game-path.ts';
import { GamePicture } from './game-picture.tsx';
import { HeroArt } from './hero-art.tsx';
import type { HeroAction, Slide } from './hero-slides.ts';
import styles from './hero.module.css';

interface HeroSlideProps {
  slide: Slide;
  /** The games that it is about, the first of them the one that is meant. */
  games: readonly LobbyTile[];
  /** In sight at once. */
  first: boolean;
}

const FANNED_GAMES = 3;

/** One slide: what it says, what can be done, what lies on the felt. */
export function HeroSlideView({ slide: { art, drawn, title, text, actions }, games, first }: HeroSlideProps) {
  const game = games[0];
  const named = (words: string) => words.replaceAll('{game}', game?.name ?? '');
  return (
    <>
      <div className={styles.art} aria-hidden="true">
        {(art === 'last' || art === 'popular') && <Fan games={games} eager={first} />}
        {(art === 'cards' || art === 'chips' || art === 'seal') && <HeroArt art={art} eager={first} />}
        {drawn && <Picture picture={drawn} alt="" sizes="34rem" eager={first} className={styles.drawn} />}
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{named(title)}</h2>
        <p className={styles.text}>{named(text)}</p>
        <div className={styles.actions}>
          {actions.map((action, n) => (
            <Action key={action.label} action={action} game={game} meant={n === 0} />
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

function Action({
  action: { does, to, label },
  game,
  meant,
}: {
  action: HeroAction;
  game: LobbyTile | undefined;
  meant: boolean;
}) {
  const className = meant
    ? buttonClass({ look: 'primary' })
    : `${buttonClass({ look: 'plain' })} ${styles.aside}`;
  const promptDeposit = useDepositPrompt();
  if (does === 'deposit')
    return (
      promptDeposit && (
        <Button look="gold" onClick={promptDeposit}>
          {label}
        </Button>
      )
    );
  const path = does === 'open' ? (to as `/${string}`) : game && pathOf(does, game);
  if (!path) return null;
  return (
    <Link to={path} className={className}>
      {label}
    </Link>
  );
}

function pathOf(does: 'play' | 'demo', game: LobbyTile): `/${string}` | undefined {
  if (does === 'play') return gamePath(game);
  return game.demo ? `/slots/${game.code}?mode=demo` : undefined;
}

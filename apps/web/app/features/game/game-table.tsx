import { isGridDefinition } from '@croupier/games';
import { lazy, Suspense, useState } from 'react';
import { useGameName } from '../../lib/game-texts.ts';
import { useProfile } from '../../lib/session.ts';
import { GameHud } from './game-hud.tsx';
import { GameStage } from './game-stage.tsx';
import styles from './game.module.css';
import type { Game } from '../table/game.ts';
import type { Presenter } from '../table/presenter.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useBetSlip } from './use-bet-slip.ts';
import { useHouse } from './use-house.ts';
import { usePreferences } from './use-preferences.ts';
import { useRounds } from '../table/use-rounds.ts';
import { useShownBalance } from './use-shown-balance.ts';
import { useSpaceKey } from './use-space-key.ts';
import { useSpoken } from './use-spoken.ts';
import { useMoney, useTerms } from './use-terms.ts';
import { WinDetail } from './win-detail.tsx';

const GameInfo = lazy(() => import('./game-info.tsx'));

/** The game: what shows it, controls, what is said to a screen reader, and the sheet with everything about it. */
export function GameTable({ game, demo }: { game: Game; demo: boolean }) {
  const gameName = useGameName();
  const playerId = useProfile()?.id;
  const terms = useTerms(demo);
  const { region, currency, money } = terms;
  const bet = useBetSlip(game, currency);
  const preferences = usePreferences();
  const [presenter, setPresenter] = useState<Presenter | null>(null);
  const [isInfoOpen, setInfoOpen] = useState(false);

  const house = useHouse({ game, demo, playerId, currency });
  const rounds = useRounds({
    game: game.code,
    house,
    presenter,
    bet: { kind: region.gameMoney, stakeMinor: bet.stakeMinor, mode: bet.mode, choice: bet.choice },
    minimumCycleMs: demo ? 0 : region.minimumCycleMs,
    mayStopReels: region.turbo,
  });
  const balance = useShownBalance({ rounds, house, demo, terms });
  const onStage = rounds.shown ?? rounds.open;
  // Reels at rest still show the amounts of the last round; a board, those of the next bet.
  const resting = isGridDefinition(game.definition) ? rounds.last : null;
  const stageMoney = useMoney((onStage ?? resting)?.currency ?? currency);
  const said = useSpoken(rounds.last);
  const mayPlay = house !== null && game.available;
  const autoplay = useAutoplay(rounds, region.autoplay && mayPlay);
  useSpaceKey(rounds.spin, mayPlay && !isInfoOpen && rounds.phase !== 'choosing');

  const table = { game, rounds, bet, preferences };
  return (
    <div className={styles.table} data-game={game.code}>
      <h1 className="visually-hidden">{gameName(game.code)}</h1>
      <GameStage {...table} demo={demo} money={stageMoney} onPresenter={setPresenter} />
      <GameHud
        {...table}
        terms={terms}
        autoplay={autoplay}
        balance={house && balance}
        onInfo={() => setInfoOpen(true)}
      />
      <p role="status" aria-live="polite" className="visually-hidden">
        {said}
      </p>
      {rounds.last && isGridDefinition(game.definition) && (
        <WinDetail round={rounds.last} definition={game.definition} />
      )}
      {isInfoOpen && (
        <Suspense>
          <GameInfo
            game={game}
            mode={bet.mode}
            stakeMinor={bet.stakeMinor}
            money={money}
            round={demo ? null : rounds.last}
            signedIn={playerId !== undefined && !demo}
            onClose={() => setInfoOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

import { isStaged } from '../board/staged.ts';
import type { Game } from '../table/game.ts';
import type { AutoplayRun } from './autoplay-plan.ts';
import styles from './game-hud.module.css';
import { isQuick } from './is-quick.ts';
import { ModeSelect } from './mode-select.tsx';
import { PaceButtons } from './pace-buttons.tsx';
import { SittingFigures } from './sitting-figures.tsx';
import type { Autoplay } from './use-autoplay.ts';
import type { BetSlip } from './use-bet-slip.ts';
import type { Preferences } from './use-preferences.ts';
import type { Terms } from './use-terms.ts';

interface Props {
  game: Game;
  terms: Terms;
  bet: BetSlip;
  preferences: Preferences;
  autoplay: Autoplay;
  sitting: AutoplayRun;
  money: (amountMinor: bigint) => string;
  /** Whether the next bet can be changed now. */
  maySet: boolean;
  mayPlay: boolean;
  mayStart: boolean;
  onAuto(): void;
}

/** Which way and how fast the game is played, and what came of it since the table was opened. */
export function HudPace({ game, terms, bet, preferences, autoplay, sitting, money, ...may }: Props) {
  const { maySet, mayPlay, mayStart, onAuto } = may;
  return (
    <div className={styles.pace}>
      {!isStaged(game.code) && <ModeSelect definition={game.definition} bet={bet} disabled={!maySet} />}
      {isQuick(game) && mayPlay && (
        <PaceButtons
          region={terms.region}
          preferences={preferences}
          autoplay={autoplay}
          mayStart={mayStart}
          onAuto={onAuto}
        />
      )}
      {mayPlay && <SittingFigures sitting={sitting} money={money} />}
    </div>
  );
}

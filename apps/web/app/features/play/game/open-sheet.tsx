import type { Round } from '@croupier/contract/play/rounds';
import { Suspense } from 'react';
import type { Game } from '../table/game.ts';
import type { AutoplayPlan } from './autoplay-plan.ts';
import type { Sheet } from './game-hud.tsx';
import type { Sitter } from './sitter.ts';
import type { PastRound } from './past-round.ts';
import type { BetSlip } from './use-bet-slip.ts';
import type { Preferences } from './use-preferences.ts';
import type { Terms } from './use-terms.ts';
import { later } from '../../../lib/offline.ts';

const GameInfo = later(() => import('./game-info.tsx'));
const GameSheets = later(() => import('./game-sheets.tsx'));

interface Props {
  sheet: Sheet;
  game: Game;
  terms: Terms;
  bet: BetSlip;
  /** The last round whose proof can be looked at. */
  round: Round | null;
  past: readonly PastRound[];
  sitter: Sitter;
  preferences: Preferences;
  onSheet(sheet: Sheet): void;
  onBegin(plan: AutoplayPlan): void;
  onClose(): void;
}

/** What is open over the game: everything about it, or how it is played. Each is loaded when it is first wanted. */
export function OpenSheet({ sheet, round, ...props }: Props) {
  const { game, terms, bet, sitter, onClose } = props;
  return (
    <Suspense>
      {sheet === 'info' ? (
        <GameInfo
          game={game}
          mode={bet.mode}
          stakeMinor={bet.stakeMinor}
          money={terms.money}
          round={round}
          signedIn={sitter.isPlayer && !sitter.demo}
          onClose={onClose}
        />
      ) : (
        <GameSheets {...props} sheet={sheet} />
      )}
    </Suspense>
  );
}

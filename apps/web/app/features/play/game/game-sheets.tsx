import { isGridDefinition } from '@croupier/games';
import type { Game } from '../table/game.ts';
import type { AutoplayPlan } from './autoplay-plan.ts';
import { AutoplaySheet } from './autoplay-sheet.tsx';
import type { Sheet } from './game-hud.tsx';
import { KeysSheet } from './keys-sheet.tsx';
import { StakeSheet } from './stake-sheet.tsx';
import type { BetSlip } from './use-bet-slip.ts';
import type { Terms } from './use-terms.ts';

interface Props {
  sheet: Exclude<Sheet, 'info'>;
  game: Game;
  terms: Terms;
  bet: BetSlip;
  onBegin(plan: AutoplayPlan): void;
  onClose(): void;
}

/** The sheets about how is played; loaded when the first is opened. */
export default function GameSheets({ sheet, game, terms, bet, onBegin, onClose }: Props) {
  const { currency, money } = terms;
  if (sheet === 'keys') return <KeysSheet onClose={onClose} />;
  if (sheet === 'auto') {
    return (
      <AutoplaySheet
        currency={currency}
        hasFeatures={isGridDefinition(game.definition)}
        onBegin={onBegin}
        onClose={onClose}
      />
    );
  }
  return (
    <StakeSheet
      stakesMinor={game.stakesMinor}
      stakeMinor={bet.stakeMinor}
      currency={currency}
      money={money}
      onStake={bet.setStake}
      onClose={onClose}
    />
  );
}

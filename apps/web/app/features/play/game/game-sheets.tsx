import { isGridDefinition } from '@croupier/games';
import type { Game } from '../table/game.ts';
import type { AutoplayPlan } from './autoplay-plan.ts';
import { AutoplaySheet } from './autoplay-sheet.tsx';
import type { Sheet } from './game-hud.tsx';
import { mayHold } from './is-quick.ts';
import { KeysSheet } from './keys-sheet.tsx';
import { MoreSheet } from './more-sheet.tsx';
import type { PastRound } from './past-round.ts';
import { RoundsSheet } from './rounds-sheet.tsx';
import type { Sitter } from './sitter.ts';
import { StakeSheet } from './stake-sheet.tsx';
import type { BetSlip } from './use-bet-slip.ts';
import type { Preferences } from './use-preferences.ts';
import type { Terms } from './use-terms.ts';

interface Props {
  sheet: Exclude<Sheet, 'info'>;
  game: Game;
  terms: Terms;
  bet: BetSlip;
  past: readonly PastRound[];
  sitter: Sitter;
  preferences: Preferences;
  onSheet(sheet: Sheet): void;
  onBegin(plan: AutoplayPlan): void;
  onClose(): void;
}

/** The sheets about how is played; loaded when the first is opened. */
export default function GameSheets({ sheet, game, terms, bet, ...props }: Props) {
  const { currency, money } = terms;
  const { past, sitter, preferences, onSheet, onBegin, onClose } = props;
  const { code } = game;
  if (sheet === 'more') {
    const isPlayMoney = terms.region.gameMoney === 'play';
    return <MoreSheet {...{ game: code, sitter, preferences, isPlayMoney, onSheet, onClose }} />;
  }
  if (sheet === 'rounds')
    return (
      <RoundsSheet game={code} rounds={past} areKept={sitter.isPlayer && !sitter.demo} onClose={onClose} />
    );
  if (sheet === 'keys') return <KeysSheet mayHold={mayHold(game, terms.region)} onClose={onClose} />;
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

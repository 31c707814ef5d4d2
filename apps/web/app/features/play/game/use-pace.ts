import type { Gift } from '@croupier/contract/rewards/gifts';
import { lacksNumbers } from '../board/ticket.ts';
import type { Game } from '../table/game.ts';
import type { Rounds } from '../table/use-rounds.ts';
import type { AutoplayRun } from './autoplay-plan.ts';
import type { Sheet } from './game-hud.tsx';
import { mayHold } from './is-quick.ts';
import { useAutoplay, type Autoplay } from './use-autoplay.ts';
import { useAutoplayEnd } from './use-autoplay-end.ts';
import type { BetSlip } from './use-bet-slip.ts';
import type { Preferences } from './use-preferences.ts';
import { useHold, type Hold } from './use-hold.ts';
import { useSittingResult } from './use-sitting-result.ts';
import { useTableKeys } from './use-table-keys.ts';
import type { Terms } from './use-terms.ts';

interface Table {
  game: Game;
  rounds: Rounds;
  bet: BetSlip;
  preferences: Preferences;
  terms: Terms;
  mayPlay: boolean;
  gift: Gift | null;
  onSheet(sheet: Sheet): void;
}

interface Pace {
  autoplay: Autoplay;
  hold: Hold;
  sitting: AutoplayRun;
}

/** How rounds follow each other: by themselves, by keys, and what came of them since the table was opened. */
export function usePace({ terms, mayPlay, ...table }: Table): Pace {
  const { game, rounds, gift } = table;
  const { region, money } = terms;
  const lacks = lacksNumbers(table.game.definition, table.bet);
  const played = useAutoplay(rounds, {
    allowed: region.autoplay && mayPlay && !lacks,
    giftId: gift?.id ?? null,
    onEnd: useAutoplayEnd(money),
  });
  const autoplay: Autoplay = {
    ...played,
    begin(plan) {
      // The first press fills the ticket.
      if (lacks) rounds.spin();
      played.begin(plan);
    },
  };
  const hold = useHold(rounds, {
    allowed: mayHold(game, region) && mayPlay && !lacks && autoplay.left === null,
    giftId: gift?.id ?? null,
  });
  useTableKeys({ ...table, region, autoplay, hold, spins: mayPlay && rounds.phase !== 'choosing' });
  return { autoplay, hold, sitting: useSittingResult(rounds.last) };
}

import type { Gift } from '@croupier/contract/rewards/gifts';
import { isGridDefinition, settlesAtOnce } from '@croupier/games';
import { anyOf, lacksNumbers, picksOf } from '../board/ticket.ts';
import { useGift, useGiftNews, type GiftHere } from '../../rewards/gifts/use-gift.ts';
import type { Game } from '../table/game.ts';
import type { RoundSource } from '../table/round-source.ts';
import type { Presenter } from '../table/presenter.ts';
import { useRounds, type Rounds } from '../table/use-rounds.ts';
import type { BetSlip } from './use-bet-slip.ts';
import { useRoundSource } from './use-round-source.ts';
import { useTellGame } from './use-tell-game.ts';
import type { Terms } from './use-terms.ts';

interface Visit {
  readonly game: Game;
  readonly demo: boolean;
  readonly playerId: string | undefined;
  readonly terms: Terms;
  readonly bet: BetSlip;
  readonly presenter: Presenter | null;
}

interface Table {
  readonly source: RoundSource | null;
  readonly gift: GiftHere;
  /** The gift whose last round was shown here, until that is read. */
  readonly ended: Gift | null;
  readonly rounds: Rounds;
}

/** Where this visitor's rounds come from, what they are played with, and how they stand. */
export function useTable({ game, demo, playerId, terms, bet, presenter }: Visit): Table {
  const { region, currency } = terms;
  const source = useRoundSource({ game, demo, playerId, currency });
  const wanted = source !== null && !terms.isPlayMoney && settlesAtOnce(game.definition);
  const gift = useGift({ game: game.code, currency, wanted });
  const stakeMinor = gift.used?.stakeMinor ?? bet.stakeMinor;
  const giftId = gift.used?.id ?? null;
  const rounds = useRounds({
    game: game.code,
    source,
    presenter,
    bet: { kind: region.gameMoney, stakeMinor, mode: bet.mode, choice: bet.choice, giftId },
    minimumCycleMs: demo ? 0 : region.minimumCycleMs[isGridDefinition(game.definition) ? 'slots' : 'other'],
    mayStopReels: region.turbo,
  });
  useTellGame({ game: game.code, demo, isOpen: source !== null, rounds });
  useGiftNews(rounds.last, rounds.refusal?.key);
  return {
    source,
    gift,
    ended: gift.endedWith(rounds.last),
    rounds: { ...rounds, spin: spinOf(game, bet, rounds) },
  };
}

/** What a press of the great button does: a ticket that lacks numbers is filled first, and nothing staked. */
function spinOf({ definition }: Game, bet: BetSlip, { phase, spin }: Rounds): () => void {
  if (phase !== 'ready' || !lacksNumbers(definition, bet)) return spin;
  return () => bet.setChoice(anyOf(definition, picksOf(definition, bet.mode), bet.choice ?? []));
}

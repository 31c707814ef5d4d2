import type { Round } from '@croupier/contract/play/rounds';
import type { Gift } from '@croupier/contract/rewards/gifts';
import { spinStepsOf, type RoundOutcome } from '@croupier/games';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { leftBy } from '../table/round-parts.ts';
import type { Rounds } from '../table/use-rounds.ts';
import type { Autoplay } from './use-autoplay.ts';

/** Rounds that are counted down: those of a gift, and those that play themselves. */
export interface RunningOut {
  readonly rounds: Pick<Rounds, 'phase' | 'last'>;
  readonly autoplay: Pick<Autoplay, 'left' | 'planned'>;
  readonly gift: Gift | null;
}

const EVERY = 10;
const LAST = 3;

/** What a round came to, for a screen reader: its free spins, what it won, and the balance. Empty before the first. */
export function useSpoken(round: Round | null): string {
  const t = useTranslations('game.said');
  const result = useResult(round);
  const count = round ? freeSpinsOf(round) : 0;
  return count > 0 ? `${t('free', { count })} ${result}` : result;
}

/**
 * How many rounds are still to come, for a screen reader: of the gift that is played, else of those that play themselves.
 * Told before the first, at every tenth and for the last three; empty at all others.
 */
export function useSpokenLeft({ rounds, autoplay, gift }: RunningOut): string {
  const t = useTranslations('game.said');
  const { phase, last } = rounds;
  if (gift) {
    const count = gift.roundsLeft;
    return isTold(count, last?.giftId !== gift.id) ? t('giftLeft', { count }) : '';
  }
  if (autoplay.left === null) return '';
  // With the one on stage, so that it changes with what a round came to and not between two.
  const count = autoplay.left + (phase === 'ready' ? 0 : 1);
  return isTold(count, count === autoplay.planned) ? t('autoLeft', { count }) : '';
}

const isTold = (count: number, isFirst: boolean): boolean =>
  count > 0 && (isFirst || count <= LAST || count % EVERY === 0);

function useResult(round: Round | null): string {
  const t = useTranslations('game.said');
  const format = useFormat();
  if (!round) return '';
  const [win, stake] = [BigInt(round.winMinor), BigInt(round.stakeMinor)];
  // What a round of a gift wins gathers there: the balance stays.
  if (round.giftId !== null)
    return t(win === 0n ? 'giftLost' : 'giftWon', { win: format.money(win, round.currency) });
  const result = win === 0n ? 'lost' : win > stake ? 'won' : 'returned';
  const balance = format.money(leftBy(round).amountMinor, round.currency);
  return t(result, { win: format.money(round.winMinor, round.currency), balance });
}

/** How many free spins the round had. */
function freeSpinsOf({ outcome }: Round): number {
  return spinStepsOf(outcome as RoundOutcome).filter(({ kind }) => kind === 'free').length;
}

import type { Round } from '@croupier/contract/play/rounds';
import { spinStepsOf, type RoundOutcome } from '@croupier/games';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { leftBy } from '../table/round-parts.ts';

/** What a round came to, for a screen reader: its free spins, what it won, and the balance. Empty before the first. */
export function useSpoken(round: Round | null): string {
  const t = useTranslations('game.said');
  const result = useResult(round);
  const count = round ? freeSpinsOf(round) : 0;
  return count > 0 ? `${t('free', { count })} ${result}` : result;
}

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

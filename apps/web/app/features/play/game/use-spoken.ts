import type { Round } from '@croupier/contract/play/rounds';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { leftBy } from '../table/round-parts.ts';

/** One sentence a round for a screen reader: what it came to, and the balance. Empty before the first. */
export function useSpoken(round: Round | null): string {
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

import type { Round } from '@croupier/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../lib/format/use-format.ts';

/** One sentence a round for a screen reader: what it came to, and the balance. */
export function useSpoken(): { said: string; say(round: Round): void } {
  const t = useTranslations('game.said');
  const format = useFormat();
  const [said, setSaid] = useState('');
  return {
    said,
    say({ stakeMinor, winMinor, balanceAfterMinor, currency }) {
      const [win, stake] = [BigInt(winMinor), BigInt(stakeMinor)];
      const result = win === 0n ? 'lost' : win > stake ? 'won' : 'returned';
      const balance = format.money(balanceAfterMinor, currency);
      setSaid(t(result, { win: format.money(winMinor, currency), balance }));
    },
  };
}

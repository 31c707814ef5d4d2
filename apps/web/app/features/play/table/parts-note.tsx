import type { Currency } from '@croupier/domain/money/amounts';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';

/** An amount by whose money it was; minor units. */
export interface OwnAndBonus {
  readonly own: bigint;
  readonly bonus: bigint;
}

/** Says by whose money an amount was, and names no part that is not there. Nothing where all of it was the player's own. */
export function usePartsText(currency: Currency): (parts: OwnAndBonus) => string | null {
  const t = useTranslations('table.parts');
  const { money } = useFormat();
  return ({ own, bonus }) => {
    if (bonus === 0n) return null;
    if (own === 0n) return t('bonus');
    return t('both', { own: money(own, currency), bonus: money(bonus, currency) });
  };
}

/** The same as a line of its own beside the amount. */
export function PartsNote({ currency, ...parts }: OwnAndBonus & { currency: Currency }) {
  const text = usePartsText(currency)(parts);
  return text && <small>{text}</small>;
}

/** That the bonus part of a win went back, where it did. */
export function useForfeitText(currency: Currency): (forfeitedMinor: bigint) => string | null {
  const t = useTranslations('table.parts');
  const { money } = useFormat();
  return (minor) => (minor === 0n ? null : t('forfeited', { amount: money(minor, currency) }));
}

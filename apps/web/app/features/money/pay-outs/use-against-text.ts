import type { PayOutAgainstOnWire } from '@croupier/contract/money/pay-outs';
import type { Currency } from '@croupier/domain/money/amounts';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';

/** The sentences for what stands against a pay-out: what it is, and what its player can do. */
export function useAgainstText(currency: Currency): (against: PayOutAgainstOnWire) => string {
  const t = useTranslations('pay-outs.against');
  const { money } = useFormat();
  return (against) => {
    const left = 'leftMinor' in against ? money(against.leftMinor, currency) : '';
    const mask = 'mask' in against ? against.mask : '';
    return t(against.reason, { left, mask });
  };
}

import type { Approval } from '@croupier/contract/office/approvals';
import { CURRENCIES, type Currency } from '@croupier/domain/money/amounts';
import { useTranslations } from 'use-intl';
import { useMoney } from '../../../lib/format/money.tsx';

/** What will happen, in lines to read: an amount stands beside its currency, what has no word of ours stands as it is. */
export function useShown(shows: Approval['shows']): { name: string; value: string }[] {
  const t = useTranslations('approvals.shows');
  const money = useMoney();
  const { currency, ...rest } = shows;
  const isKnown = typeof currency === 'string' && Object.hasOwn(CURRENCIES, currency);
  return Object.entries(rest).map(([name, value]) => {
    const text = value ?? '—';
    const isAmount = isKnown && name.endsWith('Minor') && /^-?[0-9]+$/.test(text);
    const shown = isAmount
      ? money(text, currency as Currency, name === 'amountMinor')
      : t.has(`values.${text}`)
        ? t(`values.${text}`)
        : text;
    return { name: t.has(`names.${name}`) ? t(`names.${name}`) : name, value: shown };
  });
}

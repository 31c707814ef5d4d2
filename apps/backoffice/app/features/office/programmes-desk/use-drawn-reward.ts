import { CURRENCIES, type Currency } from '@croupier/domain/money/amounts';
import { useLocale, useTranslations } from 'use-intl';
import { useMoney } from '../../../lib/format/money.tsx';

/** A reward of a table, in a line: what kind it is, and how much or which. */
export function useDrawnReward(): (reward: Readonly<Record<string, unknown>>) => string {
  const t = useTranslations('lib.schemaForm.values');
  const locale = useLocale();
  const money = useMoney();
  return ({ kind, amount, code, lottery, points, count, name }) => {
    const amounts = Object.entries((amount ?? {}) as Record<string, string>)
      .filter((each): each is [Currency, string] => each[0] in CURRENCIES)
      .map(([currency, minor]) => money(minor, currency));
    const named = typeof name === 'object' ? nameIn(name as Record<string, string>, locale) : name;
    const details = [points ?? count, code ?? lottery, named, amounts.join(', ')].filter(Boolean);
    const what = String(kind);
    return [t.has(what) ? t(what) : what, ...details].join(' · ');
  };
}

/** A name in the language of the office, or in any. */
const nameIn = (names: Record<string, string>, locale: string): string | undefined =>
  names[locale.startsWith('uk') ? 'ua' : 'en'] ?? Object.values(names)[0];

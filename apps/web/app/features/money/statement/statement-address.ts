import type { InputOf } from '@croupier/contract/kit';
import type { readStatement } from '@croupier/contract/money/statement';
import type { Currency } from '@croupier/domain/money/amounts';
import { dateOf, dayOf } from '@croupier/ui/calendar/days.ts';

type Query = InputOf<typeof readStatement>['query'];

const ABOUT = ['bets', 'wins', 'deposits', 'others'] as const;
const KINDS = ['real', 'bonus', 'play'] as const;
const CURRENCY = /^[A-Z]{3}$/;

/** What the address of the page asks for. */
export interface StatementAddress {
  readonly currency: string;
  readonly kind: Query['kind'];
  readonly about: '' | (typeof ABOUT)[number];
  /** Days as a date field writes them, or ''. */
  readonly from: string;
  readonly to: string;
}

/** @param own the account shown where the address names none, or none of ours. */
export function readAddress(
  search: URLSearchParams,
  own: { currency: Currency; kind: Query['kind'] },
): StatementAddress {
  const currency = search.get('currency') ?? '';
  const dayIn = (name: string) => dayOf(dateOf(search.get(name) ?? ''));
  return {
    currency: CURRENCY.test(currency) ? currency : own.currency,
    kind: KINDS.find((kind) => kind === search.get('kind')) ?? own.kind,
    about: ABOUT.find((about) => about === search.get('about')) ?? '',
    from: dayIn('from'),
    to: dayIn('to'),
  };
}

/** How many of the fields leave something out; which account it is leaves out nothing. */
export const activeFilters = ({ about, from, to }: StatementAddress): number =>
  [about, from, to].filter((value) => value !== '').length;

export const isFiltered = (address: StatementAddress): boolean => activeFilters(address) > 0;

export const writeAddress = (address: StatementAddress): Record<string, string> =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value !== ''));

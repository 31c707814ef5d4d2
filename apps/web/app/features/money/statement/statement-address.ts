import type { InputOf } from '@croupier/contract/kit';
import type { readStatement } from '@croupier/contract/money/statement';
import type { Currency } from '@croupier/domain/money/amounts';

type Query = InputOf<typeof readStatement>['query'];

const ABOUT = ['bets', 'wins', 'deposits', 'others'] as const;
const KINDS = ['real', 'bonus', 'play'] as const;
const CURRENCY = /^[A-Z]{3}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

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
  const dayOf = (name: string) => {
    const day = search.get(name) ?? '';
    return DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : '';
  };
  return {
    currency: CURRENCY.test(currency) ? currency : own.currency,
    kind: KINDS.find((kind) => kind === search.get('kind')) ?? own.kind,
    about: ABOUT.find((about) => about === search.get('about')) ?? '',
    from: dayOf('from'),
    to: dayOf('to'),
  };
}

export const isFiltered = ({ about, from, to }: StatementAddress): boolean =>
  about !== '' || from !== '' || to !== '';

export const writeAddress = (address: StatementAddress): Record<string, string> =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value !== ''));

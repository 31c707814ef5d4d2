import type { InputOf } from '@croupier/contract/kit';
import type { listRounds } from '@croupier/contract/play/rounds';
import { dateOf, dayOf } from '@croupier/ui/calendar/days.ts';

type Query = Omit<InputOf<typeof listRounds>['query'], 'cursor'>;

/** What the address of the history asks for. Days are the reader's own; '' leaves nothing out. */
export interface HistoryFilter {
  readonly game: string;
  readonly result: '' | 'won' | 'lost';
  readonly kind: '' | 'real' | 'play';
  readonly state: '' | 'open' | 'settled';
  readonly from: string;
  readonly to: string;
}

const CHOICES = {
  result: ['won', 'lost'],
  kind: ['real', 'play'],
  state: ['open', 'settled'],
} as const;

/** Reads an address; whatever is no choice of ours is left out. */
export function readFilter(search: URLSearchParams): HistoryFilter {
  const choice = <Name extends keyof typeof CHOICES>(name: Name) =>
    (CHOICES[name] as readonly string[]).find((each) => each === search.get(name)) ?? '';
  const dayIn = (name: string) => dayOf(dateOf(search.get(name) ?? ''));
  return {
    game: search.get('game') ?? '',
    result: choice('result') as HistoryFilter['result'],
    kind: choice('kind') as HistoryFilter['kind'],
    state: choice('state') as HistoryFilter['state'],
    from: dayIn('from'),
    to: dayIn('to'),
  };
}

/** The filter as an address keeps it: only what it leaves out. */
export function writeFilter(filter: HistoryFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}

/** How many of the fields leave something out. */
export const activeFilters = (filter: HistoryFilter): number => Object.keys(writeFilter(filter)).length;

export const isFiltered = (filter: HistoryFilter): boolean => activeFilters(filter) > 0;

/** The filter as the server takes it: both days whole, as the reader's clock has them. */
export function queryOf({ game, result, kind, state, from, to }: HistoryFilter): Query {
  return {
    ...(game !== '' && { game }),
    ...(result !== '' && { result }),
    ...(kind !== '' && { kind }),
    ...(state !== '' && { state }),
    ...periodOf({ from, to }),
  };
}

/** The filter as the file is asked for: it holds settled rounds alone. */
export const fileQueryOf = (filter: HistoryFilter): Record<string, string> =>
  queryOf({ ...filter, state: '' });

/** @param from @param to days as a date field writes them, or ''; `to` is the last day of the period. */
export function periodOf({ from, to }: { from: string; to: string }): { from?: string; to?: string } {
  return {
    ...(from !== '' && { from: startOf(from, 0) }),
    ...(to !== '' && { to: startOf(to, 1) }),
  };
}

function startOf(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

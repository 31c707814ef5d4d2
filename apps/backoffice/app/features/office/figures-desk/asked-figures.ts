import { FIGURES, type FigureName } from '@croupier/contract/office/figures-desk';
import { CURRENCIES, type Currency } from '@croupier/domain/money/amounts';
import {
  dayAfter,
  daysOf,
  FIGURE_STEPS,
  STRETCH_DAYS_MAX,
  type FigureStep,
} from '@croupier/domain/office/figures';
import { REGION_IDS, type RegionId } from '@croupier/domain/site/regions';
import type { Search } from '../../../lib/search-text.ts';

/** Stretches that are chosen by name; `own` has days of its own. All end today. */
export const RANGES = ['today', '7', '30', '90', 'month', 'own'] as const;
export type Range = (typeof RANGES)[number];

export const CURRENCY_NAMES = Object.keys(CURRENCIES) as Currency[];

/** What the page shows, by its address; what the address says that is none of it is as if it were not said. */
export interface AskedFigures {
  readonly range: Range;
  readonly from: string;
  readonly to: string;
  readonly step: FigureStep;
  readonly currency: Currency;
  readonly region: RegionId | undefined;
  readonly game: string | undefined;
  readonly withTests: boolean;
  /** Which figure is drawn. */
  readonly plot: FigureName;
}

const oneOf = <T extends string>(all: readonly T[], text: string | undefined): T | undefined =>
  all.find((each) => each === text);

const isDay = (text: string | undefined): text is string =>
  /^20\d\d-\d\d-\d\d$/.test(text ?? '') &&
  !Number.isNaN(Date.parse(text!)) &&
  new Date(text!).toISOString().startsWith(text!);

/** A step that gives no more points than one can tell apart. */
const usualStep = (days: number): FigureStep => (days <= 92 ? 'day' : days <= 366 ? 'week' : 'month');

/** @param today the house's, in UTC */
export function readAsked(search: Search, today: string): AskedFigures {
  const { from, to } = stretchOf(search, today);
  const game = search['game'];
  return {
    range: oneOf(RANGES, search['range']) ?? '30',
    ...{ from, to },
    step: oneOf(FIGURE_STEPS, search['step']) ?? usualStep(daysOf({ from, to })),
    currency: oneOf(CURRENCY_NAMES, search['currency']) ?? CURRENCY_NAMES[0]!,
    region: oneOf(REGION_IDS, search['region']),
    game: game !== undefined && /^[a-z0-9][a-z0-9-]{0,39}$/.test(game) ? game : undefined,
    withTests: search['test'] === 'with',
    plot: oneOf(FIGURES, search['plot']) ?? 'ggrMinor',
  };
}

function stretchOf(search: Search, today: string): { from: string; to: string } {
  const range = oneOf(RANGES, search['range']) ?? '30';
  if (range === 'today') return { from: today, to: today };
  if (range === 'month') return { from: `${today.slice(0, 7)}-01`, to: today };
  if (range !== 'own') return { from: dayAfter(today, 1 - Number(range)), to: today };
  const to = isDay(search['to']) ? search['to'] : today;
  const from = isDay(search['from']) ? search['from'] : dayAfter(to, -29);
  // What ends before it begins is the one day; what is too long, the end of it.
  if (from > to) return { from: to, to };
  return { from: daysOf({ from, to }) > STRETCH_DAYS_MAX ? dayAfter(to, 1 - STRETCH_DAYS_MAX) : from, to };
}

/** As the house is asked. */
export const figuresQuery = ({ from, to, step, currency, region, game, withTests }: AskedFigures) => ({
  ...{ from, to, step, currency },
  ...(region && { region }),
  ...(game && { game }),
  ...(withTests && { test: 'with' as const }),
});

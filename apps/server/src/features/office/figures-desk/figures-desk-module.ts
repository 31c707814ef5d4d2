import {
  getFigures,
  getLiabilities,
  listFigureDays,
  listRewardCosts,
  REWARD_COST_DAYS,
} from '@croupier/contract/office/figures-desk';
import { dayAfter } from '@croupier/domain/office/figures';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { FIGURE_DAYS, type DayFilters, type FigureDayRow } from './figures-desk-store.ts';
import { dayView, liabilityView, rewardCostView } from './figures-view.ts';
import { readLiabilities } from './liabilities-store.ts';
import { REWARD_COSTS, type RewardCostFilters, type RewardCostRow } from './reward-costs-store.ts';
import { showFigures } from './show-figures.ts';

/** The room of figures: what the house turned over and kept, by day, and what it owes at this moment. */
export function createFiguresDesk({ db, clock }: Needs<'db' | 'clock'>): { module: Module } {
  const office = (http: Http) => {
    http.handle(getFigures, ({ input }) => showFigures(db, input.query));
    http.handle(getLiabilities, async ({ input }) => {
      const rows = await readLiabilities(db, input.query.test === 'with');
      return { at: rows[0]!.at.toISOString(), liabilities: rows.map(liabilityView) };
    });
    handleList<typeof listFigureDays, FigureDayRow, DayFilters>(http, listFigureDays, {
      db,
      list: FIGURE_DAYS,
      view: dayView,
      filters: ({ test, ...rest }) => ({ ...rest, withTests: test === 'with' }),
    });
    handleList<typeof listRewardCosts, RewardCostRow, RewardCostFilters>(http, listRewardCosts, {
      db,
      list: REWARD_COSTS,
      view: rewardCostView,
      // Every reward of the days is read: without a first day there is one.
      filters: ({ test, from, ...rest }) => ({
        ...rest,
        from: from ?? dayAfter(rest.to ?? clock.now().toISOString().slice(0, 10), -REWARD_COST_DAYS),
        withTests: test === 'with',
      }),
    });
  };
  return { module: { name: 'figures-desk', office } };
}

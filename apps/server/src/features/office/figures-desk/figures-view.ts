import type { FigureDay, Figures, Liability, RewardCost } from '@croupier/contract/office/figures-desk';
import { COUNTED, ggrOf, ngrOf, type FigureSums } from '@croupier/domain/office/figures';
import type { CountedRow, FigureDayRow, PartRow } from './figures-desk-store.ts';
import type { LiabilityRow } from './liabilities-store.ts';
import type { RewardCostRow } from './reward-costs-store.ts';

const NOTHING = Object.fromEntries(COUNTED.map((name) => [name, 0n])) as FigureSums;

/** What several rows count together; of none, nothing. */
export const addUp = (rows: readonly CountedRow[]): FigureSums =>
  rows.reduce<FigureSums>(
    (sums, row) => Object.fromEntries(COUNTED.map((name) => [name, sums[name] + row[name]])) as FigureSums,
    NOTHING,
  );

export const figuresView = (sums: FigureSums, players: bigint): Figures => ({
  ggrMinor: String(ggrOf(sums)),
  ngrMinor: String(ngrOf(sums)),
  players: String(players),
  ...(Object.fromEntries(COUNTED.map((name) => [name, String(sums[name])])) as Record<
    keyof FigureSums,
    string
  >),
});

export const partView = (row: PartRow) => ({
  ggrMinor: String(ggrOf(row)),
  turnoverMinor: String(row.turnoverMinor),
  winMinor: String(row.winMinor),
  rounds: String(row.rounds),
});

export const dayView = (row: FigureDayRow): FigureDay => {
  const { day, region, brand, currency, game, test } = row;
  return { day, region, brand, currency, game, test, ...figuresView(row, row.players) };
};

export const liabilityView = ({ at: _at, currency, ...sums }: LiabilityRow): Liability => ({
  currency,
  ...(Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, String(value)])) as Omit<
    Liability,
    'currency'
  >),
});

export const rewardCostView = ({ rewards, players, costMinor, ...row }: RewardCostRow): RewardCost => ({
  ...row,
  ...{ rewards: String(rewards), players: String(players), costMinor: String(costMinor) },
});

import { COUNTED, type Counted, type FigureStep, type Stretch } from '@croupier/domain/office/figures';
import type { Queryable } from '../../../platform/database.ts';
import type { ListSql } from '../../../platform/list-sql.ts';

/** Which of the figures: of one currency, narrowed by what is given. */
export interface Narrowed {
  readonly currency: string;
  readonly region: string | null;
  readonly brand: string | null;
  readonly game: string | null;
  /** Test accounts too. */
  readonly withTests: boolean;
}

export type CountedRow = Readonly<Record<Counted, bigint>>;

const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const SUMS = COUNTED.map((name) => `coalesce(sum(f.${columnOf(name)}), 0)::bigint AS "${name}"`).join(', ');

/** `$1` to `$6`; a game narrows what is counted, `players` has its rows under the game that is asked for, or under none. */
const NARROWED = `f.currency = $1 AND ($2::text IS NULL OR f.region = $2) AND ($3::text IS NULL OR f.brand = $3)
  AND ($4::boolean OR NOT f.test) AND f.day >= $5 AND f.day <= $6`;
const valuesOf = ({ currency, region, brand, withTests }: Narrowed, { from, to }: Stretch): unknown[] => [
  ...[currency, region, brand, withTests, from, to],
];
const STEP = `date_trunc($8, f.day::timestamp)::date`;

const BY_STEP = `SELECT ${STEP}::text AS "from", ${SUMS}, coalesce(sum(f.players) FILTER (WHERE f.game = coalesce($7, '')), 0)::bigint AS players
FROM figure_day f WHERE ${NARROWED} AND ($7::text IS NULL OR f.game = $7) GROUP BY 1 ORDER BY 1`;

export type StepRow = CountedRow & { readonly from: string; readonly players: bigint };

/** What is counted of each step in which something happened. `players` is right for days only: who came on two counts twice. */
export function listSteps(
  db: Queryable,
  of: Narrowed,
  stretch: Stretch,
  step: FigureStep,
): Promise<StepRow[]> {
  return db.query<StepRow>(BY_STEP, [...valuesOf(of, stretch), of.game, step], 'figures-steps');
}

const PLAYERS = `SELECT d."from", count(*) AS players FROM (
  SELECT DISTINCT ${STEP}::text AS "from", f.player_id FROM figure_player f WHERE ${NARROWED} AND f.game = coalesce($7, '')) AS d GROUP BY 1`;

/** Who played in each step, everybody once. */
export function countStepPlayers(
  db: Queryable,
  of: Narrowed,
  stretch: Stretch,
  step: FigureStep,
): Promise<{ from: string; players: bigint }[]> {
  return db.query(PLAYERS, [...valuesOf(of, stretch), of.game, step], 'figures-step-players');
}

const TOTAL = `SELECT count(*) AS players FROM (
  SELECT DISTINCT f.player_id FROM figure_player f WHERE ${NARROWED} AND f.game = coalesce($7, '')) AS d`;

/** Who played in a stretch, everybody once. */
export async function countPlayers(db: Queryable, of: Narrowed, stretch: Stretch): Promise<bigint> {
  const values = [...valuesOf(of, stretch), of.game];
  return (await db.query<{ players: bigint }>(TOTAL, values, 'figures-players'))[0]!.players;
}

const TESTS = `SELECT count(*) AS players FROM (
  SELECT DISTINCT f.player_id FROM figure_player f WHERE ${NARROWED} AND f.test AND f.game = coalesce($7, '')) AS d`;

export async function countTestPlayers(db: Queryable, of: Narrowed, stretch: Stretch): Promise<bigint> {
  const values = [...valuesOf({ ...of, withTests: true }, stretch), of.game];
  return (await db.query<{ players: bigint }>(TESTS, values, 'figures-test-players'))[0]!.players;
}

export interface PartRow {
  readonly name: string;
  readonly turnoverMinor: bigint;
  readonly winMinor: bigint;
  readonly rounds: bigint;
}

const partsBy = (
  column: 'region' | 'game',
): string => `SELECT f.${column} AS name, sum(f.turnover_minor)::bigint AS "turnoverMinor", sum(f.win_minor)::bigint AS "winMinor",
  sum(f.rounds)::bigint AS rounds
FROM figure_day f WHERE ${NARROWED} AND f.game <> '' AND ($7::text IS NULL OR f.game = $7)
GROUP BY 1 ORDER BY sum(f.turnover_minor - f.win_minor) DESC, 1 LIMIT 50`;

/** By region or by game, where most was left to the house first. */
export function listParts(
  db: Queryable,
  of: Narrowed,
  stretch: Stretch,
  by: 'region' | 'game',
): Promise<PartRow[]> {
  return db.query<PartRow>(partsBy(by), [...valuesOf(of, stretch), of.game], `figures-by-${by}`);
}

/** Whether there is any figure, of whoever is counted. */
export async function hasBegun(db: Queryable, withTests: boolean): Promise<boolean> {
  return (
    (await db.query('SELECT FROM figure_day WHERE $1::boolean OR NOT test LIMIT 1', [withTests])).length > 0
  );
}

export type FigureDayRow = CountedRow & {
  readonly day: string;
  readonly region: string;
  readonly brand: string;
  readonly currency: string;
  readonly game: string;
  readonly test: boolean;
  readonly players: bigint;
};

export interface DayFilters {
  from?: string;
  to?: string;
  currency?: string;
  region?: string;
  brand?: string;
  game?: string;
  withTests: boolean;
}

/** The rows as they are kept. */
export const FIGURE_DAYS: ListSql<DayFilters> = {
  select: `SELECT f.day::text AS day, f.region, f.brand, f.currency, f.game, f.test, f.players,
  ${COUNTED.map((name) => `f.${columnOf(name)} AS "${name}"`).join(', ')} FROM figure_day f`,
  sorts: { day: { by: 'f.day', type: 'date' } },
  // No part of a place has a space in it.
  id: {
    by: `(f.region || ' ' || f.brand || ' ' || f.currency || ' ' || f.game || ' ' || f.test::text)`,
    type: 'text',
  },
  filters: {
    from: (day, bind) => `f.day >= ${bind(day)}::date`,
    to: (day, bind) => `f.day <= ${bind(day)}::date`,
    currency: (currency, bind) => `f.currency = ${bind(currency)}`,
    region: (region, bind) => `f.region = ${bind(region)}`,
    brand: (brand, bind) => `f.brand = ${bind(brand)}`,
    game: (game, bind) => `f.game = ${bind(game)}`,
    withTests: (withTests, bind) => `${bind(withTests)}::boolean OR NOT f.test`,
  },
};

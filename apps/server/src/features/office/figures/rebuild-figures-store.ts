import { COUNTED, type Counted } from '@croupier/domain/office/figures';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { COLUMNS, columnOf, PLACE } from './figure-events-sql.ts';
import { FIGURES_READER } from './figures-store.ts';
import { recountOf } from './recount-sql.ts';

/**
 * Holds the reader of figures up until the transaction ends: what it has added is there to be seen, and it adds nothing meanwhile.
 * @returns false where no server has begun to count
 */
export async function lockReader(tx: Tx): Promise<boolean> {
  const text = 'SELECT FROM fact_reader WHERE name = $1 FOR UPDATE';
  return (await tx.query(text, [FIGURES_READER])).length > 0;
}

/** All rows are read through for a day: longer than a call may take. */
export async function takeTime(tx: Tx): Promise<void> {
  await tx.query('SET LOCAL statement_timeout = 0');
}

const SUMS = COLUMNS.map((column) => `${column} bigint`).join(', ');
const KEYS = 'day date, region text, brand text, currency text, game text, test boolean';

const DURING = (instant: string): string =>
  `${instant} >= ($1::date::timestamp AT TIME ZONE 'UTC') AND ${instant} < (($1::date + 1)::timestamp AT TIME ZONE 'UTC')`;

const KEEP_SUMS = `INSERT INTO pg_temp.figure_again (${PLACE}, players, ${COLUMNS.join(', ')})
SELECT ${PLACE}, coalesce(p.players, 0), ${COLUMNS.map((column) => `coalesce(s.${column}, 0)`).join(', ')}
FROM sums s FULL JOIN (SELECT ${PLACE}, count(*) AS players FROM kept GROUP BY ${PLACE}) AS p USING (${PLACE})`;

/** Counts a day again into tables that last as long as the transaction. The caller has locked the reader in a statement before. */
export async function recountDay(tx: Tx, day: string): Promise<void> {
  await tx.query(`CREATE TEMPORARY TABLE figure_again (${KEYS}, players bigint, ${SUMS}) ON COMMIT DROP`);
  await tx.query(`CREATE TEMPORARY TABLE figure_player_again (${KEYS}, player_id bigint) ON COMMIT DROP`);
  const text = `WITH ${recountOf(DURING)}, kept AS (
  INSERT INTO pg_temp.figure_player_again (${PLACE}, player_id) SELECT ${PLACE}, player_id FROM seen RETURNING ${PLACE}
)
${KEEP_SUMS}`;
  await tx.query(text, [day]);
}

export interface FigureDifference {
  readonly region: string;
  readonly brand: string;
  readonly currency: string;
  readonly game: string;
  readonly test: boolean;
  /** Null: there was no such row. */
  readonly before: Record<Counted | 'players', bigint> | null;
  /** Null: there is no such row any more. */
  readonly after: Record<Counted | 'players', bigint> | null;
}

const NAMES = ['players', ...COUNTED] as const;
const all = (row: string): string =>
  `(${['players', ...COLUMNS].map((column) => `${row}.${column}`).join(', ')})`;
const named = (row: string): string =>
  NAMES.map((name) => `${row}.${name === 'players' ? name : columnOf(name)} AS "${row}.${name}"`).join(', ');

const COMPARE = `SELECT region, brand, currency, game, test, ${named('f')}, ${named('a')}
FROM (SELECT * FROM figure_day WHERE day = $1) AS f FULL JOIN pg_temp.figure_again a USING (${PLACE})
WHERE ${all('f')} IS DISTINCT FROM ${all('a')} ORDER BY ${PLACE}`;

/** In which rows the figures of a day are not what was counted again. */
export async function compareDay(tx: Tx, day: string): Promise<FigureDifference[]> {
  type Row = Omit<FigureDifference, 'before' | 'after'> & Record<string, bigint | null>;
  const sumsOf = (row: Row, of: 'f' | 'a') =>
    row[`${of}.players`] === null
      ? null
      : Object.fromEntries(NAMES.map((name) => [name, row[`${of}.${name}`]]));
  return (await tx.query<Row>(COMPARE, [day])).map((row) => {
    const { region, brand, currency, game, test } = row;
    const [before, after] = [sumsOf(row, 'f'), sumsOf(row, 'a')] as FigureDifference['before'][];
    return { region, brand, currency, game, test, before: before ?? null, after: after ?? null };
  });
}

/** Puts what was counted again in the place of what stood there. */
export async function replaceDay(tx: Tx, day: string): Promise<void> {
  for (const [table, columns] of [
    ['figure_day', `${PLACE}, players, ${COLUMNS.join(', ')}`],
    ['figure_player', `${PLACE}, player_id`],
  ] as const) {
    const again = table === 'figure_day' ? 'figure_again' : 'figure_player_again';
    await tx.query(`DELETE FROM ${table} WHERE day = $1`, [day]);
    await tx.query(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM pg_temp.${again}`);
  }
}

const FIRST = `SELECT least((SELECT min(day) FROM figure_day), (least((SELECT min(created_at) FROM player),
  (SELECT min(settled_at) FROM every_round), (SELECT min(created_at) FROM every_transfer)) AT TIME ZONE 'UTC')::date)::text AS first,
greatest((SELECT max(day) FROM figure_day), (now() AT TIME ZONE 'UTC')::date)::text AS last`;

/** The first day on which anything happened, null in a house where nothing has; and the last that there is. */
export async function findDays(db: Queryable): Promise<{ first: string | null; last: string }> {
  return (await db.query<{ first: string | null; last: string }>(FIRST))[0]!;
}

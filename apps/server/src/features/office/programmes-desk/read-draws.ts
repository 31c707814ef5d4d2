import {
  DRAW_TABLES_MAX,
  type readDraws as readsDraws,
  type TableDraws,
} from '@croupier/contract/office/programmes-desk';
import type { OutputOf } from '@croupier/contract/kit';
import { fitOfDraws, type LootTableRow } from '@croupier/games';
import type { DeskParts } from './programmes-desk-parts.ts';
import { listTableDraws, type Outcome, type TableDrawsRow } from './draws-store.ts';

/** How often each place of the tables of a domain was drawn and given, beside what is expected. */
export async function readDraws(
  { db }: Pick<DeskParts, 'db'>,
  domain: string,
): Promise<OutputOf<typeof readsDraws>> {
  return { tables: (await listTableDraws(db, domain, DRAW_TABLES_MAX)).map(tableView) };
}

function tableView({ rows: text, outcomes, firstAt, lastAt, ...row }: TableDrawsRow): TableDraws {
  const rows = JSON.parse(text) as LootTableRow[];
  const drawn = rows.map((_, place) => timesOf(outcomes.filter((each) => each.drawn === place)));
  const given = rows.map((_, place) => timesOf(outcomes.filter((each) => each.given === place)));
  const { expected, fit } = fitOfDraws(
    rows.map(({ weight }) => weight),
    drawn,
  );
  return {
    ...row,
    draws: timesOf(outcomes),
    forced: outcomes.reduce((sum, each) => sum + each.forced, 0),
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    places: rows.map(({ weight, reward, stock }, place) => ({
      ...{ place, weight, reward: reward as Record<string, unknown>, stock: stock ?? null },
      ...{ drawn: drawn[place]!, expected: expected[place]!, given: given[place]! },
    })),
    fit,
  };
}

const timesOf = (outcomes: readonly Outcome[]): number => outcomes.reduce((sum, { times }) => sum + times, 0);

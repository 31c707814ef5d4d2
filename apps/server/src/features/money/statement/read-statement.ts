import type { InputOf, OutputOf } from '@croupier/contract/kit';
import type { readStatement as operation } from '@croupier/contract/money/statement';
import type { Queryable } from '../../../platform/database.ts';
import { instantOf } from '../../../platform/http/instant.ts';
import { findVersionAt, listEntries, newestVersion } from '../ledger/feature.ts';
import { operationsAbout } from './reasons.ts';
import { entryView, subjectsOf } from './statement-view.ts';
import { gamesOfRounds, gamesOfStudioRounds, giversOf } from './statement-store.ts';

const PAGE_ENTRIES = 40;
/** Entries looked at for one page, whatever the filter leaves of them. */
const LOOK_ENTRIES = 5_000;
/** Clocks of two servers, and a batch that waited, may put neighbours this much out of order. */
const CLOCK_SKEW_MS = 5 * 60_000;

/**
 * A page of the entries of one of the player's accounts, newest first.
 * @returns undefined when an instant is none
 */
export async function readStatement(
  db: Queryable,
  playerId: bigint,
  query: InputOf<typeof operation>['query'],
  { look = LOOK_ENTRIES, entries: limit = PAGE_ENTRIES } = {},
): Promise<OutputOf<typeof operation> | undefined> {
  const [from, to] = [instantOf(query.from), instantOf(query.to)];
  if (from === null || to === null) return undefined;
  const account = { playerId, currency: query.currency, kind: query.kind };
  const placeOf = (instant: Date, skewMs: number) =>
    findVersionAt(db, account, new Date(instant.getTime() + skewMs));
  const oldest = from ? await placeOf(from, -CLOCK_SKEW_MS) : 1n;
  const before = query.cursor
    ? BigInt(query.cursor)
    : to
      ? await placeOf(to, CLOCK_SKEW_MS)
      : (await newestVersion(db, account)) + 1n;
  const filter = { from, to, ...operationsAbout(query.about) };
  const found = await listEntries(db, {
    ...{ ...account, ...filter },
    ...{ before, look, limit: limit + 1 },
  });
  const page = found.slice(0, limit);
  const lookedTo = found.length > limit ? page.at(-1)!.version : before - BigInt(look);
  const subjects = subjectsOf(page);
  const known = {
    games: await gamesOfRounds(db, playerId, subjects.rounds),
    studioGames: await gamesOfStudioRounds(db, subjects.studioRounds),
    givers: await giversOf(db, playerId, subjects.given),
  };
  return {
    entries: page.map((entry) => entryView(entry, known)),
    nextCursor: lookedTo > oldest ? String(lookedTo) : null,
  };
}

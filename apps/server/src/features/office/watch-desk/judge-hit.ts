import type {
  judgeWatchHit as judges,
  OpenWatchHit,
  openWatchHit as opens,
  WatchHit,
} from '@croupier/contract/office/watch-desk';
import type { WatchVerdict } from '@croupier/domain/people/watch-lists';
import type { SignedInOperator } from '../../../platform/http/http.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { holdAccount } from '../../people/blocks/feature.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import type { Seats } from '../../play/fairness/feature.ts';
import { decideHit } from '../../people/watch-lists/feature.ts';
import { actorOf, type RecordAct } from '../audit/feature.ts';
import { findHit, type HitRow } from './watch-list-store.ts';

type Parts = Needs<'db' | 'clock'> & { readonly record: RecordAct; readonly seats: Pick<Seats, 'prepare'> };
type Call = { operator: SignedInOperator; requestId: string; ip: string };

/** Stands with the block, for whoever looks at the player: as any review by the risk team could have it, so that it tells nobody of a list. */
const BLOCK_REASON = 'Account under review.';

export const hitView = ({ entry, foundAt, at, ...row }: HitRow): WatchHit => ({
  ...row,
  ...{ kind: entry.kind, name: entry.names[0]! },
  foundAt: foundAt.toISOString(),
  at: at?.toISOString() ?? null,
});

/** Its own in the log: the story of a player is read by people who are not to know of it. */
export const subjectOf = (id: string) => ['watch-hit', id] as const;

/** An entry beside its player's form; the look is on record before anything is shown. */
export const openHit = (
  { db, record }: Pick<Parts, 'db' | 'record'>,
  call: Call,
  id: string,
): Promise<OpenWatchHit | Refused<typeof opens>> =>
  db.transaction(async (tx) => {
    const found = await findHit(tx, id);
    if (!found) return refuse('not_found');
    await record(tx, actorOf(call), { act: 'open.watch-hit', subject: subjectOf(id) });
    const { firstName, secondName, lastName, birthday, region, verifyLevel, ...row } = found;
    const { id: entryId, names, born, note } = row.entry;
    return {
      ...hitView(row),
      entry: { id: entryId, names: [...names], born: [...born], note },
      person: { firstName, secondName, lastName, birthday, region, verifyLevel },
    };
  });

/**
 * Answers once. A hit closes the account with the same commit, for good, also where it was blocked for a time; that it is blocked is all
 * that its player hears.
 */
export async function judgeHit(
  { db, clock, seats, record }: Parts,
  call: Call,
  { id, verdict, reason }: { id: string; verdict: WatchVerdict; reason: string },
): Promise<{ done: true } | Refused<typeof judges>> {
  const found = await findHit(db, id);
  if (!found) return refuse('not_found');
  const playerId = BigInt(found.player);
  // As for who is blocked by hand: the first stake of who has never played is judged, too.
  if (verdict === 'hit') await seats.prepare(playerId);
  return db.transaction(async (tx) => {
    // As whoever looks a player up does: the player first, then what was asked.
    await lockPlayer(tx, playerId);
    const now = clock.now();
    const hit = await decideHit(tx, id, { verdict, by: call.operator.name, at: now });
    if (typeof hit === 'string') return refuse(hit === 'unknown' ? 'not_found' : 'conflict');
    const block = { playerId, reason: BLOCK_REASON, since: now };
    const blocks = verdict === 'hit' && (await holdAccount(tx, block));
    await record(tx, actorOf(call), {
      ...{ act: 'judge.watch-hit', subject: subjectOf(id), reason },
      before: { state: hit.state },
      after: { verdict, blocks, list: hit.list, entry: hit.entryId },
    });
    return { done: true };
  });
}

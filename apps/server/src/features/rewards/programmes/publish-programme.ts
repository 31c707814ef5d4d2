import type { ProgrammeKind } from '@croupier/contract/rewards/programmes';
import { endOf, spanOf, type Programme } from '@croupier/domain/rewards/programmes';
import type { Tx } from '../../../platform/database.ts';
import { judgeProgramme } from './judge-programme.ts';
import type { Also, ProgrammeName, WritingParts } from './programmes-parts.ts';
import {
  findBody,
  lockProgramme,
  publishVersion,
  setFollowing,
  setState,
  type LockedProgramme,
} from './programmes-writing-store.ts';

/** A version that is yet to come is published so much before, so that all processes agree on it when it counts. */
const AHEAD_MS = 5_000;

type Published =
  | { readonly status: 'published'; readonly from: Date; readonly until: Date | null }
  /** There is no such draft: it was never saved, or is published already; or its time is over. */
  | { readonly status: 'no-draft' | 'no-time' | 'unknown-kind' }
  | { readonly status: 'faulty'; readonly faults: readonly string[] };

interface Release extends ProgrammeName {
  readonly version: number;
  readonly by: string;
}

/** Puts a draft in force at its time; at once where that has passed. Of several versions whose time has come the newest is in force. */
export async function publishProgramme(
  { db, clock, kinds }: WritingParts,
  release: Release,
  also?: Also<{ programmeId: bigint; at: Date; from: Date; until: Date | null }>,
): Promise<Published> {
  const kind = kinds.get(release.kind);
  if (!kind) return { status: 'unknown-kind' };
  return db.transaction(async (tx) => {
    const programme = await lockProgramme(tx, release);
    const { version, by } = release;
    const at = clock.now();
    const published = programme && (await publishLocked(tx, { kind, programme, version, by, at }));
    if (published?.status !== 'published') return published ?? { status: 'no-draft' };
    await setFollowing(tx, programme!.id, false);
    const { from, until } = published;
    await also?.(tx, { programmeId: programme!.id, at, from, until });
    return published;
  });
}

/** The same where the caller holds the programme's lock. */
export async function publishLocked(
  tx: Tx,
  of: { kind: ProgrammeKind; programme: LockedProgramme; version: number; by: string; at: Date },
): Promise<Published> {
  const { kind, programme, version, by, at } = of;
  const body = await findBody(tx, programme.id, version);
  if (!body) return { status: 'no-draft' };
  const faults = await judgeProgramme(tx, kind, { body, now: at });
  if (faults.length > 0) return { status: 'faulty', faults };
  const { schedule, audience } = body as Programme;
  const begins = spanOf(schedule, audience.regions, 0).from.getTime();
  const now = at.getTime();
  const from = begins <= now ? at : new Date(Math.max(begins, now + AHEAD_MS));
  const until = endOf(schedule, audience.regions);
  if (until !== null && until <= from) return { status: 'no-time' };
  if (!(await publishVersion(tx, { id: programme.id, version, by, at, from, until })))
    return { status: 'no-draft' };
  // A programme that is paused stays so: who publishes a newer version of it has not said that it may go on.
  if (programme.state !== 'PAUSED') await setState(tx, programme.id, 'PUBLISHED');
  return { status: 'published', from, until };
}

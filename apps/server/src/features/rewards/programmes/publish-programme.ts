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
export const publishProgramme = (
  parts: WritingParts,
  release: Release,
  also?: Also<{ from: Date; until: Date | null }>,
): Promise<Published> =>
  parts.db.transaction(async (tx) => {
    const published = await publishIn(tx, parts, release);
    if (published.status === 'published') await also?.(tx, published);
    return published;
  });

/** The same in a transaction of the caller's. */
export async function publishIn(
  tx: Tx,
  { clock, kinds }: Pick<WritingParts, 'clock' | 'kinds'>,
  { version, by, ...name }: Release,
): Promise<Published> {
  const kind = kinds.get(name.kind);
  if (!kind) return { status: 'unknown-kind' };
  const programme = await lockProgramme(tx, name);
  if (!programme) return { status: 'no-draft' };
  const published = await publishLocked(tx, { kind, programme, version, by, at: clock.now() });
  if (published.status === 'published') await setFollowing(tx, programme.id, false);
  return published;
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

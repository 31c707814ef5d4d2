import type { Tx } from '../../../../platform/database.ts';
import type { WritingParts } from '../programmes-parts.ts';
import {
  findShippedHash,
  insertVersion,
  listFollowing,
  lockOrMakeProgramme,
  lockProgramme,
  setState,
  withdrawVersions,
} from '../programmes-writing-store.ts';
import { publishLocked } from '../publish-programme.ts';
import { readShipped, type ShippedProgramme } from './read-shipped.ts';

const BY = 'shipped';

/**
 * Brings the shipped programmes in: what is new or was changed is published, what is not shipped any more is withdrawn. A programme that a
 * person has edited, published, ended or withdrawn is left alone.
 */
export async function importShipped(parts: WritingParts, folder?: string): Promise<void> {
  const shipped = await readShipped(parts.kinds, folder);
  // Those that lead to others come after them: what is refused is tried again, as long as any other comes in.
  for (let open: readonly ShippedProgramme[] = shipped; open.length > 0;) {
    const refused: { programme: ShippedProgramme; why: string }[] = [];
    for (const programme of open) {
      const why = await publishShipped(parts, programme);
      if (why !== undefined) refused.push({ programme, why });
    }
    if (refused.length === open.length)
      throw new Error(`Shipped programmes are faulty:\n${refused.map(({ why }) => why).join('\n')}`);
    open = refused.map(({ programme }) => programme);
  }
  const names = new Set(shipped.map(nameOf));
  for (const known of await listFollowing(parts.db))
    if (known.shippedHash !== null && !names.has(nameOf(known))) await withdrawShipped(parts, known);
}

const nameOf = ({ kind, code }: { kind: string; code: string }): string => `${kind}/${code}`;

/** Thrown so that nothing of it stays. */
class Refused extends Error {}

/** @returns why it is refused, if it is */
async function publishShipped(
  { db, clock, kinds }: WritingParts,
  shipped: ShippedProgramme,
): Promise<string | undefined> {
  try {
    await db.transaction(async (tx) => {
      const at = clock.now();
      // Under the lock: whoever edits it at this moment comes first or second, and is never written over.
      const programme = await lockOrMakeProgramme(tx, shipped, at);
      if (!programme.followsShipped || (await findShippedHash(tx, programme)) === shipped.hash) return;
      const draft = { body: shipped.body, by: BY, at, shippedHash: shipped.hash };
      const version = await insertVersion(tx, programme, draft);
      const kind = kinds.get(shipped.kind)!;
      const published = await publishLocked(tx, { kind, programme, version, by: BY, at });
      if (published.status === 'published') return;
      const lines = published.status === 'faulty' ? published.faults : [published.status];
      throw new Refused(lines.map((line) => `${nameOf(shipped)} ${line}`).join('\n'));
    });
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
  return undefined;
}

function withdrawShipped(
  { db, clock }: Pick<WritingParts, 'db' | 'clock'>,
  name: { kind: string; code: string },
): Promise<void> {
  return db.transaction(async (tx: Tx) => {
    const programme = await lockProgramme(tx, name);
    if (!programme?.followsShipped) return;
    await withdrawVersions(tx, programme.id, { by: BY, at: clock.now() });
    await setState(tx, programme.id, 'WITHDRAWN');
  });
}

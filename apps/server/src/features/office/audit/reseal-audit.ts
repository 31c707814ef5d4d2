import type { Tx } from '../../../platform/database.ts';
import {
  countLeft,
  createSealTally,
  type SealCount,
  type Sealed,
  type SealedPlatform,
} from '../../../platform/seals/sealed.ts';
import { createAuditLinks, NO_LINK, type AuditLinks } from './audit-link.ts';
import {
  lockHead,
  lockResealing,
  readEntries,
  updateHashes,
  updateHead,
  type AuditHead,
  type Rehashed,
} from './audit-store.ts';

const PORTION = 2_000;

/**
 * The log, whose entries each follow on the one before: it is chained anew as a whole or not at all, in one transaction. Who acts
 * meanwhile waits for its last portion alone, since its end is locked when all that came before is done.
 */
export const AUDIT_SEALED: Sealed = {
  name: 'audit log',
  table: 'audit_entry',
  column: 'hash',
  count: (platform) => platform.db.transaction((tx) => countByKey(tx, platform)),
  reseal: (platform) =>
    platform.db.transaction(async (tx) => {
      await lockResealing(tx);
      const count = await countByKey(tx, platform);
      if (countLeft(count) === 0 || count.unopened > 0) return count;
      const anew = await chainAnew(tx, platform);
      return { ...count, byKey: platform.seedKey.map((_, key) => (key === 0 ? Number(anew) : 0)) };
    }),
};

/** Ends with the first entry that follows on the one before it under no key of the ring: after it nothing can be told. */
async function countByKey(tx: Tx, { seedKey, told }: SealedPlatform): Promise<SealCount> {
  const links = createAuditLinks(seedKey);
  const tally = createSealTally(seedKey);
  let end: AuditHead = { position: 0n, hash: NO_LINK };
  for (;;) {
    const rows = await readEntries(tx, end.position, PORTION);
    for (const row of rows) {
      const key = row.position === end.position + 1n ? links.linkedBy(end.hash, row, row.hash) : -1;
      tally.add(key, () => `position ${row.position}`);
      if (key < 0) return tally.read();
      end = row;
    }
    told(rows.length);
    if (rows.length < PORTION) return tally.read();
  }
}

/** @returns the position of the last entry. Throws where the log is not whole: its end is not made anew for it. */
async function chainAnew(tx: Tx, { seedKey, told }: SealedPlatform): Promise<bigint> {
  const links = createAuditLinks(seedKey);
  let [was, anew]: [AuditHead, AuditHead] = [START, START];
  let locked: AuditHead | undefined;
  for (;;) {
    const rows = await readEntries(tx, was.position, PORTION);
    const rehashed = rehash(links, { was, anew }, rows);
    await updateHashes(
      tx,
      rehashed.entries.filter(({ was, hash }) => !hash.equals(was)),
    );
    ({ was, anew } = rehashed);
    told(rows.length);
    if (rows.length === PORTION) continue;
    if (locked) break;
    // Nobody writes an entry from here on until the commit: what came since the last portion is all there is.
    locked = await lockHead(tx);
  }
  if (locked.position !== was.position || !locked.hash.equals(was.hash))
    throw new Error(`the audit log does not end where its head says, at entry ${locked.position}`);
  await updateHead(tx, anew);
  return anew.position;
}

const START: AuditHead = { position: 0n, hash: NO_LINK };

type Ends = { readonly was: AuditHead; readonly anew: AuditHead };

function rehash(
  { linkOf, linkedBy }: AuditLinks,
  ends: Ends,
  rows: Awaited<ReturnType<typeof readEntries>>,
): Ends & { readonly entries: readonly Rehashed[] } {
  let { was, anew } = ends;
  const entries: Rehashed[] = [];
  for (const row of rows) {
    if (row.position !== was.position + 1n || linkedBy(was.hash, row, row.hash) < 0)
      throw new Error(`entry ${row.position} of the audit log does not follow on the one before it`);
    const { position } = row;
    was = { position, hash: row.hash };
    anew = { position, hash: linkOf(anew.hash, row) };
    entries.push({ ...anew, was: row.hash });
  }
  return { was, anew, entries };
}

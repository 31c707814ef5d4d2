import type { Tx } from '../../../platform/database.ts';
import { lockPlayer } from '../players/feature.ts';
import { addStop } from './add-stop.ts';
import type { ExclusionsParts } from './exclusions-parts.ts';
import { personHashes } from './person-hashes.ts';
import { insertTraces, listTraced } from './traces-store.ts';

/** Gives an account whose address was just proven, or whose document was just seen, what its person excluded themselves by. */
export type CarryStops = (tx: Tx, playerId: bigint) => Promise<void>;

/**
 * An exclusion goes with an address that was its player's to the account that proves it next, with the commit that proves it, and with a
 * document of theirs to every account that shows it, also to one that did so before (`stops-of-met`). An address is one account's at a
 * time: who has it now has proven it after it was left. Nothing goes back to who left it, from who only showed a document to whose it is,
 * nor on from an account that it came to: a number that is given to somebody else would shut out ever more strangers. Nothing of it shows
 * before an address is proven, so that nobody learns of somebody's exclusion by typing their address.
 */
export async function carryStops(
  { clock, key }: Pick<ExclusionsParts, 'clock' | 'key'>,
  tx: Tx,
  playerId: bigint,
): Promise<void> {
  const { all, own } = await personHashes(key, tx, await lockPlayer(tx, playerId));
  if (all.length === 0) return;
  const now = clock.now();
  for (const stop of await listTraced(tx, playerId, { hashes: all, now }))
    await addStop(tx, playerId, { ...stop, carried: true });
  // Who proves another address while they are excluded is known by that one too.
  await insertTraces(tx, playerId, { hashes: own, now });
}

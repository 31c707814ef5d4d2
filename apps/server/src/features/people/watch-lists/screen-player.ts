import { createHmac } from 'node:crypto';
import type { Match, Watched } from '@croupier/domain/people/watch-lists';
import type { Tx } from '../../../platform/database.ts';
import type { Needs } from '../../../platform/platform.ts';
import { lockPlayer } from '../players/feature.ts';
import type { WatchList } from './watch-list.ts';
import { deleteUnasked, findWatched, saveHit, saveScreening } from './watch-lists-store.ts';

export interface WatchParts extends Needs<'db' | 'clock' | 'error'> {
  readonly list: WatchList;
  /** Of who was compared a hash under it is kept, to know whether they are the same. */
  readonly key: Buffer;
}

/**
 * Looks a player up in the lists, as they are called at this moment, and asks the house about whoever is called like them. Again, it asks
 * nothing new. Its player neither sees nor hears anything of it.
 */
export async function screenPlayer(
  { clock, list, key }: WatchParts,
  tx: Tx,
  playerId: bigint,
): Promise<void> {
  await lockPlayer(tx, playerId);
  const version = await list.version();
  const person = await findWatched(tx, playerId);
  const matches = person ? await list.find(person) : [];
  const now = clock.now();
  for (const match of matches)
    await saveHit(tx, playerId, match, { askedHash: askedHash(key, match, person!), now });
  await deleteUnasked(tx, playerId, matches);
  await saveScreening(tx, playerId, version, now);
}

const askedHash = (key: Buffer, { entry }: Match, person: Watched): Buffer => {
  const { firstName, secondName, lastName, birthday } = person;
  const compared = [
    entry.kind,
    entry.names,
    entry.born,
    entry.note,
    firstName,
    secondName,
    lastName,
    birthday,
  ];
  return createHmac('sha256', key).update(JSON.stringify(compared)).digest();
};

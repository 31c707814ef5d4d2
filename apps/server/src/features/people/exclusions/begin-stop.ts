import type { beginStop as operation } from '@croupier/contract/people/exclusions';
import { endOfStop, STOP_PACKS, STOP_TERMS, type StopTerm } from '@croupier/domain/people/exclusions';
import type { SignedIn } from '../../../platform/http/http.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { lockPlayer } from '../players/feature.ts';
import { addStop } from './add-stop.ts';
import type { ExclusionsParts } from './exclusions-parts.ts';
import { personHashes } from './person-hashes.ts';
import { insertTraces } from './traces-store.ts';

/**
 * Stops a player by their own wish, with the commit: what is staked or deposited afterwards is refused. Of two at once, and of one
 * beside another that stands, the longer holds; nothing here takes one away.
 */
export async function beginStop(
  { db, clock, key }: ExclusionsParts,
  { playerId, region }: Pick<SignedIn, 'playerId' | 'region'>,
  term: StopTerm,
): Promise<Refused<typeof operation> | undefined> {
  if (!STOP_PACKS[region].terms.includes(term)) return refuse('invalid_request');
  return db.transaction(async (tx) => {
    const player = await lockPlayer(tx, playerId);
    const now = clock.now();
    const { kind } = STOP_TERMS[term];
    await addStop(tx, playerId, { kind, beganAt: now, untilAt: endOfStop(term, now), carried: false });
    // With the same commit: who leaves an address later has left its trace before.
    const { own } = await personHashes(key, tx, player);
    await insertTraces(tx, playerId, { hashes: own, now });
    return undefined;
  });
}

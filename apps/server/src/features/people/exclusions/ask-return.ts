import type { askReturn as operation } from '@croupier/contract/people/exclusions';
import { RETURN_WAIT_MS, stopStateOf } from '@croupier/domain/people/exclusions';
import { appendFacts } from '../../../platform/outbox.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { forgetSeatRules } from '../play-rules/feature.ts';
import { lockPlayer } from '../players/feature.ts';
import type { ExclusionsParts } from './exclusions-parts.ts';
import { insertReturn, listReturns, listStops } from './exclusions-store.ts';

/** Opens play a day after a player whose exclusion is over has asked for it; who asks again has asked once. */
export async function askReturn(
  { db, clock }: ExclusionsParts,
  playerId: bigint,
): Promise<Refused<typeof operation> | undefined> {
  return db.transaction(async (tx) => {
    await lockPlayer(tx, playerId);
    const now = clock.now();
    const state = stopStateOf(await listStops(tx, playerId), await listReturns(tx, playerId), now);
    if (state?.kind !== 'exclusion') return refuse('conflict');
    if (state.opensAt) return undefined;
    if (!state.mayReturn) return refuse('conflict');
    await insertReturn(tx, playerId, now);
    await forgetSeatRules(tx, playerId);
    const from = new Date(now.getTime() + RETURN_WAIT_MS).toISOString();
    await appendFacts(tx, [{ playerId, topic: 'exclusion.over', payload: { from } }]);
    return undefined;
  });
}

/** Has a return that was asked for been asked for so much earlier, for a test. @returns whether one was */
export async function askedEarlier(
  { db }: Pick<ExclusionsParts, 'db'>,
  playerId: bigint,
  byMs: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockPlayer(tx, playerId);
    const asked = (await listReturns(tx, playerId)).at(-1);
    if (!asked) return false;
    // Beside the other one, which nobody changes: of two the first opens.
    await insertReturn(tx, playerId, new Date(asked.getTime() - byMs));
    await forgetSeatRules(tx, playerId);
    return true;
  });
}

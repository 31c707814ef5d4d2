import { THING_STATES, THING_TRANSITIONS, type ThingState } from '@croupier/domain/rewards/rewards';
import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { setTakenBack } from './rewards-store.ts';
import { moveThing } from './things-store.ts';

export interface ThingChange {
  readonly playerId: bigint;
  readonly rewardId: string;
  readonly to: Exclude<ThingState, 'ORDERED'>;
  /** By which its player follows what was sent. */
  readonly tracking: string | null;
  readonly now: Date;
}

/**
 * Moves a thing on inside the caller's transaction, and tells it. One that came back is its player's no more; what was paid
 * for it is given back by who took it.
 * @returns false where it is there already, or cannot come there from where it is
 */
export async function changeThing(tx: Tx, change: ThingChange): Promise<boolean> {
  const { playerId, rewardId, to, now } = change;
  const from = THING_STATES.filter((state) =>
    (THING_TRANSITIONS[state] as readonly ThingState[]).includes(to),
  );
  if (!(await moveThing(tx, { ...change, from }))) return false;
  await appendFacts(tx, [{ playerId, topic: 'thing.changed', payload: { id: rewardId, state: to } }]);
  if (to !== 'RETURNED') return true;
  const payload = await setTakenBack(tx, { playerId, id: rewardId, now });
  await appendFacts(tx, [{ playerId, topic: 'reward.taken-back', payload }]);
  return true;
}

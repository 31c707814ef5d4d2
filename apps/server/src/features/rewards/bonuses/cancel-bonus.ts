import type { cancelBonus as operation } from '@croupier/contract/rewards/bonuses';
import { bonusState } from '@croupier/domain/rewards/bonuses';
import { appendFacts } from '../../../platform/outbox.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { cancelFreeRounds } from '../../play/providers/feature.ts';
import { stopGift } from '../gifts/feature.ts';
import type { BonusParts } from './bonus-parts.ts';
import { findBonus, setOver, type LivingBonus } from './bonus-store.ts';

type Refusal = Refused<typeof operation>;

/**
 * Gives up a bonus at its player's wish. One that waits is put away; of an active one the money goes back, and of rounds what they have
 * won becomes money, as their terms say. Refused while a round of it is open.
 */
export async function cancelBonus(
  parts: BonusParts,
  { playerId, id }: { readonly playerId: bigint; readonly id: string },
): Promise<Refusal | undefined> {
  const { db, clock, purses } = parts;
  const bonus = await findBonus(db, playerId, id);
  if (!bonus) return refuse('not_found');
  const state = bonusState(bonus, clock.now());
  if (state === 'CANCELED') return undefined;
  if (state === 'NOT_ACTIVATED' && !bonus.grant)
    return (await putAway(parts, bonus)) ? undefined : refuse('conflict');
  if (state !== 'ACTIVATED') return refuse('conflict');
  if (bonus.grant) return purses.cancel(playerId, bonus.grant.id);
  const rounds =
    bonus.type === 'GIFT_SPINS' ? await stopGift(parts, playerId, id) : await stopRounds(parts, bonus);
  // Those of another studio end with their open round.
  return rounds && rounds.state !== 'FINISHED' && rounds.state !== 'EXPIRED' ? undefined : refuse('conflict');
}

const stopRounds = ({ db, clock }: BonusParts, { playerId, id }: LivingBonus) =>
  db.transaction((tx) => cancelFreeRounds(tx, playerId, id, clock.now()));

/** @returns whether it was still waiting */
async function putAway({ db, clock }: BonusParts, bonus: LivingBonus): Promise<boolean> {
  const { playerId, id, code } = bonus;
  return db.transaction(async (tx) => {
    if (!(await setOver(tx, bonus, { state: 'CANCELED', now: clock.now() }))) return false;
    await appendFacts(tx, [{ playerId, topic: 'bonus.changed', payload: { id, code, state: 'CANCELED' } }]);
    return true;
  });
}

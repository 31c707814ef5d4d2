import type { cancelBonus as operation } from '@croupier/contract/rewards/bonuses';
import { bonusState, type BonusState } from '@croupier/domain/rewards/bonuses';
import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { isRefusal, refuse, type Refusal, type Refused } from '../../../platform/refusal.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { cancelFreeRounds } from '../../play/providers/feature.ts';
import { stopGiftIn } from '../gifts/feature.ts';
import { cancelWaitingGrant, holdPurseSeat } from '../purses/feature.ts';
import type { BonusParts } from './bonus-parts.ts';
import { findBonus, lockBonus, setOver, type LivingBonus } from './bonus-store.ts';

/** How a bonus stood when it was cancelled. */
interface CanceledBonus {
  readonly code: string;
  readonly state: BonusState;
  readonly bonus: LivingBonus;
}

/** `round_open` has the key of the round in its details, as `{ round }`. */
type NotCanceledForHouse = Refusal<'not_found' | 'conflict' | 'round_open'>;

/** Cancels a bonus of a player in the transaction of a caller, who says in it by whom and why. */
export type CancelForHouse = (
  tx: Tx,
  bonus: { readonly playerId: bigint; readonly id: string },
) => Promise<CanceledBonus | NotCanceledForHouse>;

/**
 * Cancels a bonus for the house as its player would: one that waits is put away; of an active one the money goes back, and of rounds
 * what they have won becomes money by their terms. What is over already is a conflict, so that of two at once one cancels it.
 */
export const cancelForHouse =
  (parts: Pick<BonusParts, 'clock' | 'purses'>): CancelForHouse =>
  async (tx, { playerId, id }) => {
    // The player before the seat, as who activates it: either this finds it active, or they find it cancelled.
    await lockPlayer(tx, playerId);
    await holdPurseSeat(tx, playerId);
    const bonus = await lockBonus(tx, playerId, id);
    if (!bonus) return refuse('not_found');
    const now = parts.clock.now();
    const state = bonusState(bonus, now);
    const refused = await endAs(parts, tx, { bonus, state, now });
    return isRefusal(refused) ? refused : { code: bonus.code, state, bonus };
  };

/** The same at its player's wish, in a transaction of its own. Again, it changes nothing. */
export async function cancelBonus(
  parts: Pick<BonusParts, 'db' | 'clock' | 'purses'>,
  of: { readonly playerId: bigint; readonly id: string },
): Promise<Refused<typeof operation> | undefined> {
  const { db, clock } = parts;
  const canceled = await db.transaction((tx) => cancelForHouse(parts)(tx, of));
  if (!isRefusal(canceled)) return undefined;
  const bonus = await findBonus(db, of.playerId, of.id);
  return bonus && bonusState(bonus, clock.now()) === 'CANCELED' ? undefined : canceled;
}

interface Locked {
  readonly bonus: LivingBonus;
  readonly state: BonusState;
  readonly now: Date;
}

async function endAs(
  { purses }: Pick<BonusParts, 'purses'>,
  tx: Tx,
  { bonus, state, now }: Locked,
): Promise<NotCanceledForHouse | undefined> {
  const { playerId, id, code, grant, type } = bonus;
  if (state === 'NOT_ACTIVATED') {
    // What rounds have won waits as money that was never given: with it goes the win.
    if (grant) await cancelWaitingGrant(tx, { playerId, id: grant.id }, now);
    else await setOver(tx, bonus, { state: 'CANCELED', now });
    await appendFacts(tx, [{ playerId, topic: 'bonus.changed', payload: { id, code, state: 'CANCELED' } }]);
    return undefined;
  }
  if (state !== 'ACTIVATED') return refuse('conflict');
  if (grant) return purses.cancelIn(tx, { playerId, id: grant.id });
  if (type === 'GIFT_SPINS')
    return (await stopGiftIn(tx, { playerId, id, now })) === 'CANCELED' ? undefined : refuse('conflict');
  const rounds = await cancelFreeRounds(tx, playerId, id, now);
  // Those of another studio end with their open round.
  return rounds && rounds.state !== 'FINISHED' && rounds.state !== 'EXPIRED' ? undefined : refuse('conflict');
}

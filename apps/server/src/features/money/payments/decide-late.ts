import { payInStateAfter, type LateStep } from '@croupier/domain/money/payments';
import type { Tx } from '../../../platform/database.ts';
import { isBlocked, isErased, lockPlayer } from '../../people/players/feature.ts';
import type { Limits } from '../../people/limits/feature.ts';
import { findLatePayIn, noteLate, settleLate } from './findings-store.ts';
import { movePayIn } from './move-pay-in.ts';
import { insertEvent, wasRefusedBack } from './payment-events-store.ts';
import { lockPayIn, type PayInRow } from './payments-store.ts';

/** The decisions that a person may make about money that came late. */
export type LateDecision = 'given' | 'returned';

const STEP_OF = { given: 'late.given', returned: 'late.returning' } as const satisfies Record<
  LateDecision,
  LateStep
>;

/** The payment of a finding that waits for a decision, with its player locked before it; a word where there is none. */
export async function lockLate(tx: Tx, findingId: bigint): Promise<PayInRow | 'not_found' | 'conflict'> {
  const found = await findLatePayIn(tx, findingId);
  if (!found) return 'not_found';
  // The order in which a deposit is begun: whoever blocks the account or changes its limits waits, or was first.
  await lockPlayer(tx, found.playerId);
  const payIn = (await lockPayIn(tx, found.id))!;
  return payIn.state === 'LATE' ? payIn : 'conflict';
}

/**
 * What keeps a late payment from being given: all that would keep its player from beginning it now. Its amount is among those that
 * count already. Where the provider has refused to take it back there is no other way for the money, and nothing keeps it but an account
 * that is erased: nobody would ever have it.
 */
export async function refuseGiving(
  { limits }: { limits: Pick<Limits, 'refuseDeposit'> },
  tx: Tx,
  { id, playerId, currency }: PayInRow,
) {
  if (await isErased(tx, playerId)) return 'account_blocked' as const;
  if (await wasRefusedBack(tx, id)) return undefined;
  if (await isBlocked(tx, playerId)) return 'account_blocked' as const;
  return limits.refuseDeposit(tx, playerId, { amountMinor: 0n, currency });
}

interface Decided {
  readonly decision: LateDecision;
  /** What the log and the finding say of it. */
  readonly note: string;
  /** Once for an act: its id names the event. */
  readonly act: string;
  readonly now: Date;
}

/** Gives a late payment to its player, or has it sent back. The caller holds what `lockLate` locks. @throws where it is decided already */
export async function decideLate(
  tx: Tx,
  payIn: PayInRow,
  { decision, note, act, now }: Decided,
): Promise<void> {
  const type = STEP_OF[decision];
  const state = payInStateAfter(payIn.state, type);
  if (!state) throw new Error(`pay-in ${payIn.id} is ${payIn.state}: nothing is decided about it`);
  const event = { id: `office-${act}`, payInId: payIn.id, type, now, outcome: 'applied' } as const;
  if (!(await insertEvent(tx, event))) throw new Error(`act ${act} has decided about a payment before`);
  await movePayIn(tx, payIn, { state, now });
  // The last word stands, whatever was decided before the provider refused.
  await noteLate(tx, payIn.id, note);
  // Money that goes back is looked after until it is there: its finding stays open.
  if (decision === 'given') await settleLate(tx, payIn.id, { note, now });
}

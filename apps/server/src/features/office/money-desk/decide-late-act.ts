import type { Tx } from '../../../platform/database.ts';
import type { Needs } from '../../../platform/platform.ts';
import {
  decideLate,
  lockLate,
  refuseGiving,
  wasRefusedBack,
  type LateDecision,
} from '../../money/payments/feature.ts';
import type { Limits } from '../../people/limits/feature.ts';
import type { AgainstByDepositRule, FourEyesAct } from '../approvals/feature.ts';
import { findForeignClaim, giveBack } from '../claims/feature.ts';

/** The decision with what the payment comes to, as a limit and a second person have to know it. */
export interface LatePaymentDecision {
  /** Number of the finding. */
  readonly id: string;
  readonly decision: LateDecision;
  readonly reason: string;
  readonly currency: string;
  readonly amountMinor: string;
}

export type AgainstLate = 'not_found' | 'conflict' | 'item_taken' | 'account_blocked' | AgainstByDepositRule;

/**
 * Gives a payment that came late to its player, or has it sent back: the money, the decision and its entry in the log are one
 * transaction. Of two who decide at once the second one finds it decided.
 */
export const decideLateAct = ({
  clock,
  limits,
}: Needs<'clock'> & { readonly limits: Pick<Limits, 'refuseDeposit'> }): FourEyesAct<
  LatePaymentDecision,
  AgainstLate
> => ({
  name: 'decide.late-payments',
  // It moves what an adjustment would have had to move.
  permission: 'adjust.money',
  subject: ({ id }) => ['payment-finding', id],
  size: ({ currency, amountMinor }) => ({ currency, amountMinor: BigInt(amountMinor) }),
  show: async (tx, { id, decision }) => {
    const payIn = await lockLate(tx, BigInt(id));
    if (typeof payIn === 'string') return payIn;
    const refusal = decision === 'given' ? await refuseGiving({ limits }, tx, payIn) : undefined;
    if (refusal === 'account_blocked') return refusal;
    if (refusal) return { byRule: refusal.details };
    const { currency, amountMinor, playerId } = payIn;
    const shown = { decision, currency, amountMinor: String(amountMinor), player: String(playerId) };
    // Then no rule keeps it from being given: whoever says yes has to have seen that.
    return (await wasRefusedBack(tx, payIn.id)) ? { ...shown, refusedBack: 'yes' } : shown;
  },
  // Whoever asks for it has nobody else's item in hand; until the transaction ends nobody takes it.
  against: async (tx, { id }, { part, operatorId }) => {
    const by = part === 'maker' && (await findForeignClaim(tx, itemOf(id), { operatorId, now: clock.now() }));
    return by ? 'item_taken' : undefined;
  },
  carryOut: async (tx: Tx, { id, decision, reason }, act) => {
    const payIn = await lockLate(tx, BigInt(id));
    if (typeof payIn === 'string') return payIn;
    await decideLate(tx, payIn, { decision, note: reason.trim(), act, now: clock.now() });
    await giveBack(tx, itemOf(id));
    return undefined;
  },
});

const itemOf = (id: string) => ({ queue: 'payment-findings', item: id }) as const;

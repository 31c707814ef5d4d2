import type { Clock } from '../../../platform/clock.ts';
import { decideInReview, lockInReview, type Decision, type PayOuts } from '../../money/pay-outs/feature.ts';
import type { FourEyesAct } from '../approvals/feature.ts';
import { findForeignClaim, giveBack } from '../claims/feature.ts';
import { QUEUE, sumLetGo } from './pay-outs-store.ts';

/** The decision with what the pay-out comes to, as a limit and a second person have to know it. */
export interface DecidedPayOut {
  readonly id: string;
  readonly decision: Decision;
  readonly currency: string;
  readonly amountMinor: string;
}

/** Lets a pay-out go, or turns it down: the state, the money and the entry in the log are one transaction. */
export const decidePayOutAct = (
  { clock }: { readonly clock: Clock },
  { parts }: Pick<PayOuts, 'parts'>,
): FourEyesAct<DecidedPayOut, 'not_found' | 'conflict' | 'item_taken'> => ({
  name: 'decide.pay-outs',
  permission: 'decide.pay-outs',
  subject: ({ id }) => ['pay-out', id],
  // What is given back to its player is nobody's to steal: only what goes out has a size. It is that of the player's day, so that nobody
  // lets go in parts what takes two people whole.
  size: async ({ id, decision, currency, amountMinor }, tx) => ({
    currency,
    amountMinor:
      decision.to === 'APPROVED' ? BigInt(amountMinor) + (await sumLetGo(tx, id, dayBefore(clock))) : 0n,
  }),
  show: async (tx, { id, decision }) => {
    const payOut = await lockInReview(parts, tx, id, decision);
    if (typeof payOut === 'string') return payOut;
    const { amountMinor, feeMinor, currency, playerId, mask, reasons } = payOut;
    return {
      ...{ decision: decision.to, told: decision.to === 'REJECTED' ? decision.told : null, currency, mask },
      ...{ amountMinor: String(amountMinor), feeMinor: String(feeMinor) },
      ...{ player: String(playerId), reasons: reasons.join(', ') },
    };
  },
  // Whoever asks for it has nobody else's item in hand; until the transaction ends nobody takes it.
  against: async (tx, { id }, { part, operatorId }) => {
    const item = { queue: QUEUE, item: id };
    const by = part === 'maker' && (await findForeignClaim(tx, item, { operatorId, now: clock.now() }));
    return by ? 'item_taken' : undefined;
  },
  carryOut: async (tx, { id, decision }) => {
    const against = await decideInReview(parts, tx, id, decision);
    await giveBack(tx, { queue: QUEUE, item: id });
    return against;
  },
});

const DAY_MS = 86_400_000;
const dayBefore = (clock: Clock): Date => new Date(clock.now().getTime() - DAY_MS);

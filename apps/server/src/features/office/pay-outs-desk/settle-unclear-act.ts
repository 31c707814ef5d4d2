import type { Needs } from '../../../platform/platform.ts';
import { lockUnclear, settleUnclear, type Became, type PayOuts } from '../../money/pay-outs/feature.ts';
import type { FourEyesAct } from '../approvals/feature.ts';
import { findForeignClaim, giveBack } from '../claims/feature.ts';
import { QUEUE } from './pay-outs-store.ts';

export interface UnclearPayOut {
  readonly id: string;
  readonly became: Became;
}

export type AgainstSettling = 'not_found' | 'conflict' | 'insufficient_funds' | 'item_taken';

/**
 * Says what became of a pay-out where the provider does not, or says what cannot be: that it arrived, or that its money comes back. It has
 * no size: who could say alone that what has arrived has not, would have it twice. How much of it is there to be taken back is seen when it
 * is done: its player may play meanwhile.
 */
export const settleUnclearAct = (
  { clock }: Needs<'clock'>,
  { parts }: Pick<PayOuts, 'parts'>,
): FourEyesAct<UnclearPayOut, AgainstSettling> => ({
  name: 'settle.pay-outs',
  permission: 'decide.pay-outs',
  subject: ({ id }) => ['pay-out', id],
  show: async (tx, { id, became }) => {
    const found = await lockUnclear(tx, id);
    if (typeof found === 'string') return found;
    const { amountMinor, feeMinor, owedMinor, currency, playerId, mask } = found.payOut;
    return {
      ...{ became, case: found.what, currency, mask, player: String(playerId) },
      ...{ amountMinor: String(amountMinor), feeMinor: String(feeMinor), owedMinor: String(owedMinor) },
    };
  },
  // Whoever asks for it has nobody else's item in hand; until the transaction ends nobody takes it.
  against: async (tx, { id }, { part, operatorId }) => {
    const item = { queue: QUEUE, item: id };
    const by = part === 'maker' && (await findForeignClaim(tx, item, { operatorId, now: clock.now() }));
    return by ? 'item_taken' : undefined;
  },
  carryOut: async (tx, { id, became }) => {
    const against = await settleUnclear(parts, tx, id, became);
    await giveBack(tx, { queue: QUEUE, item: id });
    return against;
  },
});

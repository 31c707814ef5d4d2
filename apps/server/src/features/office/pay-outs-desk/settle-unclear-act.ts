import { lockUnclear, settleUnclear, type Became, type PayOuts } from '../../money/pay-outs/feature.ts';
import type { FourEyesAct } from '../approvals/feature.ts';

export interface UnclearPayOut {
  readonly id: string;
  readonly became: Became;
}

/**
 * Says what became of a pay-out where the provider does not: that it arrived, or that its money comes back. It has no size: who could say
 * alone that what has arrived has not, would have it twice.
 */
export const settleUnclearAct = ({
  parts,
}: Pick<PayOuts, 'parts'>): FourEyesAct<UnclearPayOut, 'not_found' | 'conflict'> => ({
  name: 'settle.pay-outs',
  permission: 'decide.pay-outs',
  subject: ({ id }) => ['pay-out', id],
  show: async (tx, { id, became }) => {
    const payOut = await lockUnclear(tx, id);
    if (typeof payOut === 'string') return payOut;
    const { state, amountMinor, feeMinor, currency, playerId, mask } = payOut;
    return {
      ...{ became, state, currency, mask, player: String(playerId) },
      ...{ amountMinor: String(amountMinor), feeMinor: String(feeMinor) },
    };
  },
  carryOut: (tx, { id, became }) => settleUnclear(parts, tx, id, became),
});

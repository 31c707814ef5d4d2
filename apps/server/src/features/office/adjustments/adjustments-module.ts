import { adjustMoney } from '@croupier/contract/office/adjustments';
import type { Http } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Approvals } from '../approvals/feature.ts';
import { ADJUST_MONEY } from './adjust-money.ts';

/** Money that people of the house post to players or take from them. */
export function createAdjustments({ approvals }: { approvals: Approvals }): { module: Module } {
  const adjust = approvals.offer(ADJUST_MONEY);
  const office = (http: Http) =>
    http.handle(adjustMoney, async (call) => {
      const { key, currency, amountMinor, reason } = call.input.body;
      const input = { playerId: call.input.params.id, currency, amountMinor, reason };
      const performed = await adjust({ call, id: key, input, reason });
      return typeof performed === 'string' ? refuse(performed) : performed;
    });
  return { module: { name: 'adjustments', office } };
}

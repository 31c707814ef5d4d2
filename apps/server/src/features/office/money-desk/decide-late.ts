import type { decideLatePayment as operation } from '@croupier/contract/office/money-desk';
import type { Performed } from '@croupier/contract/office/approvals';
import { refuse, refuseByRule, type Refused } from '../../../platform/refusal.ts';
import type { LatePaymentDecision } from './decide-late-act.ts';
import { findPaymentFinding } from './findings-store.ts';
import type { Call, MoneyDeskParts } from './money-desk-parts.ts';

/** Decides about a late payment, alone or with a second person: by what the payment comes to, whatever a call says. */
export async function decideLatePayment(
  { db, decideLate }: MoneyDeskParts,
  call: Call,
  { key, ...decision }: Omit<LatePaymentDecision, 'currency' | 'amountMinor'> & { key: string },
): Promise<Performed | Refused<typeof operation>> {
  const finding = await findPaymentFinding(db, BigInt(decision.id));
  const { kind, currency, amountMinor } = finding ?? {};
  if (kind !== 'late' || !currency) return refuse('not_found');
  const input = { ...decision, currency, amountMinor: String(amountMinor) };
  const performed = await decideLate({ call, id: key, input, reason: decision.reason });
  if (typeof performed === 'string') return refuse(performed);
  return 'byRule' in performed ? refuseByRule(performed.byRule) : performed;
}

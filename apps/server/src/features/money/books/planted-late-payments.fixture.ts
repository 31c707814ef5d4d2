import { randomUUID } from 'node:crypto';

import { decideLate, type LateDecision } from '../payments/feature.ts';
import { lockPayIn } from '../payments/payments-store.ts';
import type { ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { fault, type PlantedFault } from './planted-faults.fixture.ts';

/** Decides about deposits that came late. The first is left waiting. @returns it, and the one that is on its way back, as faults name them */
export async function keepLate(
  { db }: Pick<ProviderHouse, 'db'>,
  ids: readonly [waiting: string, given: string, returning: string],
) {
  const [waiting, given, returning] = ids;
  const decide = (id: string, decision: LateDecision) =>
    db.transaction(async (tx) =>
      decideLate(tx, (await lockPayIn(tx, id))!, {
        ...{ decision, note: 'looked at', act: randomUUID(), now: new Date() },
      }),
    );
  await decide(given, 'given');
  await decide(returning, 'returned');
  return { lateDeposit: waiting, goingBack: returning };
}

const LATE = `'{lateDeposit}'`;

export const LATE_FAULTS: readonly PlantedFault[] = [
  fault(
    'a late payment that waits for nobody',
    'late-payments',
    `UPDATE payment_finding SET settled_at = now(), note = 'nothing to see' WHERE pay_in_id = ${LATE}`,
  ),
  fault(
    'a late payment whose finding is gone',
    'late-payments',
    `DELETE FROM payment_finding WHERE pay_in_id = ${LATE}`,
  ),
  fault(
    'a payment on its way back that nobody sent there',
    'late-payments',
    `UPDATE payment_finding SET note = NULL WHERE pay_in_id = '{goingBack}'`,
  ),
  fault(
    'a late payment given without a credit',
    'pay-ins',
    `UPDATE pay_in SET state = 'PAID' WHERE id = ${LATE}`,
  ),
  fault(
    'a late payment sent back of which nobody has said so',
    'payment-events',
    `UPDATE pay_in SET state = 'RETURNED' WHERE id = ${LATE}`,
  ),
  fault(
    'a decision taken out of a story',
    'payment-events',
    `DELETE FROM payment_event WHERE pay_in_id = '{goingBack}' AND type = 'late.returning'`,
  ),
];

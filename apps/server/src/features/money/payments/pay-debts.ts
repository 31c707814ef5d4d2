import { splitBack } from '@croupier/domain/money/payments';
import { crashPoint } from '../../../platform/crash-point.ts';
import type { Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import type { EachApart } from '../../../platform/each-apart.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { lockBalances, mustPost } from '../ledger/feature.ts';
import { listDue, lockDebts, setPaid, unmarkDue, type Debt } from './debts-store.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { lockForBack } from './take-back.ts';

const BATCH_MAX = 100;

/** Pays debts out of what has come to their players' real balances, whatever it came by, each player by themselves. */
export async function payDebts(
  parts: Pick<PaymentsParts, 'db' | 'clock'>,
  apart: EachApart,
  signal?: AbortSignal,
): Promise<void> {
  const rows = await listDue(parts.db, { resting: apart.resting(), limit: BATCH_MAX });
  const pay = ({ playerId }: { playerId: bigint }) =>
    parts.db.transaction(async (tx) => {
      await lockForBack(tx, playerId);
      await unmarkDue(tx, playerId);
      for (const debt of await lockDebts(tx, playerId)) await payOne(tx, debt, parts.clock.now());
      crashPoint('debt.before-commit');
    });
  await apart.each(rows, ({ playerId }) => String(playerId), pay, signal);
}

/** The first debt first. The caller holds the locks of the player, their seat and their debts. */
async function payOne(tx: Tx, debt: Debt, now: Date): Promise<void> {
  const { playerId, id, payInId, operation, currency, owedMinor, paidMinor } = debt;
  const balances = await lockBalances(tx, { playerId, currency });
  const there = balances.find(({ kind }) => kind === 'real')?.amountMinor ?? 0n;
  const { takenMinor, owedMinor: leftMinor } = splitBack(owedMinor - paidMinor, there);
  if (takenMinor === 0n) return;
  await mustPost(tx, {
    // Under the lock what was paid before names the part.
    ...{ playerId, currency, operation, reference: payInId, key: derivedUuid(`debt ${id} ${paidMinor}`) },
    transfers: [
      {
        from: { owner: 'player', kind: 'real' },
        to: { owner: 'house', name: 'payment-clearing' },
        amountMinor: takenMinor,
      },
    ],
  });
  await setPaid(tx, debt, { paidMinor: paidMinor + takenMinor, now });
  const payload = { id, currency, amountMinor: String(takenMinor), leftMinor: String(leftMinor) };
  await appendFacts(tx, [{ playerId, topic: 'debt.paid', payload }]);
}

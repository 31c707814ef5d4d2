import { randomUUID } from 'node:crypto';
import { createOffsetClock } from '../../../platform/clock.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import type { ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { takeBackPayOut } from '../pay-outs/correct-pay-out.ts';
import { movePayOut, openPayOut } from '../pay-outs/move-pay-out.ts';
import { lockPayOut } from '../pay-outs/pay-outs-store.ts';
import { fault, type PlantedFault } from './planted-faults.fixture.ts';

const METHOD = `INSERT INTO pay_out_method (id, player_id, input_hash, kind, state, mark, mask, name_match, created_at, proven_at)
VALUES ($1, $2, sha256('x'), 'card', 'PROVEN', 'card', '•••• 4242', 'same', now(), now())`;

/** Pay-outs on their way, arrived and given back. @returns the first, as faults name it */
export async function keepPayOuts(
  { db, owner }: Pick<ProviderHouse, 'db' | 'owner'>,
  { id: playerId }: TestPlayer,
) {
  const parts = { clock: createOffsetClock(), counted: () => undefined };
  const methodId = randomUUID();
  await owner.query(METHOD, [methodId, playerId]);
  const keep = async (states: readonly ('APPROVED' | 'SENT' | 'PAID' | 'CANCELED')[]): Promise<string> => {
    const wanted = {
      ...{ id: randomUUID(), playerId, methodId, inputHash: Buffer.alloc(32) },
      ...{ mark: 'card', mask: '•••• 4242', createdAt: parts.clock.now(), amountMinor: 500n, feeMinor: 5n },
      currency: 'UAH',
      methodKind: 'card',
    } as const;
    return db.transaction(async (tx) => {
      let payOut = await openPayOut(tx, parts, wanted);
      for (const state of states) payOut = await movePayOut(tx, parts, payOut, state);
      return payOut.id;
    });
  };
  await keep(['APPROVED', 'SENT', 'PAID']);
  const canceled = await keep(['CANCELED']);
  await keep(['CANCELED']);
  // Paid all the same, and taken back.
  await db.transaction(async (tx) => takeBackPayOut(tx, parts, (await lockPayOut(tx, canceled))!));
  return { sent: await keep(['APPROVED', 'SENT']) };
}

const SENT = `id = '{sent}'`;

export const PAY_OUT_FAULTS: readonly PlantedFault[] = [
  fault(
    'a pay-out of more than was put aside',
    'pay-outs',
    `UPDATE pay_out SET amount_minor = amount_minor + 1 WHERE ${SENT} AND player_id = {player}`,
  ),
  fault('a pay-out that says it has arrived', 'pay-outs', `UPDATE pay_out SET state = 'PAID' WHERE ${SENT}`),
  fault('another fee than was taken', 'pay-outs', `UPDATE pay_out SET fee_minor = 4 WHERE state = 'PAID'`),
  fault(
    'a move taken out of a story',
    'pay-out-story',
    `DELETE FROM pay_out_move WHERE pay_out_id = '{sent}' AND number = 2`,
  ),
  fault(
    'money of a pay-out that is owed for no reason',
    'pay-outs-put-right',
    `UPDATE pay_out SET owed_minor = 1 WHERE id = (SELECT pay_out_id FROM pay_out_move WHERE from_state = 'SENT' AND to_state = 'PAID' LIMIT 1)`,
  ),
  fault(
    'money taken back of a pay-out that had not come back',
    'pay-outs-put-right',
    `UPDATE ledger_post SET operation = 'pay-out-reclaim' WHERE operation = 'pay-out-send'`,
  ),
  fault(
    'a pay-out of which nothing is owed any more, though not all was taken back',
    'pay-outs',
    `UPDATE pay_out SET owed_minor = 7 WHERE state = 'PAID'`,
  ),
  fault(
    'an entry that is of no move',
    'pay-out-story',
    `UPDATE pay_out_move SET ledger_key = NULL WHERE pay_out_id = '{sent}' AND number = 1`,
  ),
];

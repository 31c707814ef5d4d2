import type { Queryable } from '../../../platform/database.ts';
import type { MoneyQueue } from '@croupier/contract/office/money-desk';

export interface QueueState {
  readonly queue: MoneyQueue;
  readonly waiting: number;
  readonly oldestAt: Date | null;
  readonly taken: number;
}

const STATES = `SELECT 'held-wins' AS queue, count(*)::integer AS waiting, min(h.held_at) AS "oldestAt", count(c.item)::integer AS taken
FROM provider_held_win h LEFT JOIN queue_claim c ON c.queue = 'held-wins' AND c.item = h.provider || ' ' || h.transaction_id
  AND c.taken_at > $1 WHERE h.decision IS NULL
UNION ALL SELECT 'payment-findings', count(*)::integer, min(f.found_at), count(c.item)::integer
FROM payment_finding f LEFT JOIN queue_claim c ON c.queue = 'payment-findings' AND c.item = f.id::text
  AND c.taken_at > $1 WHERE f.settled_at IS NULL
UNION ALL SELECT 'reconciliation', count(*)::integer, min(d.found_at), count(c.item)::integer
FROM reconciliation_difference d LEFT JOIN queue_claim c ON c.queue = 'reconciliation' AND c.item = d.id::text
  AND c.taken_at > $1 WHERE d.closed_at IS NULL AND d.gone_at IS NULL
UNION ALL SELECT 'verify-findings', count(*)::integer, min(v.first_found_at), count(c.item)::integer
FROM verify_finding v LEFT JOIN queue_claim c ON c.queue = 'verify-findings' AND c.item = v.check_name AND c.taken_at > $1`;

/** What waits in each queue. @param takenSince what was taken before is in nobody's hand any more */
export async function listQueueStates(db: Queryable, takenSince: Date): Promise<QueueState[]> {
  return db.query<QueueState>(STATES, [takenSince], 'money-queues');
}

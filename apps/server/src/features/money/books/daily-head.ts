import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { listHeads, publishHead } from './chain-store.ts';
import { NO_LINK } from './transfer-link.ts';

export const DAY_OVER = 'books.day-over';
const DAY_MS = 24 * 3_600_000;
/** Facts belong to a player; this one to the house. */
const HOUSE = 0n;

/**
 * Asks for the head of the day that was over last (UTC), when there is none. By a fact, because only one reader writes
 * the chain: nothing moves in it while the head is made. Asked twice, it is published once.
 */
export async function askForHead({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const day = new Date(clock.now().getTime() - DAY_MS).toISOString().slice(0, 10);
  const [newest] = await listHeads(db, 1);
  if (newest && newest.day >= day) return;
  await db.transaction((tx) => appendFacts(tx, [{ playerId: HOUSE, topic: DAY_OVER, payload: { day } }]));
}

export async function publishDay(tx: Tx, day: string, now: Date): Promise<void> {
  const [newest] = await listHeads(tx, 1);
  if (newest && newest.day >= day) return;
  const before = newest?.hash ?? NO_LINK.toString('hex');
  await publishHead(tx, { number: (newest?.number ?? 0) + 1, day, before, now });
}

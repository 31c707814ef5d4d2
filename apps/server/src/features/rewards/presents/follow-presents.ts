import type { Tx } from '../../../platform/database.ts';
import { appendFacts, type StoredFact } from '../../../platform/outbox.ts';
import { listExpired, listUnopened, listWithdrawn } from './present-lists-store.ts';
import type { PresentsParts } from './presents-parts.ts';
import { setOver, type PresentRow } from './presents-store.ts';

/** Puts away what waits for players who have excluded themselves or leave: nothing shall ask them to come back. */
export async function followLeavers(
  parts: PresentsParts,
  tx: Tx,
  facts: readonly StoredFact<'exclusion.begun' | 'account.deletion-asked'>[],
): Promise<void> {
  for (const { playerId } of facts)
    for (const present of await listUnopened(tx, playerId)) await end(parts, tx, present, 'CANCELED');
}

const PORTION = 500;

/** Ends what nobody opened in time, and what waits under a programme that was withdrawn. */
export async function endUnopened(parts: PresentsParts, signal?: AbortSignal): Promise<void> {
  const { db, clock } = parts;
  const rounds = [
    { list: () => listExpired(db, clock.now(), PORTION), state: 'EXPIRED' },
    { list: () => listWithdrawn(db, PORTION), state: 'CANCELED' },
  ] as const;
  for (const { list, state } of rounds)
    for (let rows = await list(); rows.length > 0 && !signal?.aborted; rows = await list())
      for (const row of rows) await db.transaction((tx) => end(parts, tx, row, state));
}

async function end(
  { clock }: PresentsParts,
  tx: Tx,
  { playerId, id, code }: Pick<PresentRow, 'playerId' | 'id' | 'code'>,
  state: 'EXPIRED' | 'CANCELED',
): Promise<void> {
  if (!(await setOver(tx, { playerId, id }, { state, now: clock.now() }))) return;
  await appendFacts(tx, [{ playerId, topic: 'present.changed', payload: { id, code, state } }]);
}

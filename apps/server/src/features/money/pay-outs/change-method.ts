import type { Topic } from '@croupier/domain/facts';
import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { setMethodState, setProven, setShown, type MethodRow, type ShownMethod } from './methods-store.ts';

/** Keeps what the provider says of a method, and tells of it; the first word stands, and is told once. */
export async function showMethod(
  tx: Tx,
  id: string,
  shown: ShownMethod & { readonly state: 'SHOWN' | 'REFUSED' },
): Promise<void> {
  const method = await setShown(tx, id, shown);
  if (method) await tell(tx, method, shown.state === 'SHOWN' ? 'method.added' : 'method.closed');
}

/** @returns it, where it was shown and is proven by this */
export async function proveMethod(tx: Tx, id: string, now: Date): Promise<MethodRow | undefined> {
  const method = await setProven(tx, id, now);
  if (method) await tell(tx, method, 'method.proven');
  return method;
}

/** Nothing is paid to it from now on. The caller has locked it, or its player. */
export async function closeMethod(
  tx: Tx,
  { id }: Pick<MethodRow, 'id'>,
  state: 'REFUSED' | 'DISABLED',
): Promise<MethodRow> {
  const method = await setMethodState(tx, id, state);
  await tell(tx, method, 'method.closed');
  return method;
}

const tell = (tx: Tx, { playerId, id, kind }: MethodRow, topic: Topic & `method.${string}`): Promise<void> =>
  appendFacts(tx, [{ playerId, topic, payload: { id, kind } }]);

import type {
  disableCard,
  PayOutMethod,
  verifyCard as operation,
  verifyCardLink,
} from '@croupier/contract/money/pay-outs';
import type { Tx } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { isRefusal, refuse, type Refused } from '../../../platform/refusal.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { hashLink, LINK_KEPT_MS } from './card-link.ts';
import { closeMethod, proveMethod } from './change-method.ts';
import { findByLink, findMethod, isPaidTo, lockMethod, type MethodRow } from './methods-store.ts';
import { methodView } from './pay-outs-view.ts';
import type { PayOutsParts } from './pay-outs-parts.ts';

type Parts = Pick<PayOutsParts, 'db' | 'clock'>;

/** Which card the link is about; looking at it changes nothing. */
export async function lookAtCard(
  { db, clock }: Parts,
  { playerId }: SignedIn,
  token: string,
): Promise<PayOutMethod | Refused<typeof verifyCardLink>> {
  const method = await findByLink(db, hashLink(token), linksSince(clock));
  return method?.playerId === playerId ? methodView(method) : refuse('link_over');
}

/** Confirms it, once. A card with somebody else's name on it is refused for good. */
export async function verifyCard(
  { db, clock }: Parts,
  { playerId }: SignedIn,
  token: string,
): Promise<PayOutMethod | Refused<typeof operation>> {
  const verified = await db.transaction(async (tx) => {
    const method = await lockLinked(tx, playerId, { token, since: linksSince(clock) });
    if (!method) return refuse('link_over');
    if (method.state === 'ASKED') return refuse('conflict');
    if (method.state === 'SHOWN' && method.nameMatch !== 'differs')
      return (await proveMethod(tx, method.id, clock.now()))!;
    await closeMethod(tx, method, 'REFUSED');
    const reason = method.state === 'REFUSED' ? 'not_confirmed' : 'name_differs';
    return refuse('pay_out_method_refused', { reason });
  });
  return isRefusal(verified) ? verified : methodView(verified);
}

const linksSince = (clock: Parts['clock']): Date => new Date(clock.now().getTime() - LINK_KEPT_MS);

async function lockLinked(
  tx: Tx,
  playerId: bigint,
  { token, since }: { readonly token: string; readonly since: Date },
): Promise<MethodRow | undefined> {
  const linkHash = hashLink(token);
  const found = await findByLink(tx, linkHash, since);
  if (found?.playerId !== playerId) return undefined;
  const method = await lockMethod(tx, found.id);
  // Used up while this call waited for the lock.
  return (await findByLink(tx, linkHash, since)) && method;
}

/** Gives a card or an account up. Under the lock of whoever asks for a pay-out to it. */
export async function disableMethod(
  { db }: Parts,
  { playerId }: SignedIn,
  methodId: string,
): Promise<PayOutMethod | Refused<typeof disableCard>> {
  const disabled = await db.transaction(async (tx) => {
    await lockPlayer(tx, playerId);
    const method = await findMethod(tx, methodId);
    if (method?.playerId !== playerId) return refuse('not_found');
    if (method.state === 'DISABLED') return method;
    return (await isPaidTo(tx, methodId)) ? refuse('conflict') : closeMethod(tx, method, 'DISABLED');
  });
  return isRefusal(disabled) ? disabled : methodView(disabled);
}

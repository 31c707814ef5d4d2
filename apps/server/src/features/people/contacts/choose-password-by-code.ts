import { changePassword as operation } from '@croupier/contract/people/contacts';
import { appendFacts } from '../../../platform/outbox.ts';
import { addressKey } from '../../../platform/http/client-address.ts';
import type { Context } from '../../../platform/http/http.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import {
  answerAfter,
  findByPhones,
  isRefusedPassword,
  lockPlayer,
  refuseBusy,
  updatePasswordHash,
} from '../players/feature.ts';
import { readPhoneNumber } from '../sms/feature.ts';
import type { ContactsParts } from './contacts-parts.ts';
import { forgetIntruder } from './forget-intruder.ts';

interface Choosing {
  readonly phone: string;
  readonly code: string;
  readonly newPassword: string;
}

/**
 * A new password by the code that a phone was sent; every session ends. Whether the phone has an account shows neither in the answer
 * nor in the work: a wrong code, one that is over and the code of nobody are answered alike, and the password is hashed for all. That
 * work costs a proof of work. Tries are counted by phone and network: a stranger shuts nobody else out, and a code has few tries anyway.
 */
export async function choosePasswordByCode(
  parts: ContactsParts,
  { phone, code, newPassword }: Choosing,
  { ip, provesWork }: Pick<Context<typeof operation>, 'ip' | 'provesWork'>,
): Promise<{ done: true } | Refused<typeof operation>> {
  const { db, budget, passwords, sessions } = parts;
  const number = readPhoneNumber(phone)?.number;
  if (number === undefined) return refuse('link_over');
  if (!(await provesWork())) return refuse('proof_of_work_needed', { operation: operation.path });
  const tried = `${number} ${addressKey(ip)}`;
  if (await isRefusedPassword(parts, newPassword, [number])) return refuse('password_too_weak');
  const exhausted = await budget.take('verify-password', tried);
  if (exhausted) return refuse('too_many_requests', exhausted);
  const answered = answerAfter(parts);
  const hashed = await passwords.hash(newPassword);
  if (hashed === 'busy') {
    // Nothing was tried.
    await budget.giveBack('verify-password', tried);
    return refuseBusy();
  }
  const owner = await findByPhones(db, [number]);
  const ended = owner && (await takeAndChange(parts, { playerId: owner.id, number, code, ...hashed }));
  await answered;
  if (!ended) return refuse('link_over');
  await budget.giveBack('verify-password', tried);
  sessions.announce(ended);
  return { done: true };
}

/** @returns the sessions that ended; undefined where the code is not the one that was sent to this phone, which counts as a try of it */
async function takeAndChange(
  { db, clock, codes, sessions }: ContactsParts,
  tried: { playerId: bigint; number: string; code: string; passwordHash: string },
) {
  const { playerId, number, code, passwordHash } = tried;
  return db.transaction(async (tx) => {
    // As a login locks it: a session is either there before the change, which ends it, or is refused by the old password.
    const { phone } = await lockPlayer(tx, playerId);
    const verdict = await codes.take(tx, { playerId, purpose: 'password-reset', code });
    // A phone that was changed since its code was sent opens nothing.
    if (verdict.status !== 'proven' || verdict.destination !== number || phone !== number) return undefined;
    await updatePasswordHash(tx, playerId, passwordHash);
    await forgetIntruder(tx, playerId, { since: clock.now(), proof: 'phone' });
    await appendFacts(tx, [{ playerId, topic: 'account.password-changed', payload: {} }]);
    return sessions.endAll(tx, playerId);
  });
}

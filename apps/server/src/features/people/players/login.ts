import { login as operation } from '@croupier/contract/people/players';
import type { RegionId } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';
import { addressKey } from '../../../platform/http/client-address.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import type { AttemptBudget, FreeScope } from './attempt-budget.ts';
import { knownDevice } from './device-cookie.ts';
import { enterAccount, type Arrival, type Entered } from './enter-account.ts';
import { refuseBusy } from './passwords.ts';
import type { PlayersParts } from './players-parts.ts';
import { loginName, type LoginName } from './login-name.ts';
import { findByNickname, findByPhones, findPhoneClaim } from './names-store.ts';
import { findClaim, findOwner, type PlayerRow } from './players-store.ts';

export interface LoginAttempt extends Arrival {
  username: string;
  password: string;
  /** Where they are, by whose ways a phone is read. */
  region: RegionId;
  /** Uses up the proof of work that the call brings; asked only when one is needed. */
  provesWork(): Promise<boolean>;
}

/**
 * Signs a player in under a new session id; an id that the browser brought along is ended, never adopted (fixation).
 * An unknown login and a wrong password are answered alike and take the same work. Attempts are counted before they
 * are made, so a thousand at once are still a thousand.
 */
export async function login(
  parts: PlayersParts,
  attempt: LoginAttempt,
): Promise<Entered | Refused<typeof operation>> {
  const name = loginName(attempt.username, attempt.region);
  const holders = await WHOSE[name.kind](parts.db, name.values);
  const bounds: Bound[] = [
    ['login-address', addressKey(attempt.ip)],
    boundOfBrowser(parts, name, holders, attempt),
  ];
  const refusal = await takeAttempts(parts.budget, bounds, attempt);
  if (refusal) return refusal;
  const giveBack = async (): Promise<void> => {
    for (const [scope, subject] of bounds) await parts.budget.giveBack(scope, subject);
  };
  const player = await whoseIs(parts, holders, attempt.password);
  if (player === 'busy') {
    // Nothing was tried: our overload must not lock an owner out.
    await giveBack();
    return refuseBusy();
  }
  const entered =
    player &&
    (await enterAccount(parts, player.id, attempt, {
      proven: false,
      // Changed since it was compared, it is no longer the password.
      holds: (_, current) => current.passwordHash === player.passwordHash,
    }));
  if (entered === undefined) return refuse('wrong_credentials');
  await giveBack();
  return entered;
}

type Bound = [scope: FreeScope, subject: string];

/**
 * A browser of the owner has a budget of its own; all others share one by what is typed. A browser that came in to an account that only
 * claims the address is a stranger: it guesses at the owner's password, too, and must not learn by its budget whether there is one.
 */
function boundOfBrowser(
  { deviceKey }: PlayersParts,
  { account }: LoginName,
  { owner }: Holders,
  { device: brought }: LoginAttempt,
): Bound {
  const device = owner && knownDevice(brought, owner.id, deviceKey);
  return device === undefined ? ['login-stranger', account] : ['login-device', `${device} ${owner!.id}`];
}

/**
 * Counts the attempt in each budget. Once one of them is told of some failures it takes a proof of work, whether there is such an
 * account or not: the budgets know what was typed and nothing of accounts. What is refused for want of a proof is not counted.
 */
async function takeAttempts(
  budget: AttemptBudget,
  bounds: readonly Bound[],
  { provesWork }: Pick<LoginAttempt, 'provesWork'>,
): Promise<Refused<typeof operation> | undefined> {
  let proven = false;
  for (const [at, bound] of bounds.entries()) {
    if (!proven && (await budget.takeFreely(...bound))) continue;
    proven ||= await provesWork();
    if (!proven) {
      for (const taken of bounds.slice(0, at)) await budget.giveBack(...taken);
      return refuse('proof_of_work_needed', { operation: operation.path });
    }
    const exhausted = await budget.take(...bound);
    if (exhausted) return refuse('too_many_requests', exhausted);
  }
  return undefined;
}

/**
 * Whose password it is: the owner's of the name, or of whoever claimed the address last and has not answered its letter. Both are
 * compared whatever there is, so that neither answer nor time tells whether an address has an owner.
 */
async function whoseIs(
  { passwords }: PlayersParts,
  { owner, claim }: Holders,
  password: string,
): Promise<PlayerRow | undefined | 'busy'> {
  const owns = await passwords.matches(password, owner?.passwordHash);
  const claims = await passwords.matches(password, claim?.passwordHash);
  if (owns === 'busy' || claims === 'busy') return 'busy';
  return owns ? owner : claims ? claim : undefined;
}

interface Holders {
  readonly owner: PlayerRow | undefined;
  readonly claim?: PlayerRow | undefined;
}

/** Each asks the same whoever there is. A nickname is nobody's claim: who chose one has it. */
const WHOSE: Record<LoginName['kind'], (db: Queryable, values: LoginName['values']) => Promise<Holders>> = {
  email: async (db, [email]) => ({ owner: await findOwner(db, email), claim: await findClaim(db, email) }),
  phone: async (db, phones) => ({
    owner: await findByPhones(db, phones),
    claim: await findPhoneClaim(db, phones),
  }),
  nickname: async (db, [key]) => ({ owner: await findByNickname(db, key) }),
};

import type { Tx } from '../../../platform/database.ts';
import type { Context, CookieOptions } from '../../../platform/http/http.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { beginSession } from './begin-session.ts';
import { DEVICE_COOKIE, deviceCookieName, knownDevice, nameOfDevice, newDevice } from './device-cookie.ts';
import type { PlayersParts } from './players-parts.ts';
import { lockById, type PlayerRow } from './players-store.ts';
import { SESSION_COOKIE, sessionCookieName } from './session-cookie.ts';
import { visitOf, type Visit } from './visit.ts';

/** Somebody who comes in, as their request says it. */
export interface Arrival extends Visit {
  /** The device cookie, if the browser sent one. */
  readonly device: string | undefined;
  /** The whole Cookie header: the session it names is over once they are in. */
  readonly cookieHeader: string | undefined;
}

/** What the browser is given to come back with. */
export interface Entered {
  readonly sessionId: string;
  readonly device: string;
}

interface Way {
  /** Whether more than a password was shown. */
  readonly proven: boolean;
  /** Whether what was shown still holds, now that the player is locked. */
  holds(tx: Tx, player: PlayerRow): boolean | Promise<boolean>;
}

/**
 * Lets in who has shown who they are, under a new session id; one that the browser brought along is ended, never adopted (fixation).
 * Under the lock that a change of the password holds, and whoever closes the account: a session is either there before the change,
 * which ends it, or the change came first, and then what was shown holds no longer.
 * @returns undefined when it does not
 */
export async function enterAccount(
  parts: PlayersParts,
  playerId: bigint,
  arrival: Arrival,
  way: Way,
): Promise<Entered | Refusal<'account_closed'> | undefined> {
  const { device: brought, cookieHeader, ip, agent, country } = arrival;
  const deviceName = nameOfDevice(brought);
  const visit = { ip, agent, country, deviceName };
  const entered = await parts.db.transaction(async (tx) => {
    const player = await lockById(tx, playerId);
    if (!(await way.holds(tx, player))) return undefined;
    const isKnown = knownDevice(brought, playerId, parts.deviceKey) !== undefined;
    const { proven } = way;
    const sessionId = await beginSession(parts, tx, player, { visit, isKnown, proven });
    if (isRefusal(sessionId)) return sessionId;
    return { sessionId, device: newDevice(playerId, parts.deviceKey, deviceName) };
  });
  if (entered && !isRefusal(entered)) await parts.sessions.end(cookieHeader);
  return entered;
}

type Call = Pick<Context<never>, 'ip' | 'headers' | 'cookies'>;

export const arrivalOf = (
  { secureCookies, countryHeader }: PlayersParts,
  { cookies, ...call }: Call,
): Arrival => ({
  ...visitOf(call, countryHeader),
  device: cookies[deviceCookieName(secureCookies)],
  cookieHeader: call.headers.cookie,
});

/** Gives the browser its cookies. */
export function letIn(
  { secureCookies }: Pick<PlayersParts, 'secureCookies'>,
  setCookie: (name: string, value: string, options: CookieOptions) => void,
  { sessionId, device }: { sessionId: string; device?: string },
): void {
  setCookie(sessionCookieName(secureCookies), sessionId, SESSION_COOKIE);
  if (device !== undefined) setCookie(deviceCookieName(secureCookies), device, DEVICE_COOKIE);
}

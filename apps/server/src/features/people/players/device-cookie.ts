import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CookieOptions } from '../../../platform/http/http.ts';

export const DEVICE_COOKIE: CookieOptions = { maxAgeSeconds: 365 * 86_400 };

export const deviceCookieName = (secure: boolean): string =>
  secure ? '__Host-croupier_device' : 'croupier_device';

/**
 * Remembers that this browser has signed in to this account before, by whatever name its player came in: what they are called may be
 * another's tomorrow, and what somebody claims is not theirs. Whoever guesses at an account from elsewhere uses
 * up the budget of strangers, not that of the owner's own browser: a guesser cannot lock the owner out (OWASP,
 * "device cookies"). It opens nothing by itself.
 */
export function newDevice(playerId: bigint, key: Buffer, device = newName()): string {
  return `${device}.${sign(playerId, device, key)}`;
}

const NAME = /^[A-Za-z0-9_-]{22}$/;
const newName = (): string => randomBytes(16).toString('base64url');

/**
 * The name that a browser goes by, whichever account its cookie is of: it keeps it, so that accounts of one browser can be told. What
 * it brings proves nothing by itself; without a name it is given one.
 */
export function nameOfDevice(cookie: string | undefined): string {
  const [device = ''] = (cookie ?? '').split('.');
  return NAME.test(device) ? device : newName();
}

/** All that is kept of a browser's name. */
export const deviceHash = (device: string, key: Buffer): Buffer =>
  createHmac('sha256', key).update(`device name\n${device}`).digest();

/** The device's name when the cookie proves one for this account, else undefined. */
export function knownDevice(cookie: string | undefined, playerId: bigint, key: Buffer): string | undefined {
  const [device, signature] = (cookie ?? '').split('.');
  if (!device || !signature) return undefined;
  const expected = Buffer.from(sign(playerId, device, key));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined;
}

const sign = (playerId: bigint, device: string, key: Buffer): string =>
  createHmac('sha256', key).update(`device\n${device}\n${playerId}`).digest('base64url');

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CookieOptions } from '../../../platform/http/http.ts';

export const DEVICE_COOKIE: CookieOptions = { maxAgeSeconds: 365 * 86_400 };

export const deviceCookieName = (secure: boolean): string =>
  secure ? '__Host-croupier_device' : 'croupier_device';

/**
 * Remembers that this browser has signed in to this account before. Whoever guesses at an account from elsewhere uses
 * up the budget of strangers, not that of the owner's own browser: a guesser cannot lock the owner out (OWASP,
 * "device cookies"). It opens nothing by itself.
 */
export function newDevice(account: string, key: Buffer): string {
  const device = randomBytes(16).toString('base64url');
  return `${device}.${sign(account, device, key)}`;
}

/** The device's name when the cookie proves one for this account, else undefined. */
export function knownDevice(cookie: string | undefined, account: string, key: Buffer): string | undefined {
  const [device, signature] = (cookie ?? '').split('.');
  if (!device || !signature) return undefined;
  const expected = Buffer.from(sign(account, device, key));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined;
}

const sign = (account: string, device: string, key: Buffer): string =>
  createHmac('sha256', key).update(`device\n${device}\n${account}`).digest('base64url');

import { createHmac, timingSafeEqual } from 'node:crypto';

const TICKET_KEPT_MS = 10 * 60_000;

interface Needed {
  /** The same on every server. */
  readonly key: Buffer;
  readonly now: Date;
}

/**
 * What a login to an account that its player closed is given in place of a session: by it alone the account is opened again, for a few
 * minutes. It is signed, kept nowhere, and good for one thing.
 */
export function writeTicket(playerId: bigint, { key, now }: Needed): string {
  const said = `${playerId}.${now.getTime() + TICKET_KEPT_MS}`;
  return `${said}.${sign(said, key)}`;
}

/** @returns whose it is, or undefined for one that is forged or over */
export function readTicket(ticket: string, { key, now }: Needed): bigint | undefined {
  const [player = '', until = '', signature = ''] = ticket.split('.');
  const expected = Buffer.from(sign(`${player}.${until}`, key));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Number(until) > now.getTime() ? BigInt(player) : undefined;
}

const sign = (said: string, key: Buffer): string =>
  createHmac('sha256', key).update(`take back\n${said}`).digest('base64url');

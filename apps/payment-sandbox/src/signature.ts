import { createHmac, timingSafeEqual } from 'node:crypto';

/** Older or newer than this, a signed message is refused as a replay. */
const TOLERANCE_SECONDS = 300;

export interface SignedHeaders {
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
}

/** Signs `id.timestamp.body` (standardwebhooks.com). The timestamp is in seconds. */
export function sign(secret: string, id: string, timestamp: number, body: string): SignedHeaders {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${digest(secret, id, String(timestamp), body)}`,
  };
}

/** True when one of the signatures is ours for exactly these bytes, and the timestamp is near `nowMs`. */
export function isSigned(
  secret: string,
  headers: Record<string, unknown>,
  body: string,
  nowMs: number,
): boolean {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const signatures = headers['webhook-signature'];
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string') return false;
  if (!/^[0-9]{1,12}$/.test(timestamp)) return false;
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const expected = Buffer.from(`v1,${digest(secret, id, timestamp, body)}`);
  return signatures.split(' ').some((text) => {
    const given = Buffer.from(text);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

function digest(secret: string, id: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
}

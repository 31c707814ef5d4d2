import { createHmac, timingSafeEqual } from 'node:crypto';

// Written a second time on purpose: a provider is another company, which shares a published rule and not our code.

const SKEW_MAX_S = 300;

/** `v1,<base64>` for every secret, by the Standard Webhooks rules: HMAC-SHA256 over `id.timestamp.body`. */
export function sign(
  message: { id: string; timestamp: string; body: string },
  secrets: readonly string[],
): string {
  return secrets.map((secret) => mac(message, secret)).join(' ');
}

/** Whether a merchant's request carries a fresh signature of one of the secrets. */
export function isSigned(
  message: { id: string; timestamp: string; body: string; signature: string },
  secrets: readonly string[],
): boolean {
  if (!/^[0-9]{1,12}$/.test(message.timestamp)) return false;
  if (Math.abs(Date.now() / 1_000 - Number(message.timestamp)) > SKEW_MAX_S) return false;
  const given = Buffer.from(message.signature);
  return secrets.some((secret) => {
    const expected = Buffer.from(mac(message, secret));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

function mac(message: { id: string; timestamp: string; body: string }, secret: string): string {
  const key = secret.startsWith('whsec_')
    ? Buffer.from(secret.slice('whsec_'.length), 'base64')
    : Buffer.from(secret);
  return `v1,${createHmac('sha256', key).update(`${message.id}.${message.timestamp}.${message.body}`).digest('base64')}`;
}

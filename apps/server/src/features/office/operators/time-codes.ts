import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** A clock may be one step off. */
const WINDOW = 1;

const totpOf = (secret: Uint8Array, label: string): TOTP =>
  new TOTP({
    issuer: 'Croupier',
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    period: PERIOD_SECONDS,
  });

/** A secret for time-based codes (RFC 6238, SHA-1, six digits, 30 s: what every authenticator takes). */
export function newCodeSecret(email: string): {
  bytes: Buffer;
  secret: string;
  address: string;
  drawing: string;
} {
  const bytes = Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);
  const totp = totpOf(bytes, email);
  const address = totp.toString();
  return { bytes, secret: totp.secret.base32, address, drawing: renderSVG(address, { border: 2 }) };
}

/** The step that a code belongs to, if it is one of now and later than the last that was taken; each counts once. */
export function stepOfCode(
  code: string,
  { secret, lastStep, now }: { secret: Uint8Array; lastStep: bigint; now: Date },
): bigint | undefined {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  if (delta === null) return undefined;
  const step = BigInt(Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta);
  return step > lastStep ? step : undefined;
}

/** A secret as an authenticator takes it. */
export const base32Of = (secret: Uint8Array): string =>
  new Secret({ buffer: new Uint8Array(secret).buffer }).base32;

/** The code of a moment: for an operator's command in a house that is no real one, and for tests. */
export const codeAt = (secret: Uint8Array, now: Date): string =>
  totpOf(secret, '').generate({ timestamp: now.getTime() });

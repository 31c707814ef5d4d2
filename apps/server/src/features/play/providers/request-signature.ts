import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far a provider's clock may be from ours. Nonces are kept for twice as long. */
export const SKEW_MAX_S = 300;

const HEADERS = ['croupier-provider', 'croupier-timestamp', 'croupier-nonce', 'croupier-signature'] as const;

export interface SignedRequest {
  readonly provider: string;
  /** Seconds since 1970, as the header has it. */
  readonly timestamp: string;
  readonly nonce: string;
  /** `v1,<hex>`. */
  readonly signature: string;
  /** `/api/…`: a bet's signature must not open the door of a win. */
  readonly path: string;
  /** The very bytes that came; a body parsed and written again would be another text. */
  readonly body: Buffer | string;
}

/** The four headers of a signed request; undefined when one is missing, doubled or not of its form. */
export function readSignedHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Omit<SignedRequest, 'path' | 'body'> | undefined {
  const [provider, timestamp, nonce, signature] = HEADERS.map((name) => headers[name]);
  if (typeof provider !== 'string' || !/^[a-z0-9][a-z0-9-]{0,39}$/.test(provider)) return undefined;
  if (typeof timestamp !== 'string' || !/^[0-9]{1,12}$/.test(timestamp)) return undefined;
  if (typeof nonce !== 'string' || !/^[A-Za-z0-9_-]{16,64}$/.test(nonce)) return undefined;
  if (typeof signature !== 'string' || !/^v1,[0-9a-f]{64}$/.test(signature)) return undefined;
  return { provider, timestamp, nonce, signature };
}

/**
 * HMAC-SHA256 over `provider.timestamp.nonce.path.` and the raw body.
 * @param secrets the provider's live ones: two while one is being changed for the other
 */
export function checkSignature(
  request: SignedRequest,
  secrets: readonly string[],
  now: Date,
): 'valid' | 'wrong_signature' | 'too_old_or_new' {
  // Every secret is compared, each in constant time: how long it takes says nothing about what was close.
  const given = Buffer.from(request.signature);
  const matches = secrets.filter((secret) => {
    const expected = Buffer.from(signRequest(request, secret));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  if (matches.length === 0) return 'wrong_signature';
  const ageSeconds = now.getTime() / 1_000 - Number(request.timestamp);
  return Math.abs(ageSeconds) > SKEW_MAX_S ? 'too_old_or_new' : 'valid';
}

/** The `v1,<hex>` signature of a request. */
export function signRequest(
  { provider, timestamp, nonce, path, body }: Omit<SignedRequest, 'signature'>,
  secret: string,
): string {
  const mac = createHmac('sha256', secret).update(`${provider}.${timestamp}.${nonce}.${path}.`).update(body);
  return `v1,${mac.digest('hex')}`;
}

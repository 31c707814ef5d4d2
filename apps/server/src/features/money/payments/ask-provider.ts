import { parseExactly } from './exact-json.ts';

const TIMEOUT_MS = 5_000;
/** More than any answer about one payment; who sends more is not read to the end. */
const ANSWER_MAX_BYTES = 256 * 1_024;

interface Request {
  readonly url: string | URL;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Answer {
  readonly status: number;
  /** As `parseExactly` reads it. */
  readonly body: unknown;
}

/**
 * One call of a payment provider's API. Nothing of it is logged or thrown: request and answer name people, keys and addresses.
 * `unavailable`: no answer in time, one that is too long or no JSON, another address, or a fault of the provider's own.
 */
export async function askProvider({ url, ...request }: Request): Promise<Answer | 'unavailable'> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { ...request, redirect: 'error', signal });
    const text = await readShort(response);
    const body = text === undefined || response.status >= 500 ? undefined : parseExactly(text);
    return body === undefined ? 'unavailable' : { status: response.status, body };
  } catch {
    return 'unavailable';
  }
}

async function readShort(response: Response): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > ANSWER_MAX_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

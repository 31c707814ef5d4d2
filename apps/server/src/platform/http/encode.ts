import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface Encoded {
  readonly body: Buffer;
  readonly encoding: 'br' | 'gzip' | undefined;
}

const WORTH_BYTES = 860;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compresses for a client: brotli where it is understood, else gzip, else as it is.
 * @param level 0 to 11; gzip knows no more than 9
 */
export async function encode(
  body: Buffer,
  acceptEncoding: string | undefined,
  level: number,
): Promise<Encoded> {
  const encoding = body.length < WORTH_BYTES ? undefined : bestEncoding(acceptEncoding);
  if (encoding === 'br') {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    return { body: await brotli(body, { params }), encoding };
  }
  if (encoding === 'gzip') return { body: await zip(body, { level: Math.min(level, 9) }), encoding };
  return { body, encoding };
}

/** @param header an Accept-Encoding; a weight of 0 forbids. */
export function bestEncoding(header: string | undefined): 'br' | 'gzip' | undefined {
  const accepted = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(';'));
  const takes = (name: string) =>
    accepted.some(([token, weight]) => token?.trim() === name && !/^\s*q=0(\.0*)?\s*$/.test(weight ?? ''));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined;
}

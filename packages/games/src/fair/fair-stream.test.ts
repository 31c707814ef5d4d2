import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentOf, createFairStream, fairWords, type FairInputs } from './fair-stream.ts';

const inputs: FairInputs = {
  serverSeed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  clientSeed: 'lucky-seven_7',
  nonce: 42,
  domain: 'lantern-tide',
};

/** The stream's definition said again with node:crypto and bigints: the independent reading of the document. */
function independentWords(count: number, { serverSeed, clientSeed, nonce, domain }: FairInputs): number[] {
  const blocks = Array.from({ length: Math.ceil(count / 8) }, (_, block) =>
    createHmac('sha256', Buffer.from(serverSeed, 'hex'))
      .update(`${domain}:${clientSeed}:${nonce}:${block}`)
      .digest(),
  );
  const bytes = Buffer.concat(blocks);
  return Array.from({ length: count }, (_, i) => bytes.readUInt32BE(i * 4));
}

describe('the fair stream', () => {
  it('is the documented HMAC, word by word, across blocks', () => {
    const next = fairWords(inputs);
    expect(Array.from({ length: 100 }, next)).toEqual(independentWords(100, inputs));
  });

  it('depends on each of its four inputs', () => {
    const firstWord = (change: Partial<FairInputs>) => fairWords({ ...inputs, ...change })();
    const words = [
      firstWord({}),
      firstWord({ serverSeed: inputs.serverSeed.replace('00', '01') }),
      firstWord({ clientSeed: 'lucky-seven_8' }),
      firstWord({ nonce: 43 }),
      firstWord({ domain: 'sunny-orchard' }),
    ];
    expect(new Set(words).size).toBe(words.length);
  });

  it('commits to the 32 bytes, not to their hexadecimal text', () => {
    const expected = createHash('sha256').update(Buffer.from(inputs.serverSeed, 'hex')).digest('hex');
    expect(commitmentOf(inputs.serverSeed)).toBe(expected);
  });

  it.each([
    [{ serverSeed: inputs.serverSeed.toUpperCase() }],
    [{ serverSeed: 'ab' }],
    [{ clientSeed: '' }],
    [{ clientSeed: 'a:b' }],
    [{ clientSeed: 'a'.repeat(65) }],
    [{ clientSeed: 'a\n' }],
    [{ nonce: -1 }],
    [{ nonce: 0.5 }],
    [{ nonce: 2 ** 53 }],
    [{ domain: 'a:b' }],
  ])('refuses %o, which could be read in two ways', (change) => {
    expect(() => createFairStream({ ...inputs, ...change })).toThrow();
  });
});

describe('the quality of the stream as production makes it', () => {
  it('shows no deviation in a chi-square over consecutive nonces', () => {
    expect(chiSquareZ((nonce) => createFairStream({ ...inputs, nonce }).below)).toBeLessThan(5);
  });

  it('and that test catches a stream that is only slightly bad', () => {
    // The modulo of a narrow word, the commonest mistake: results below 256 mod 37 come a little too often.
    const bad = (nonce: number) => {
      const { below } = createFairStream({ ...inputs, nonce });
      return (n: number) => below(256) % n;
    };
    expect(chiSquareZ(bad)).toBeGreaterThan(5);
  });
});

/** How many standard deviations the chi-square of 40 000 draws below 37 lies from its mean. */
function chiSquareZ(drawOf: (nonce: number) => (n: number) => number): number {
  const n = 37;
  const [rounds, draws] = [8000, 5];
  const counts = new Array<number>(n).fill(0);
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const below = drawOf(nonce);
    for (let i = 0; i < draws; i += 1) counts[below(n)]! += 1;
  }
  const expected = (rounds * draws) / n;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return Math.abs(chiSquare - (n - 1)) / Math.sqrt(2 * (n - 1));
}

import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOfHex, bytesOfText, hexOfBytes } from './bytes.ts';
import { hmacSha256 } from './hmac-sha256.ts';
import { bytesOfWords, sha256 } from './sha256.ts';

describe('SHA-256', () => {
  it('gives the digests of FIPS 180-4', () => {
    expect(hexOfBytes(sha256('abc'))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    expect(hexOfBytes(sha256(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('agrees with node:crypto at every length around the block boundaries', () => {
    for (let length = 0; length <= 260; length += 1) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
      expect(hexOfBytes(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });

  it('hashes text as UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(hexOfBytes(bytesOfText(text))).toBe(Buffer.from(text, 'utf8').toString('hex'));
      }),
    );
  });
});

describe('HMAC-SHA256', () => {
  it('gives the second tag of RFC 4231', () => {
    const tag = hmacSha256(bytesOfText('Jefe'))('what do ya want for nothing?');
    expect(hexOfBytes(bytesOfWords(tag))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  it('agrees with node:crypto for any key and message, keys longer than a block included', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 150 }), fc.uint8Array({ maxLength: 200 }), (key, message) => {
        const expected = createHmac('sha256', key).update(message).digest('hex');
        expect(hexOfBytes(bytesOfWords(hmacSha256(key)(message)))).toBe(expected);
      }),
    );
  });

  it('reads only lowercase hexadecimal', () => {
    for (const bad of ['0', 'AB', 'zz', '0x12', ' 00']) expect(() => bytesOfHex(bad)).toThrow(TypeError);
  });
});

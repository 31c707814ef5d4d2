import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSigner, deriveKeys, readKeyRing } from './key-ring.ts';
import { createSecretBox } from './secret-box.ts';

const [NEW, OLD, OTHER] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const hex = (key: Buffer) => key.toString('hex');

test('reads a ring of one key and of several, the newest first', () => {
  expect(readKeyRing(hex(NEW))).toEqual([NEW]);
  expect(readKeyRing(`${hex(NEW)},${hex(OLD)}`)).toEqual([NEW, OLD]);
});

test.each(['', 'short', `${hex(NEW)},`, `${hex(NEW)}, ${hex(OLD)}`, Array(9).fill(hex(OLD)).join()])(
  'refuses %j as a ring',
  (text) => expect(() => readKeyRing(text)).toThrow('SEED_KEY must be'),
);

test('seals with the first key, opens with any of the ring, and tells with which', () => {
  const content = Buffer.from('content');
  const [before, after, other] = [[OLD], [NEW, OLD], [OTHER]].map((ring) =>
    createSecretBox(ring as [Buffer]),
  );
  const [old, fresh] = [before!.seal('place', content), after!.seal('place', content)];
  expect([old, fresh].map((sealed) => after!.unseal('place', sealed))).toEqual([content, content]);
  expect([old, fresh].map((sealed) => after!.open('place', sealed))).toEqual([
    { key: 1, content },
    { key: 0, content },
  ]);
  expect(() => before!.unseal('place', fresh)).toThrow();
  expect(() => other!.unseal('place', old)).toThrow();
  expect([other!.open('place', old), after!.open('elsewhere', old)]).toEqual([undefined, undefined]);
});

test('signs with the first key, verifies with any of the ring, and tells with which', () => {
  const signerOf = (...ring: [Buffer, ...Buffer[]]) =>
    createSigner<string>(ring, 'a purpose', (text) => text);
  const after = signerOf(NEW, OLD);
  const [old, fresh] = [signerOf(OLD).sign('a word'), after.sign('a word')];
  expect([old, fresh].map((signature) => after.signedBy('a word', signature))).toEqual([1, 0]);
  expect([after.signedBy('another', old), signerOf(OTHER).signedBy('a word', old)]).toEqual([-1, -1]);
  expect(createSigner<string>([NEW], 'another purpose', (text) => text).signedBy('a word', fresh)).toBe(-1);
});

test('derives a key of each for a purpose', () => {
  const [first, second] = deriveKeys([NEW, OLD], 'a purpose');
  expect(deriveKeys([OLD], 'a purpose')).toEqual([second]);
  expect(deriveKeys([NEW], 'another purpose')).not.toEqual([first]);
});

import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { mathHash } from './math-hash.ts';
import { definitionByHash } from './portfolio/definition-by-hash.ts';
import { GAMES } from './portfolio/index.ts';

it('writes one text whatever the order of keys', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'é"' }], a: true, e: undefined })).toBe(
    '{"a":true,"b":[1,{"c":"é\\"","d":null}]}',
  );
  expect(canonicalJson({ y: 1, x: 2 })).toBe(canonicalJson({ x: 2, y: 1 }));
});

it('has no form for numbers that two languages could write differently', () => {
  for (const bad of [0.5, NaN, Infinity, 2 ** 53]) expect(() => canonicalJson({ bad })).toThrow(TypeError);
  expect(() => canonicalJson({ bad: 1n })).toThrow(TypeError);
});

it('survives the wire: the hash of a parsed definition is the definition’s', () => {
  for (const { definition } of GAMES) {
    const parsed = JSON.parse(JSON.stringify(definition)) as typeof definition;
    expect(mathHash(parsed)).toBe(mathHash(definition));
    expect(mathHash(definition)).toBe(createHash('sha256').update(canonicalJson(definition)).digest('hex'));
    expect(definitionByHash(mathHash(definition))).toBe(definition);
  }
  expect(definitionByHash('0'.repeat(64))).toBeUndefined();
});

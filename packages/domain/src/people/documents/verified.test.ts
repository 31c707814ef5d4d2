import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DOCUMENT_KIND_NAMES, DOCUMENT_STATES, nextProof, verifyLevelOf, verifyStatusOf } from './index.ts';

const brought = fc.record({
  kind: fc.constantFrom(...DOCUMENT_KIND_NAMES),
  state: fc.constantFrom(...DOCUMENT_STATES),
});

it('a level stands on those below it', () => {
  const approved = (...kinds: Parameters<typeof verifyLevelOf>[0][number]['kind'][]) =>
    verifyLevelOf(kinds.map((kind) => ({ kind, state: 'approved' })));
  expect(approved()).toBe(0);
  expect(approved('selfie', 'utility-bill')).toBe(0);
  expect(approved('passport')).toBe(1);
  expect(approved('id-card', 'bank-statement')).toBe(2);
  expect(approved('licence', 'utility-bill', 'selfie')).toBe(3);
  expect([nextProof(0), nextProof(2), nextProof(3)]).toEqual(['identity', 'face', undefined]);
});

it('one more document that is approved never lowers the level, and one that is not changes nothing', () => {
  fc.assert(
    fc.property(fc.array(brought), brought, (documents, more) => {
      const before = verifyLevelOf(documents);
      const after = verifyLevelOf([...documents, more]);
      if (more.state === 'approved') expect(after).toBeGreaterThanOrEqual(before);
      else expect(after).toBe(before);
    }),
  );
});

it('the account is approved exactly where the level is above nought', () => {
  fc.assert(
    fc.property(fc.array(brought), (documents) => {
      expect(verifyStatusOf(documents) === 'APPROVED').toBe(verifyLevelOf(documents) > 0);
    }),
  );
});

it.each([
  [[], 'NONE'],
  [['draft'], 'NONE'],
  [['pending', 'rejected'], 'PENDING'],
  [['rejected', 'expired'], 'REJECTED'],
  [['expired', 'rejected'], 'EXPIRED'],
  [['draft', 'rejected'], 'REJECTED'],
] as const)('passports %j, the newest first: %s', (states, status) => {
  expect(verifyStatusOf(states.map((state) => ({ kind: 'passport', state })))).toBe(status);
});

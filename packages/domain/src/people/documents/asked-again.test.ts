import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  askedAgain,
  DOCUMENT_KIND_NAMES,
  DOCUMENT_KINDS,
  DOCUMENT_STATES,
  type DocumentKind,
  type DocumentState,
} from './index.ts';

const of = (...brought: [DocumentKind, DocumentState][]) =>
  askedAgain(brought.map(([kind, state]) => ({ kind, state }))).map(({ kind }) => kind);

it('only what did not do, or has run out, is asked for again, and only where nothing else shows it', () => {
  expect(of()).toEqual([]);
  expect(of(['passport', 'rejected'])).toEqual(['passport']);
  expect(of(['passport', 'rejected'], ['utility-bill', 'approved'])).toEqual(['passport']);
  expect(of(['utility-bill', 'expired'], ['passport', 'approved'])).toEqual(['utility-bill']);
  expect(of(['id-card', 'pending'], ['passport', 'rejected'])).toEqual([]);
  expect(of(['passport', 'rejected'], ['id-card', 'approved'])).toEqual([]);
  expect(of(['licence', 'rejected'], ['passport', 'rejected'])).toEqual(['licence']);
  expect(of(['passport', 'draft'], ['selfie', 'rejected'])).toEqual(['selfie']);
});

it('what is asked for again did not do, and of each thing there is one', () => {
  const brought = fc.record({
    kind: fc.constantFrom(...DOCUMENT_KIND_NAMES),
    state: fc.constantFrom(...DOCUMENT_STATES),
  });
  fc.assert(
    fc.property(fc.array(brought), (documents) => {
      const again = askedAgain(documents);
      const proofs = again.map(({ kind }) => DOCUMENT_KINDS[kind].proves);
      expect(new Set(proofs).size).toBe(again.length);
      for (const { state } of again) expect(['rejected', 'expired']).toContain(state);
    }),
  );
});

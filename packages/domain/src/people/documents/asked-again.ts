import { DOCUMENT_KINDS, type DocumentKind, type DocumentState } from './documents.ts';

interface Brought {
  readonly kind: DocumentKind;
  readonly state: DocumentState;
}

/**
 * What is asked for once more, the newest document first: of each thing that was to be shown the last document, where it did not do or has
 * run out, and nothing else shows the same or waits to.
 */
export const askedAgain = <T extends Brought>(documents: readonly T[]): T[] => {
  const sent = documents.filter(({ state }) => state !== 'draft');
  const proven = (one: T) => DOCUMENT_KINDS[one.kind].proves;
  return sent.filter((one) => {
    const same = sent.filter((other) => proven(other) === proven(one));
    const isShown = same.some(({ state }) => state === 'approved' || state === 'pending');
    return !isShown && same[0] === one;
  });
};

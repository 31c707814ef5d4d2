import { DOCUMENT_KINDS, type DocumentKind, type DocumentState } from './documents.ts';

/** A player is told of a document that runs out so many days before its last one. */
export const EXPIRY_TOLD_DAYS = 30;

interface Shown {
  readonly kind: DocumentKind;
  readonly state: DocumentState;
  /** YYYY-MM-DD; null: it does not run out. */
  readonly expiresOn: string | null;
}

/** The last day, YYYY-MM-DD, of documents of which players are told today, an instant. */
export const toldUntil = (now: Date): string =>
  new Date(now.getTime() + EXPIRY_TOLD_DAYS * 24 * 3_600_000).toISOString().slice(0, 10);

/** Approved documents that run out soon where nothing else shows the same for longer, or waits to. */
export const runningOut = <T extends Shown>(documents: readonly T[], now: Date): T[] => {
  const until = toldUntil(now);
  return documents.filter((one) => {
    if (one.state !== 'approved' || one.expiresOn === null || one.expiresOn > until) return false;
    const { expiresOn } = one;
    return !documents.some(
      (other) =>
        DOCUMENT_KINDS[other.kind].proves === DOCUMENT_KINDS[one.kind].proves &&
        (other.state === 'pending' ||
          (other.state === 'approved' && (other.expiresOn === null || other.expiresOn > expiresOn))),
    );
  });
};

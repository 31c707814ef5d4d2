import { DOCUMENT_KINDS, type DocumentKind, type DocumentState } from './documents.ts';

interface Shown {
  readonly kind: DocumentKind;
  readonly state: DocumentState;
  /** As whoever approved it read it off the document. */
  readonly country: string | null;
}

/**
 * In which country somebody has shown to live: by the newest document of their address that was approved and says so. Null where none
 * does. Nobody moves because a paper runs out: it counts until another one says otherwise, so that no rule of a place ends by waiting.
 * @param documents the newest first
 */
export const residenceOf = (documents: readonly Shown[]): string | null =>
  documents.find(
    ({ kind, state, country }) =>
      DOCUMENT_KINDS[kind].proves === 'address' &&
      (state === 'approved' || state === 'expired') &&
      country !== null,
  )?.country ?? null;

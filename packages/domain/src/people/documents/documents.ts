/** What a document can show of a person. */
export const PROOFS = ['identity', 'address', 'face', 'method', 'other'] as const;
export type Proof = (typeof PROOFS)[number];

interface DocumentKindSpec {
  readonly proves: Proof;
  readonly pagesMin: number;
  readonly pagesMax: number;
}

/** What players bring, as pictures of each page. An identity card and a bank card have two sides. */
export const DOCUMENT_KINDS = {
  passport: { proves: 'identity', pagesMin: 1, pagesMax: 4 },
  'id-card': { proves: 'identity', pagesMin: 2, pagesMax: 2 },
  licence: { proves: 'identity', pagesMin: 1, pagesMax: 2 },
  'utility-bill': { proves: 'address', pagesMin: 1, pagesMax: 4 },
  'bank-statement': { proves: 'address', pagesMin: 1, pagesMax: 6 },
  selfie: { proves: 'face', pagesMin: 1, pagesMax: 1 },
  'card-photo': { proves: 'method', pagesMin: 1, pagesMax: 2 },
  // Whatever the house asks a player for by letter, as where money comes from. It takes nobody to another level.
  other: { proves: 'other', pagesMin: 1, pagesMax: 6 },
} as const satisfies Record<string, DocumentKindSpec>;
export type DocumentKind = keyof typeof DOCUMENT_KINDS;
export const DOCUMENT_KIND_NAMES = Object.keys(DOCUMENT_KINDS) as DocumentKind[];

/** `draft`: its pages are being brought. */
export const DOCUMENT_STATES = ['draft', 'pending', 'approved', 'rejected', 'expired'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** Why a document does not do; what the player hears of it is a text for each. */
export const REJECT_REASONS = [
  'unreadable',
  'cut-off',
  'out-of-date',
  'wrong-kind',
  'name-differs',
  'birthday-differs',
  'address-differs',
  'not-original',
  // Somebody has shown it under another account: a person has one.
  'another-account',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** A page as a telephone takes it. */
export const PAGE_BYTES_MAX = 12_000_000;
/** Documents of one player that nobody has decided yet, drafts among them. */
export const UNDECIDED_MAX = 8;
/** A draft that is not sent in is forgotten. */
export const DRAFT_KEPT_MS = 24 * 3_600_000;

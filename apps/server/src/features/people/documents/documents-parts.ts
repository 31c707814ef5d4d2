import type { DocumentKind, RejectReason } from '@croupier/domain/people/documents';
import type { Tx } from '../../../platform/database.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { PersonMarks } from '../person-marks/feature.ts';
import type { PlayersParts, SaidPerson } from '../players/feature.ts';
import type { PageVault } from './page-vault.ts';

/** What the use cases of this feature work with. */
export interface DocumentsParts extends Needs<'db' | 'clock' | 'scan'> {
  readonly players: Pick<PlayersParts, 'budget'>;
  /** Where pages lie. */
  readonly vault: PageVault;
  /** By which documents a person is known. */
  readonly marks: PersonMarks;
  /** Gives an account what its person excluded themselves by under another. Exclusions know; they lie above this feature. */
  carryStops(tx: Tx, playerId: bigint): Promise<void>;
}

/** What becomes of a document. */
export type Verdict =
  | {
      readonly state: 'approved';
      readonly expiresOn: string | null;
      /** Which country gave it, or in which its address lies; null where it asks for none, or a program could not read it. */
      readonly country: string | null;
      /** By which number its person is known from now on (`documentMark`); null likewise. */
      readonly mark: string | null;
    }
  | { readonly state: 'rejected'; readonly reason: RejectReason };

/**
 * Whoever decides documents without a person of the house. What it is not sure of it leaves to one: the queue of the office has every
 * document that waits, whether there is a reviewer or not.
 */
export interface Reviewer {
  /** As who it stands with what it decided. */
  readonly name: string;
  /** @throws when it cannot say: the document waits on, for a person or another try. `signal` ends what takes too long */
  review(document: ToReview, signal: AbortSignal): Promise<Verdict | { readonly state: 'person' }>;
}

export interface ToReview {
  readonly id: string;
  readonly kind: DocumentKind;
  /** Each page as it is kept, WebP, in their order. */
  readonly pages: readonly Buffer[];
  readonly person: SaidPerson;
  readonly at: Date;
}

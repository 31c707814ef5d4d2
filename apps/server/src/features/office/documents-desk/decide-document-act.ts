import {
  loosensResidence,
  needsFourEyes,
  type DocumentKind,
  type RejectReason,
} from '@croupier/domain/people/documents';
import type { Tx } from '../../../platform/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import {
  decideDocument,
  judgeVerdict,
  type DecidingParts,
  type Verdict,
} from '../../people/documents/feature.ts';
import type { FourEyesAct } from '../approvals/feature.ts';
import { findForeignClaim, giveBack } from '../claims/feature.ts';
import { findVerified } from '../../people/players/feature.ts';
import { documentItem } from './document-item.ts';

/** The decision as it may wait for a second person: of a number it has the mark alone. */
export interface DocumentDecision {
  readonly id: string;
  readonly player: string;
  readonly kind: DocumentKind;
  /** When it was sent in, of what was looked at: taken back and sent in anew it is another one. */
  readonly submittedAt: string;
  readonly by: string;
  readonly state: 'approved' | 'rejected';
  readonly why: RejectReason | null;
  readonly expiresOn: string | null;
  readonly country: string | null;
  readonly mark: string | null;
}

export const DECIDE_DOCUMENTS = 'decide.documents';

export type AgainstDocument = 'conflict' | 'item_taken' | 'document_known';

/**
 * Decides a document once: of two who decide at once the second finds it decided. Where one of the player's places has it so, or they would
 * live by looser rules, a yes waits for a second person; who they are is not in it, as what waits is kept for good.
 */
export const decideDocumentAct = ({
  clock,
  deciding,
}: {
  clock: Clock;
  deciding: DecidingParts;
}): FourEyesAct<DocumentDecision, AgainstDocument> => ({
  name: DECIDE_DOCUMENTS,
  subject: ({ player }) => ['player', player],
  show: async (tx, decision) => {
    const against = await judgeVerdict(deciding, tx, decision.id, saidOf(decision));
    if (against === 'of-another-account') return 'document_known';
    if (against === 'not-waiting' || isOver(decision, clock.now())) return 'conflict';
    const { id, kind, submittedAt, state, why, expiresOn, country } = decision;
    return { document: id, kind, submittedAt, decision: state, why, expiresOn, country };
  },
  // Whoever says it has nobody else's item in hand; until the transaction ends nobody takes it. A second person may have it in their own.
  against: async (tx, { id }, { part, operatorId, callerId }) => {
    const by =
      part === 'maker' && (await findForeignClaim(tx, documentItem(id), { operatorId, now: clock.now() }));
    return by && by.operatorId !== callerId ? 'item_taken' : undefined;
  },
  needsNobody: async (tx, decision) => decision.state === 'rejected' || !(await takesTwo(tx, decision)),
  carryOut: async (tx, decision) => {
    const { id, by } = decision;
    const said = saidOf(decision);
    const decided = await decideDocument(deciding, tx, id, { ...said, by, at: clock.now() });
    await giveBack(tx, documentItem(id));
    return typeof decided === 'string' ? 'conflict' : undefined;
  },
});

async function takesTwo(tx: Tx, decision: DocumentDecision): Promise<boolean> {
  const places = await findVerified(tx, BigInt(decision.player));
  return needsFourEyes(places, decision.kind) || loosensResidence(places, decision);
}

const isOver = ({ expiresOn }: DocumentDecision, now: Date): boolean =>
  expiresOn !== null && expiresOn < now.toISOString().slice(0, 10);

const saidOf = (decision: DocumentDecision) => ({
  verdict: verdictOf(decision),
  seen: { kind: decision.kind, submittedAt: decision.submittedAt },
});

function verdictOf({ state, why, expiresOn, country, mark }: DocumentDecision): Verdict {
  return state === 'approved' ? { state, expiresOn, country, mark } : { state, reason: why! };
}

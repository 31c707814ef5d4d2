import type { SignedInOperator } from '../../../platform/http/http.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { DecidingParts } from '../../people/documents/feature.ts';
import type { Perform } from '../approvals/feature.ts';
import type { RecordAct } from '../audit/feature.ts';
import type { AgainstDocument, DocumentDecision } from './decide-document-act.ts';

/** Parts for the use cases of this room. */
export interface DocumentsDeskParts extends Needs<'db' | 'clock'> {
  readonly record: RecordAct;
  readonly deciding: DecidingParts;
  readonly decide: Perform<DocumentDecision, AgainstDocument>;
}

export type Call = { operator: SignedInOperator; requestId: string; ip: string };

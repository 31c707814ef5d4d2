import type { DocumentName } from '@croupier/contract/office/content-desk';
import type { SignedInOperator } from '../../../platform/http/http.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { RecordAct } from '../audit/feature.ts';

/** Parts for the use cases of this room. */
export interface ContentDeskParts extends Needs<'db' | 'clock'> {
  readonly record: RecordAct;
}

/** Who does something with which document. */
export interface Deed {
  readonly call: { operator: SignedInOperator; requestId: string; ip: string };
  readonly name: DocumentName;
}

/** A document as the log names it. */
export const subjectOf = ({ kind, key, scope }: DocumentName) =>
  ['content', `${kind}/${key}/${scope}`] as const;

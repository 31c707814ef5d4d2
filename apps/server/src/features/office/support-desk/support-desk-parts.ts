import type { SignedInOperator } from '../../../platform/http/http.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { RecordAct } from '../audit/feature.ts';
import type { WriteLetter } from '../letters/feature.ts';

/** What the use cases of this desk work with. */
export interface SupportDeskParts extends Needs<'db' | 'clock'> {
  record: RecordAct;
  write: WriteLetter;
}

/** Who does something with which letter. */
export interface Deed {
  readonly call: { operator: SignedInOperator; requestId: string; ip: string };
  readonly number: bigint;
}

/** A letter as the log names it. */
export const subjectOf = (number: bigint) => ['support-letter', String(number)] as const;

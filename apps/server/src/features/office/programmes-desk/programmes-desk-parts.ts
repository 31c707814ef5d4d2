import type { ProgrammeName } from '@croupier/contract/office/programmes-desk';
import type { Brand } from '@croupier/domain/site/brands';
import type { SignedInOperator } from '../../../platform/http/http.ts';
import type { FirstOfDeposit } from '../../rewards/bonuses/feature.ts';
import type { ReadProgrammes, WritingParts } from '../../rewards/programmes/feature.ts';
import type { RecordAct } from '../audit/feature.ts';

/** Parts for the use cases of this room. */
export interface DeskParts extends WritingParts {
  readonly record: RecordAct;
  readonly reader: ReadProgrammes;
  readonly brand: Brand;
  readonly firstOfDeposit: FirstOfDeposit;
}

/** An operator and the programme that they act on. */
export interface Deed {
  readonly call: { operator: SignedInOperator; requestId: string; ip: string };
  readonly name: ProgrammeName;
}

/** A programme as the log names it. */
export const subjectOf = ({ kind, code }: ProgrammeName) => ['programme', `${kind}/${code}`] as const;

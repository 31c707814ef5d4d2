import type { SignedInOperator } from '../../../platform/http/http.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { PayOuts } from '../../money/pay-outs/feature.ts';
import type { Perform } from '../approvals/feature.ts';
import type { RecordAct } from '../audit/feature.ts';
import type { DecidedPayOut } from './decide-pay-out-act.ts';
import type { AgainstSettling, UnclearPayOut } from './settle-unclear-act.ts';

/** What the use cases of this desk work with. */
export interface PayOutsDeskParts extends Needs<'db' | 'clock'> {
  readonly record: RecordAct;
  readonly payOuts: Pick<PayOuts, 'parts'>;
  readonly settle: Perform<UnclearPayOut, AgainstSettling>;
  readonly decide: Perform<DecidedPayOut, 'not_found' | 'conflict' | 'item_taken'>;
}

/** Who asks. */
export interface Call {
  readonly operator: SignedInOperator;
  readonly requestId: string;
  readonly ip: string;
}

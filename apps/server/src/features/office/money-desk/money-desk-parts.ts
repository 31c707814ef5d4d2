import type { SignedInOperator } from '../../../platform/http/http.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { Perform } from '../approvals/feature.ts';
import type { RecordAct } from '../audit/feature.ts';
import type { AgainstLate, LatePaymentDecision } from './decide-late-act.ts';
import type { WinDecision } from './decide-win-act.ts';

/** What the use cases of this desk work with. */
export interface MoneyDeskParts extends Needs<'db' | 'clock'> {
  readonly record: RecordAct;
  /** Decides a held win, alone or with a second person. */
  readonly decide: Perform<WinDecision, 'not_found' | 'conflict' | 'item_taken'>;
  /** Decides about a payment that came late, alone or with a second person. */
  readonly decideLate: Perform<LatePaymentDecision, AgainstLate>;
}

/** Who asks. */
export interface Call {
  readonly operator: SignedInOperator;
  readonly requestId: string;
  readonly ip: string;
}

const INT8_MAX = 2n ** 63n - 1n;

/** A number of the database out of an address; undefined where it has none as large. */
export function idOf(text: string): bigint | undefined {
  const id = BigInt(text);
  return id <= INT8_MAX ? id : undefined;
}

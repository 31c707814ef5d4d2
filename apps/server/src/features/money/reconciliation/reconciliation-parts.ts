import type { DifferenceKind } from '@croupier/domain/money/reconciliation';
import type { Needs } from '../../../platform/platform.ts';
import type { SettlementProvider } from './settlement-provider.ts';

/** What the use cases of this feature work with. */
export interface ReconciliationParts extends Needs<'db' | 'clock' | 'warn' | 'error'> {
  readonly provider: SettlementProvider;
  /** Counts differences as they are found. */
  counted(what: DifferenceKind): void;
}

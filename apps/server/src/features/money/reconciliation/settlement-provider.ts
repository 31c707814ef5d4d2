import type { MoneyFlow, MoneyLine } from '@croupier/domain/money/reconciliation';

/** The seam to what a provider says of money that moved. Nothing of it moves any. */
export interface SettlementProvider {
  /** As runs and differences name it. */
  readonly name: string;
  /** The settlement file of a day of UTC, whole; what is not whole is not there. */
  settlements(day: string): Promise<readonly MoneyLine[] | 'unavailable'>;
  /** What its API says of one of our references now: all that moved for it. */
  ask(flow: MoneyFlow, reference: string): Promise<readonly MoneyLine[] | 'unavailable'>;
}

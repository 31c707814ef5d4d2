import type { InputOf } from '@croupier/contract/kit';
import type { readStatement, StatementEntry } from '@croupier/contract/money/statement';
import type { LedgerOperation } from '@croupier/domain/money/ledger';

/** What an operation of the ledger is called in a statement. */
const REASONS = {
  bet: 'bet',
  win: 'win',
  'bonus-grant': 'bonus',
  'bonus-conversion': 'bonus-conversion',
  'bonus-forfeit': 'bonus-forfeit',
  'gift-win': 'gift-win',
  'free-rounds-win': 'gift-win',
  reward: 'reward',
  'provider-bet': 'studio-bet',
  'provider-win': 'studio-win',
  'provider-free-win': 'studio-free-win',
  'provider-rollback': 'studio-rollback',
  void: 'void',
  'pay-in': 'deposit',
  refund: 'refund',
  chargeback: 'chargeback',
  'pay-out-reserve': 'pay-out',
  'pay-out-send': 'pay-out-sent',
  'pay-out-settle': 'pay-out-paid',
  'pay-out-return': 'pay-out-returned',
  'pay-out-reclaim': 'pay-out-taken-back',
  'pay-out-revert': 'pay-out-given-back',
  'opening-grant': 'opening-grant',
  adjustment: 'adjustment',
} as const satisfies Record<LedgerOperation, StatementEntry['reason']>;

const BETS: LedgerOperation[] = ['bet', 'provider-bet'];
const WINS: LedgerOperation[] = ['win', 'provider-win', 'provider-free-win'];
const DEPOSITS: LedgerOperation[] = ['pay-in', 'refund', 'chargeback'];

/** The books may hold what a later version of the house has added: that is an `other`. */
export const reasonOf = (operation: string): StatementEntry['reason'] =>
  Object.hasOwn(REASONS, operation) ? REASONS[operation as LedgerOperation] : 'other';

type About = InputOf<typeof readStatement>['query']['about'];

/** Which operations a statement is about; what is none of the first three is an other. */
export function operationsAbout(about: About): { operations?: string[]; otherThan?: string[] } {
  switch (about) {
    case undefined:
      return {};
    case 'bets':
      return { operations: BETS };
    case 'wins':
      return { operations: WINS };
    case 'deposits':
      return { operations: DEPOSITS };
    case 'others':
      return { otherThan: [...BETS, ...WINS, ...DEPOSITS] };
  }
}

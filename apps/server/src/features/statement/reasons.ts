import type { InputOf, readStatement, StatementEntry } from '@croupier/contract';

/** What an operation of the ledger is called in a statement. */
const REASONS: Readonly<Record<string, StatementEntry['reason']>> = {
  bet: 'bet',
  win: 'win',
  'provider-bet': 'studio-bet',
  'provider-win': 'studio-win',
  'provider-free-win': 'studio-free-win',
  'provider-rollback': 'studio-rollback',
  'pay-in': 'deposit',
  'opening-grant': 'opening-grant',
  adjustment: 'adjustment',
};

const BETS = ['bet', 'provider-bet'];
const WINS = ['win', 'provider-win', 'provider-free-win'];
const DEPOSITS = ['pay-in'];

export const reasonOf = (operation: string): StatementEntry['reason'] => REASONS[operation] ?? 'other';

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

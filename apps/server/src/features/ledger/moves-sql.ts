/**
 * The ledger's part in statements that do more than move money: who settles a round writes the round, and these write
 * the balance and the transfers. No other feature names the ledger's tables, and no other place knows how a balance and
 * its version go on. `post` is for everything that can afford statements of its own.
 */

/** SQL expressions of what a round moves, in minor units; what is left out does not move. */
interface Moves {
  readonly stake?: string;
  /** Moves nothing where it is 0. */
  readonly win?: string;
}

/** Rows of a statement by the name of their WITH query, and which of them move money. */
interface Rows {
  readonly from: string;
  readonly where?: string;
}

/** Joins the account of `row` as `w`. To be locked by `FOR UPDATE OF w`: players in ascending order, their seats first. */
export const joinAccount = (row: string): string =>
  `JOIN ledger_account w ON w.player_id = ${row}.player_id AND w.currency = ${row}.currency AND w.kind = ${row}.kind`;

/** Whether an account has so much, as the statement began: somebody else may be moving its money. */
export const hasMoney = (
  account: { player: string; currency: string; kind: string },
  amount: string,
): string =>
  `EXISTS (SELECT FROM ledger_account WHERE player_id = ${account.player} AND currency = ${account.currency}
    AND kind = ${account.kind} AND amount_minor >= ${amount})`;

/** The columns that the locked account `row` has once the money is moved: `balance_after_minor, balance_version`. */
export const movedColumns = (row: string, moves: Moves): string =>
  `${row}.amount_minor${changeOf(moves)} AS balance_after_minor, ${row}.version${countOf(moves)} AS balance_version`;

/** Writes the balances of rows that have `movedColumns`. */
export const writeBalances = ({ from, where = 'true' }: Rows): string =>
  `UPDATE ledger_account w SET amount_minor = m.balance_after_minor, version = m.balance_version FROM ${from} m
  WHERE ${where} AND w.player_id = m.player_id AND w.currency = m.currency AND w.kind = m.kind`;

/**
 * Moves money in the player's account without a look at it before: a constraint refuses what would take it below zero.
 * @param from a WITH query with the players
 * @returns SQL that gives `player_id`, `balance_after_minor` and `balance_version`
 */
export const moveUnseen = (from: string, account: { currency: string; kind: string }, moves: Moves): string =>
  `UPDATE ledger_account w SET amount_minor = w.amount_minor${changeOf(moves)}, version = w.version${countOf(moves)}
  FROM ${from} m WHERE w.player_id = m.player_id AND w.currency = ${account.currency} AND w.kind = ${account.kind}
  RETURNING w.player_id, w.amount_minor AS balance_after_minor, w.version AS balance_version`;

/** Writes the transfers of rows that have `movedColumns`: the stake as a `bet`, then the win. */
export function writeTransfers(
  { from, where = 'true' }: Rows,
  moves: Moves & { at: string; currency?: string; kind?: string; key?: string },
): string {
  const { stake, win = '0', at, currency = 'currency', kind = 'kind', key = 'key' } = moves;
  const head = `SELECT player_id, ${currency}, ${kind}, ${key}, ${at}`;
  const bet = `${head}, 'bet', balance_version${moves.win ? ` - ${wonOf(win)}` : ''}, 'player'::ledger_side, 'bets'::ledger_side,
    ${stake}, balance_after_minor - ${win} + ${stake}, balance_after_minor - ${win} FROM ${from} WHERE ${where}`;
  const won = `${head}, 'win', balance_version, 'wins'::ledger_side, 'player'::ledger_side,
    ${win}, balance_after_minor - ${win}, balance_after_minor FROM ${from} WHERE ${where} AND ${win} > 0`;
  return `INSERT INTO ledger_transfer (player_id, currency, kind, key, created_at, operation, version, debit, credit, amount_minor,
    balance_before_minor, balance_after_minor)
  ${[moves.stake && bet, moves.win && won].filter(Boolean).join('\n  UNION ALL\n  ')}`;
}

const wonOf = (win: string): string => `CASE WHEN ${win} > 0 THEN 1 ELSE 0 END`;
const changeOf = ({ stake, win }: Moves): string => `${stake ? ` - ${stake}` : ''}${win ? ` + ${win}` : ''}`;
const countOf = ({ stake, win }: Moves): string => `${stake ? ' + 1' : ''}${win ? ` + ${wonOf(win)}` : ''}`;

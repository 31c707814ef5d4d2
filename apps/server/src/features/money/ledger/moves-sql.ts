/**
 * The ledger's part in statements that do more than move money: who settles a round writes the round, and these write
 * the balances and the transfers. No other feature names the ledger's tables, and no other place knows how a balance and
 * its version go on. `post` is for everything that can afford statements of its own.
 */

/** SQL expressions of what a round moves in one account, in minor units; what is left out does not move. */
interface Moves {
  readonly stake?: string;
  /** Moves nothing where it is 0. */
  readonly win?: string;
  /** The stake may be 0 too, and moves nothing then. */
  readonly partial?: boolean;
}

/** Rows of a statement by the name of their WITH query, and which of them move money. */
interface Rows {
  readonly from: string;
  readonly where?: string;
}

/** The columns that tell how an account was left, where they have other names than those of `movedColumns`. */
interface Left {
  readonly after: string;
  readonly version: string;
}

const LEFT: Left = { after: 'balance_after_minor', version: 'balance_version' };
/** The player's bonus account, of which the statement has the columns under these names. */
export const BONUS_LEFT: Left = { after: 'bonus_after_minor', version: 'bonus_version' };
export const BONUS_KIND = `'bonus'::balance_kind`;

/** Joins the account of `row` as `w`. To be locked by `FOR UPDATE OF w`: players in ascending order, their seats first. */
export const joinAccount = (row: string): string =>
  `JOIN ledger_account w ON w.player_id = ${row}.player_id AND w.currency = ${row}.currency AND w.kind = ${row}.kind`;

/**
 * Joins and locks the bonus account of those rows whose stake may take of it, after their seats and accounts are locked:
 * `held_minor` and `held_version` of `b`, null for the others. Lateral, because nothing else may lock the side of a join
 * that may be missing; and a locking look reads the newest row, whatever the statement's snapshot is.
 */
export const joinBonus = (row: string, uses: string): string =>
  `LEFT JOIN LATERAL (SELECT x.amount_minor AS held_minor, x.version AS held_version FROM ledger_account x
    WHERE ${uses} AND x.player_id = ${row}.player_id AND x.currency = ${row}.currency AND x.kind = 'bonus' FOR UPDATE) b ON true`;

/** Whether an account has so much, as the statement began: somebody else may be moving its money. */
export const hasMoney = (
  account: { player: string; currency: string; kind: string },
  amount: string,
): string =>
  `EXISTS (SELECT FROM ledger_account WHERE player_id = ${account.player} AND currency = ${account.currency}
    AND kind = ${account.kind} AND amount_minor >= ${amount})`;

/** The columns that a locked account has once the money is moved. @param held its columns as they are under the lock */
export const movedColumns = (held: { amount: string; version: string }, moves: Moves, left = LEFT): string =>
  `${held.amount}${changeOf(moves)} AS ${left.after}, ${held.version}${countOf(moves)} AS ${left.version}`;

/** Writes the balances of rows that have `movedColumns`. */
export const writeBalances = (
  { from, where = 'true' }: Rows,
  { kind = 'm.kind', left = LEFT }: { kind?: string; left?: Left } = {},
): string =>
  `UPDATE ledger_account w SET amount_minor = m.${left.after}, version = m.${left.version} FROM ${from} m
  WHERE ${where} AND w.player_id = m.player_id AND w.currency = m.currency AND w.kind = ${kind}`;

/**
 * Moves money in the player's account without a look at it before: a constraint refuses what would take it below zero.
 * @param from a WITH query with the players
 * @returns SQL that gives `player_id`, `balance_after_minor` and `balance_version`
 */
export const moveUnseen = (from: string, account: { currency: string; kind: string }, moves: Moves): string =>
  `UPDATE ledger_account w SET amount_minor = w.amount_minor${changeOf(moves)}, version = w.version${countOf(moves)}
  FROM ${from} m WHERE w.player_id = m.player_id AND w.currency = ${account.currency} AND w.kind = ${account.kind}
  RETURNING w.player_id, w.amount_minor AS balance_after_minor, w.version AS balance_version`;

interface Transfers extends Rows, Moves {
  readonly at: string;
  readonly currency?: string;
  readonly kind?: string;
  readonly key?: string;
  readonly left?: Left;
}

/** Writes the transfers of rows that have `movedColumns`, account by account: the stake as a `bet`, then the win. */
export const writeTransfers = (...accounts: readonly Transfers[]): string =>
  `INSERT INTO ledger_transfer (player_id, currency, kind, key, created_at, operation, version, debit, credit, amount_minor,
    balance_before_minor, balance_after_minor)
  ${accounts.flatMap(transfersOf).join('\n  UNION ALL\n  ')}`;

function transfersOf(transfers: Transfers): string[] {
  const { from, where = 'true', stake, win, partial, at, left = LEFT } = transfers;
  const { currency = 'currency', kind = 'kind', key = 'key' } = transfers;
  const head = `SELECT player_id, ${currency}, ${kind}, ${key}, ${at}`;
  const afterBet = win ? `${left.after} - ${win}` : left.after;
  const bet = `${head}, 'bet', ${left.version}${win ? ` - ${someOf(win)}` : ''}, 'player'::ledger_side, 'bets'::ledger_side,
    ${stake}, ${afterBet} + ${stake}, ${afterBet} FROM ${from} WHERE ${where}${partial ? ` AND ${stake} > 0` : ''}`;
  const won = `${head}, 'win', ${left.version}, 'wins'::ledger_side, 'player'::ledger_side,
    ${win}, ${left.after} - ${win}, ${left.after} FROM ${from} WHERE ${where} AND ${win} > 0`;
  return [...(stake ? [bet] : []), ...(win ? [won] : [])];
}

const someOf = (amount: string): string => `CASE WHEN ${amount} > 0 THEN 1 ELSE 0 END`;
const changeOf = ({ stake, win }: Moves): string => `${stake ? ` - ${stake}` : ''}${win ? ` + ${win}` : ''}`;
const countOf = ({ stake, win, partial }: Moves): string =>
  `${stake ? ` + ${partial ? someOf(stake) : '1'}` : ''}${win ? ` + ${someOf(win)}` : ''}`;

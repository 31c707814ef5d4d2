/** SQL expressions of a stake that a seat is about to take. */
interface StakeColumns {
  /** The seat's row. */
  readonly row: string;
  readonly stake: string;
  /** What of it is not bonus money. */
  readonly own: string;
  readonly currency: string;
  readonly kind: string;
  readonly now: string;
}

/** `judgeStake` of the domain: whether the truth has to be looked up before this stake. Null, as good as false, without a rule. */
export const toReckon = ({ row, stake, own, currency, kind, now }: StakeColumns): string =>
  `(${row}.rules_currency <> ${currency} OR ${row}.rules_kind <> ${kind} OR ${now} >= ${row}.rules_until
      OR (${stake} > 0 AND ${stake} > ${row}.stake_allowance_minor) OR (${own} > 0 AND ${own} > ${row}.loss_allowance_minor))`;

/** `judgeStake` of the domain: whether the seat allows less for one round. */
export const stakeTooHigh = (row: string, stake: string): string => `${stake} > ${row}.stake_maximum_minor`;

/** A win of a round that was open: of other money than the seat's rules are, it leaves them as they are, below the truth. */
export const giveAllowance = (row: string, { of, ownWin }: { of: string; ownWin: string }): string =>
  `loss_allowance_minor = ${row}.loss_allowance_minor
    + CASE WHEN ${row}.rules_currency = ${of}.currency AND ${row}.rules_kind = ${of}.kind THEN ${ownWin} ELSE 0 END`;

/** `spendAllowance` of the domain, as assignments; null stays null. */
export const spendAllowance = (row: string, moves: { stake: string; own: string; ownWin?: string }): string =>
  `stake_allowance_minor = ${row}.stake_allowance_minor - ${moves.stake},
    loss_allowance_minor = ${row}.loss_allowance_minor - ${moves.own}${moves.ownWin ? ` + ${moves.ownWin}` : ''}`;

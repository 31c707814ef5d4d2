import {
  BONUS_KIND,
  BONUS_LEFT,
  joinBonus,
  movedColumns,
  writeBalances,
  writeTransfers,
} from '../../money/ledger/feature.ts';
import { spendAllowance, stakeTooHigh } from '../../people/play-rules/feature.ts';
import { PURSE_COLUMNS } from './settle-values.ts';

/** Columns that a round of a lane has beside those that all have, and their values; both begin with a comma. */
export interface Kept {
  readonly names: string;
  readonly values: string;
}

export interface LaneFact {
  readonly topic: 'round.settled' | 'balance.changed';
  readonly columns: string;
  readonly where?: string;
}

/** What the settling statement does otherwise for seats without a bonus and for those with one, as SQL. */
export interface Lane {
  readonly columns: readonly (readonly [name: string, type: string])[];
  /** Columns of `decided`: what moves in which account, and how it is left. */
  moves(opens: boolean): string;
  readonly isOtherGrant: string;
  readonly isTooHigh: string;
  /** What of the stake is not bonus money. */
  readonly own: string;
  readonly held: string;
  readonly joins: string;
  readonly writes: string;
  seat(opens: boolean): string;
  kept(opens: boolean): Kept;
  transfers(opens: boolean): string;
  facts(opens: boolean): LaneFact[];
  answer(opens: boolean): string;
}

export const NOW = '$17::timestamptz';
const SETTLED = { from: 'decided', where: `status = 'settled'` };

/** Of a round that opens, what it wins is not known yet. */
const winOf = <Win extends object>(opens: boolean, win: Win): Win | object => (opens ? {} : win);

/** Of the round, the maths and the entry too: what counts returns reads them. */
const ROUND_FACT = `key AS id, game, currency, kind, stake::text AS "stakeMinor", win::text AS "winMinor",
    balance_after_minor::text AS "amountMinor", balance_version AS version,
    maths_id AS maths, entry`;
const OPEN_FACT = `key, coalesce(entry, '{"choices":[],"mode":"main"}') AS entry, currency, kind, balance_after_minor::text AS "amountMinor", balance_version AS version`;

const factOf = (opens: boolean): LaneFact =>
  opens ? { topic: 'balance.changed', columns: OPEN_FACT } : { topic: 'round.settled', columns: ROUND_FACT };

/** One account takes the stake and gets the win. */
export const PLAIN: Lane = {
  columns: [],
  moves: (opens) =>
    movedColumns(
      { amount: 'l.amount_minor', version: 'l.version' },
      { stake: 'l.stake', ...winOf(opens, { win: 'l.win' }) },
    ),
  isOtherGrant: 'l.active_grant IS NOT NULL',
  isTooHigh: stakeTooHigh('l', 'l.stake'),
  own: 'l.stake',
  held: 'l.amount_minor',
  joins: '',
  writes: `paid AS (
  ${writeBalances(SETTLED)}
)`,
  seat: (opens) =>
    spendAllowance('d', { stake: 'd.stake', own: 'd.stake', ...winOf(opens, { ownWin: 'd.win' }) }),
  kept: () => ({ names: '', values: '' }),
  transfers: (opens) =>
    writeTransfers({ ...SETTLED, stake: 'stake', ...winOf(opens, { win: 'win' }), at: NOW }),
  facts: (opens) => [factOf(opens)],
  answer: () => '',
};

const real = (opens: boolean) => ({
  stake: 'real_stake',
  partial: true,
  ...winOf(opens, { win: 'real_win' }),
});
const bonus = (opens: boolean) => ({
  stake: 'bonus_stake',
  partial: true,
  ...winOf(opens, { win: 'bonus_win' }),
});

/** Whether the stake is of the player's bonus: one in other money leaves it alone. */
const OF_GRANT = 'contribution IS NOT NULL';
const ofGrant = (column: string): string => `CASE WHEN ${OF_GRANT} THEN ${column} END`;

/**
 * Two accounts, and in the same batch players who have but one: `splitStake`, `splitWin`, `countedStake` and `progressOf` of the domain. The
 * win's part is worked out in numeric, where no stake is too high for it.
 */
export const PURSE: Lane = {
  columns: PURSE_COLUMNS,
  moves: (
    opens,
  ) => `p.real_stake, q.bonus_stake, v.bonus_win, l.win - v.bonus_win AS real_win, b.held_version,
    CASE WHEN l.${OF_GRANT} THEN least(c.counted * l.contribution / 100, l.wager_left_minor) END AS progress,
    ${movedColumns(
      { amount: 'l.amount_minor', version: 'l.version' },
      { stake: 'p.real_stake', partial: true, ...winOf(opens, { win: '(l.win - v.bonus_win)' }) },
    )},
    ${movedColumns(
      { amount: 'b.held_minor', version: 'b.held_version' },
      { stake: 'q.bonus_stake', partial: true, ...winOf(opens, { win: 'v.bonus_win' }) },
      BONUS_LEFT,
    )}`,
  isOtherGrant: 'l.active_grant IS DISTINCT FROM l.grant_id',
  isTooHigh: `${stakeTooHigh('l', 'l.stake')} OR l.stake > l.grant_maximum`,
  own: 'p.real_stake',
  held: '(l.amount_minor + coalesce(b.held_minor, 0))',
  joins: `${joinBonus('l', `l.${OF_GRANT}`)}
  CROSS JOIN LATERAL (SELECT CASE WHEN l.contribution IS NULL THEN l.stake WHEN l.real_first THEN least(l.stake, l.amount_minor)
    ELSE l.stake - least(l.stake, coalesce(b.held_minor, 0)) END AS real_stake) p
  CROSS JOIN LATERAL (SELECT l.stake - p.real_stake AS bonus_stake) q
  CROSS JOIN LATERAL (SELECT CASE l.wager_source WHEN 'REAL' THEN p.real_stake WHEN 'BONUS' THEN q.bonus_stake ELSE l.stake END AS counted) c
  CROSS JOIN LATERAL (SELECT CASE WHEN l.win > 0 AND q.bonus_stake > 0
    THEN div(l.win::numeric * q.bonus_stake, l.stake)::bigint ELSE 0 END AS bonus_win) v`,
  writes: `paid AS (
  ${writeBalances({ from: 'decided', where: `status = 'settled' AND m.balance_version > m.version` })}
), paid_bonus AS (
  ${writeBalances(
    { from: 'decided', where: `status = 'settled' AND m.bonus_version > m.held_version` },
    { kind: BONUS_KIND, left: BONUS_LEFT },
  )}
)`,
  // The grant as it is under the lock beside what is left of it: the row is checked as the older snapshot has it, too, and there a
  // bonus that ended while the statement waited still stands.
  seat: (opens) =>
    `${spendAllowance('d', { stake: 'd.stake', own: 'd.real_stake', ...winOf(opens, { ownWin: 'd.real_win' }) })},
    active_grant = d.active_grant, wager_left_minor = d.wager_left_minor - coalesce(d.progress, 0)`,
  kept: (opens) => ({
    names: `, grant_id, bonus_stake_minor, progress_minor, bonus_after_minor, bonus_version${opens ? '' : ', bonus_win_minor'}`,
    values: `, ${ofGrant('grant_id')}, ${ofGrant('bonus_stake')}, progress, bonus_after_minor, bonus_version${opens ? '' : `, ${ofGrant('bonus_win')}`}`,
  }),
  transfers: (opens) =>
    writeTransfers(
      { ...SETTLED, ...real(opens), at: NOW },
      { ...SETTLED, ...bonus(opens), kind: BONUS_KIND, left: BONUS_LEFT, at: NOW },
    ),
  facts: (opens) => [
    { ...factOf(opens), where: 'd.contribution IS NULL' },
    { ...partsOf(factOf(opens)), where: 'd.contribution IS NOT NULL' },
    {
      topic: 'balance.changed',
      columns: `key, currency, 'bonus' AS kind, bonus_after_minor::text AS "amountMinor", bonus_version AS version`,
      where: 'd.bonus_version > d.held_version',
    },
  ],
  answer: (
    opens,
  ) => `, CASE WHEN ${OF_GRANT} THEN bonus_stake END AS "bonusStakeMinor", ${opens ? '0::bigint' : 'bonus_win'} AS "bonusWinMinor",
  progress AS "progressMinor", wager_left_minor - progress AS "wagerLeftMinor", bonus_after_minor AS "bonusAfterMinor", bonus_version AS "bonusVersion"`,
};

/** A settled round says what of it was bonus money. */
const partsOf = (fact: LaneFact): LaneFact =>
  fact.topic === 'round.settled'
    ? {
        ...fact,
        columns: `${fact.columns}, bonus_stake::text AS "bonusStakeMinor", bonus_win::text AS "bonusWinMinor"`,
      }
    : fact;

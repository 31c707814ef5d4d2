import { COUNTED, type Counted } from '@croupier/domain/office/figures';
import { REGIONS } from '@croupier/domain/site/regions';

/**
 * What figures are counted from, as statements: the reader asks for what facts tell of, and who counts again for all there is. Both
 * read the same rows by the same words, so that they can only come to the same.
 */

/** By which a row of figures is told apart. */
export const PLACE = 'day, region, brand, currency, game, test';

/** The column of what is counted. */
export const columnOf = (counted: Counted): string =>
  counted.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const COLUMNS: readonly string[] = COUNTED.map(columnOf);

/** From where rows are read, and which of them. */
interface Rows {
  /** What stands after FROM. */
  readonly source: string;
  readonly where?: string;
}

type Adds = Partial<Record<Counted, string>>;

/** One thing that happened: when, to whom, in which currency and game, and what it adds. */
const eventOf = (
  of: { player: string; at: string; currency: string; game: string; played: string },
  adds: Adds,
): string =>
  `SELECT ${of.player} AS player_id, ${of.at} AS at, ${of.currency} AS currency, ${of.game} AS game, ${of.played} AS played,
  ${COUNTED.map((counted) => `(${adds[counted] ?? '0'})::bigint AS ${columnOf(counted)}`).join(',\n  ')}`;

/** Rounds of the house that are over, but for play money. In one of a gift nothing is staked, and its win is no money yet. */
const rounds = ({ source, where = 'true' }: Rows): string => `${eventOf(
  { player: 'r.player_id', at: 'r.settled_at', currency: 'r.currency', game: 'm.game', played: 'true' },
  {
    rounds: 'CASE WHEN own.stake > 0 THEN 1 ELSE 0 END',
    bonusRounds: 'CASE WHEN bonus.stake > 0 OR r.gift_id IS NOT NULL THEN 1 ELSE 0 END',
    turnoverMinor: 'own.stake',
    winMinor: 'own.win',
    bonusStakeMinor: 'bonus.stake',
    bonusWinMinor: 'bonus.win',
  },
)}
FROM ${source} JOIN game_maths m ON m.id = r.maths_id
CROSS JOIN LATERAL (SELECT r.gift_id IS NULL AS paid, r.kind = 'bonus' AS whole) AS is_of
CROSS JOIN LATERAL (SELECT CASE WHEN NOT is_of.paid THEN 0 WHEN is_of.whole THEN r.stake_minor ELSE coalesce(r.bonus_stake_minor, 0) END AS stake,
  CASE WHEN NOT is_of.paid THEN 0 WHEN is_of.whole THEN r.win_minor
    ELSE coalesce(r.bonus_win_minor, 0) + coalesce(r.bonus_forfeited_minor, 0) END AS win) AS bonus
CROSS JOIN LATERAL (SELECT CASE WHEN is_of.paid THEN r.stake_minor - bonus.stake ELSE 0 END AS stake,
  CASE WHEN is_of.paid THEN r.win_minor - bonus.win ELSE 0 END AS win) AS own
WHERE r.kind <> 'play' AND ${where}`;

const whenPaidIn = (adds: string): string =>
  `CASE WHEN t.kind = 'real' AND t.operation = 'pay-in' THEN ${adds} ELSE 0 END`;
/** What a transfer between the player and this account of the house adds: to the player or from them, as it is signed. */
const between = (account: string, kind: 'real' | 'bonus', sign: '+' | '-' = '+'): string =>
  `CASE WHEN t.kind = '${kind}' AND way.house = '${account}' THEN ${sign}way.to_player ELSE 0 END`;

/** No pay-in of the player was credited before. Posts of one account come one after the other: each sees the last. */
const IS_FIRST = `NOT EXISTS (
  SELECT FROM ledger_post e JOIN pay_in i ON i.id = CASE WHEN e.operation = 'pay-in' THEN e.reference::uuid END AND i.kind = 'real'
  WHERE e.player_id = p.player_id AND e.operation = 'pay-in' AND (e.created_at, e.key) < (p.created_at, p.key))`;

/** What was posted, by the account of the house that it went to or came from; rounds of the house are counted by themselves. */
const posts = ({ source, where = 'true' }: Rows): string => `${eventOf(
  {
    player: 't.player_id',
    at: 't.created_at',
    currency: 't.currency',
    game: `coalesce(s.game, m.game, '')`,
    played: `t.operation = 'provider-bet'`,
  },
  {
    rounds: `CASE WHEN t.kind = 'real' THEN way.bets ELSE 0 END`,
    bonusRounds: `CASE WHEN t.kind = 'bonus' THEN way.bets ELSE 0 END`,
    turnoverMinor: between('bets', 'real', '-'),
    winMinor: between('wins', 'real'),
    bonusStakeMinor: between('bets', 'bonus', '-'),
    bonusWinMinor: between('wins', 'bonus'),
    bonusGrantedMinor: `CASE WHEN t.kind = 'bonus' AND way.house IN ('promotions', 'adjustments') AND way.to_player > 0 THEN way.to_player ELSE 0 END`,
    bonusForfeitedMinor: `CASE WHEN t.kind = 'bonus' AND way.house IN ('promotions', 'adjustments') AND way.to_player < 0 THEN -way.to_player ELSE 0 END`,
    bonusCostMinor: `CASE WHEN t.kind = 'real' AND way.house IN ('promotions', 'bonus-conversion') THEN way.to_player ELSE 0 END`,
    adjustmentMinor: between('adjustments', 'real'),
    deposits: whenPaidIn('1'),
    depositMinor: whenPaidIn('t.amount_minor'),
    firstDeposits: whenPaidIn(`CASE WHEN ${IS_FIRST} THEN 1 ELSE 0 END`),
    firstDepositMinor: whenPaidIn(`CASE WHEN ${IS_FIRST} THEN t.amount_minor ELSE 0 END`),
  },
)}
FROM ${source}
CROSS JOIN LATERAL (SELECT CASE WHEN t.credit = 'player' THEN t.debit ELSE t.credit END AS house,
  CASE WHEN t.credit = 'player' THEN t.amount_minor ELSE -t.amount_minor END AS to_player,
  CASE WHEN t.operation = 'provider-bet' THEN 1
    WHEN t.operation = 'provider-rollback' OR (t.operation = 'void' AND t.debit = 'bets') THEN -1 ELSE 0 END AS bets) AS way
LEFT JOIN provider_round s ON s.provider = CASE WHEN t.operation LIKE 'provider-%' THEN split_part(p.reference, ':', 1) END
  AND s.round_id = CASE WHEN t.operation LIKE 'provider-%' THEN substr(p.reference, strpos(p.reference, ':') + 1) END
LEFT JOIN LATERAL (SELECT h.game FROM every_round r JOIN game_maths h ON h.id = r.maths_id
  WHERE t.operation = 'void' AND r.player_id = t.player_id AND r.key = CASE WHEN t.operation = 'void' THEN p.reference::uuid END
  OFFSET 0) AS m ON true
WHERE t.kind <> 'play' AND t.operation NOT IN ('bet', 'win') AND NOT (t.kind = 'bonus' AND t.operation = 'bonus-conversion') AND ${where}`;

/** Who signed up; the currency is that of the region. */
const players = ({ source, where = 'true' }: Rows): string => `${eventOf(
  { player: 'n.id', at: 'n.created_at', currency: 'NULL', game: `''`, played: 'false' },
  { newPlayers: '1' },
)}
FROM ${source} WHERE ${where}`;

/** What happened, by where it is read: rounds as `r`, transfers as `t` with their posts as `p`, players as `n`. */
export interface Sources {
  readonly rounds: Rows;
  readonly posts: Rows;
  readonly players: Rows;
}

const CURRENCIES = Object.values(REGIONS)
  .map(({ id, currency }) => `('${id}', '${currency}')`)
  .join(', ');

/** Where the player was at that moment: where the first move after it led from, or where they are. */
const REGION_THEN = `coalesce((SELECT c.from_region FROM region_change c
    WHERE c.player_id = e.player_id AND c.change = 'moved' AND c.changed_at > e.at ORDER BY c.id LIMIT 1), a.region)`;

/**
 * WITH queries: `told` has what happened, each at its place; `sums` what it adds up to; `seen` who played, by the game
 * and, with an empty one, at all.
 */
export const figuresOf = (from: Sources): string => `happened AS (
  ${rounds(from.rounds)}
  UNION ALL
  ${posts(from.posts)}
  UNION ALL
  ${players(from.players)}
), told AS (
  SELECT (e.at AT TIME ZONE 'UTC')::date AS day, place.region, a.brand, coalesce(e.currency, home.currency, '') AS currency, e.game,
    a.test_account AS test, e.player_id, e.played, ${COLUMNS.map((column) => `e.${column}`).join(', ')}
  FROM happened e JOIN player a ON a.id = e.player_id
  CROSS JOIN LATERAL (SELECT ${REGION_THEN} AS region OFFSET 0) AS place
  LEFT JOIN (VALUES ${CURRENCIES}) AS home (region, currency) ON home.region = place.region
), sums AS (
  SELECT ${PLACE}, ${COLUMNS.map((column) => `sum(${column})::bigint AS ${column}`).join(', ')} FROM told GROUP BY ${PLACE}
), seen AS (
  SELECT DISTINCT day, region, brand, currency, of.game, test, player_id
  FROM told CROSS JOIN LATERAL (VALUES (told.game), ('')) AS of (game) WHERE played
)`;

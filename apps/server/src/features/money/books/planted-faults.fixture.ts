/**
 * What the database's owner may have changed behind the server's back: what it is, the statements that do it (with
 * `{names}` of the planted world), and the check that must name it. Every check has at least one.
 */
export interface PlantedFault {
  readonly what: string;
  readonly sql: readonly string[];
  readonly check: string;
}

export const fault = (what: string, check: string, ...sql: string[]): PlantedFault => ({ what, check, sql });
export const REAL = "player_id = {player} AND kind = 'real'";
export const PLAYER = 'player_id = {player}';
/** One of the settled rounds that won. */
const WON = `(player_id, seed_pair, nonce) = (SELECT player_id, seed_pair, nonce FROM round WHERE ${PLAYER} AND win_minor > 0 ORDER BY seed_pair, nonce LIMIT 1)`;
const LOST = `(player_id, seed_pair, nonce) = (SELECT player_id, seed_pair, nonce FROM round WHERE ${PLAYER} AND win_minor = 0 ORDER BY seed_pair, nonce LIMIT 1)`;
/** The one played after the head. */
const NEWEST = `(player_id, seed_pair, nonce) = (SELECT player_id, seed_pair, nonce FROM round WHERE ${PLAYER} AND gift_id IS NULL ORDER BY seed_pair DESC, nonce DESC LIMIT 1)`;

const LEDGER = [
  fault('a balance', 'projection', `UPDATE ledger_account SET amount_minor = amount_minor + 1 WHERE ${REAL}`),
  fault('a version', 'projection', `UPDATE ledger_account SET version = version + 1 WHERE ${REAL}`),
  fault('an account removed', 'projection', `DELETE FROM ledger_account WHERE ${REAL}`),
  fault('a balance below zero', 'negative', `UPDATE ledger_account SET amount_minor = -1 WHERE ${REAL}`),
  fault(
    'a transfer between two players',
    'double-entry',
    `UPDATE ledger_transfer SET debit = 'player', credit = 'player' WHERE ${REAL} AND version = 2`,
  ),
  fault(
    'a transfer inside the house',
    'double-entry',
    `UPDATE ledger_transfer SET debit = 'bets', credit = 'wins' WHERE ${REAL} AND version = 2`,
  ),
  fault(
    'a transfer’s house side',
    'operations',
    `UPDATE ledger_transfer SET debit = 'wins' WHERE ${PLAYER} AND operation = 'opening-grant'`,
  ),
  fault(
    'a transfer given another operation',
    'operations',
    `UPDATE ledger_transfer SET operation = 'promotion' WHERE ${PLAYER} AND operation = 'opening-grant'`,
  ),
  fault(
    'a transfer’s amount',
    'continuity',
    `UPDATE ledger_transfer SET amount_minor = amount_minor + 1 WHERE ${REAL} AND version = 2`,
  ),
  fault('a transfer removed', 'continuity', `DELETE FROM ledger_transfer WHERE ${REAL} AND version = 3`),
  fault(
    'a balance that does not continue',
    'continuity',
    `UPDATE ledger_transfer SET balance_before_minor = balance_before_minor + 5, balance_after_minor = balance_after_minor + 5
WHERE ${REAL} AND version = 3`,
  ),
  fault(
    'a post removed',
    'post-transfers',
    `DELETE FROM ledger_post WHERE ${PLAYER} AND operation = 'adjustment'`,
  ),
  fault(
    'a post since the head, of another operation',
    'post-transfers',
    `UPDATE ledger_post SET operation = 'adjustment' WHERE ${PLAYER} AND operation = 'gift-win'`,
  ),
];

const SEEDS = [
  fault(
    'a pair’s commitment',
    'commitments',
    `UPDATE seed_pair SET commitment = repeat('ab', 32) WHERE ${PLAYER} AND number = 3`,
  ),
  fault(
    'a sealed seed',
    'commitments',
    `UPDATE seed_pair SET server_seed_sealed = (SELECT server_seed_sealed FROM seed_pair WHERE ${PLAYER} AND number = 3)
WHERE ${PLAYER} AND number = 1`,
  ),
  fault(
    'a seat on a revealed pair',
    'seats',
    `UPDATE seed_pair SET revealed_at = now(), rounds = 0 WHERE ${PLAYER} AND number = 2`,
  ),
  fault(
    'a seat that forgot a round',
    'nonces',
    `UPDATE player_seat SET next_nonce = next_nonce - 1 WHERE ${PLAYER}`,
  ),
  fault(
    'a revealed pair with a round too many',
    'nonces',
    `UPDATE seed_pair SET rounds = rounds - 1 WHERE ${PLAYER} AND number = 1`,
  ),
];

const ROUNDS = [
  fault(
    'a win that was never paid',
    'round-transfers',
    `UPDATE round SET win_minor = win_minor + 100 WHERE ${PLAYER} AND nonce = 4`,
  ),
  fault(
    'a round removed',
    'round-transfers',
    `DELETE FROM round WHERE ${PLAYER} AND seed_pair = 2 AND nonce = 4`,
  ),
  fault('the last round removed', 'round-transfers', `DELETE FROM round WHERE ${NEWEST}`),
  fault(
    'another balance on a round',
    'round-transfers',
    `UPDATE round SET balance_after_minor = balance_after_minor + 1 WHERE ${PLAYER} AND nonce = 4`,
  ),
  fault(
    'another balance at the end of a lost round that had stayed open',
    'round-ends',
    `UPDATE round SET balance_before_minor = balance_after_minor + stake_minor, balance_after_minor = balance_after_minor + 1
     WHERE ${LOST}`,
  ),
  fault(
    'another balance at its beginning',
    'round-transfers',
    `UPDATE round SET balance_before_minor = balance_after_minor + stake_minor + 1 WHERE ${LOST}`,
  ),
  fault(
    'another kind of money on a round',
    'round-transfers',
    `UPDATE round SET kind = 'play' WHERE ${PLAYER} AND nonce = 4`,
  ),
  fault(
    'a round’s nonce',
    'nonces',
    'ALTER TABLE round DROP CONSTRAINT round_pkey',
    `UPDATE round SET nonce = 3 WHERE ${PLAYER} AND nonce = 4`,
  ),
  fault('an open round removed', 'open-rounds', `DELETE FROM open_round WHERE ${PLAYER}`),
  fault(
    'an open round’s stake',
    'round-transfers',
    `UPDATE open_round SET stake_minor = stake_minor + 1 WHERE ${PLAYER}`,
  ),
  fault(
    'a round’s maths',
    'outcomes',
    `UPDATE round SET maths_id = (SELECT id FROM game_maths WHERE game = 'pearl-reef') WHERE ${WON}`,
  ),
  fault('a round’s draws', 'outcomes', `UPDATE round SET draws = '{0,0,0}' WHERE ${WON}`),
  fault(
    'a round’s entry',
    'outcomes',
    `UPDATE round SET entry = '{"choices":[[1]],"mode":"main"}' WHERE ${WON}`,
  ),
  fault(
    'a client seed',
    'outcomes',
    `UPDATE seed_pair SET client_seed = 'theirs' WHERE ${PLAYER} AND number = 1`,
  ),
  fault(
    'the hash of maths',
    'maths',
    `UPDATE game_maths SET math_hash = repeat('ab', 32) WHERE game = 'sunny-orchard'`,
  ),
  fault(
    'a flight’s end',
    'flights',
    'UPDATE flight SET crash_centi = crash_centi + 1 WHERE ended_at IS NOT NULL',
  ),
  fault('a flight’s seed', 'flights', `UPDATE flight SET seed = repeat('ab', 32) WHERE ended_at IS NOT NULL`),
  fault('a chain’s public seed', 'flights', `UPDATE flight_chain SET public_seed = 'theirs'`),
  fault(
    'a round in a flight that never was',
    'flight-rounds',
    `UPDATE round SET entry = '{"choices":[],"given":{"flight":{"crashCenti":150,"number":99}},"mode":"main"}' WHERE ${WON}`,
  ),
  fault('how many tickets of a pool were sold', 'pools', 'UPDATE ticket_pool SET sold = sold + 1'),
  fault('a pool’s root', 'pools', `UPDATE ticket_pool SET root = repeat('ab', 32)`),
  fault('the count of what a game returned', 'returns', `UPDATE returns_tally SET win_units = win_units + 1`),
  fault(
    'a day of a player',
    'round-tally',
    `UPDATE round_tally SET stake_minor = stake_minor + 1 WHERE ${PLAYER}`,
  ),
  fault('a day of a player removed', 'round-tally', `DELETE FROM round_tally WHERE ${PLAYER}`),
];

const GIFTS = [
  fault(
    'a gift’s count',
    'gift-rounds',
    `UPDATE gift_grant SET rounds_left = rounds_left - 1 WHERE ${PLAYER} AND state = 'ACTIVATED'`,
  ),
  fault(
    'what a gift has gathered',
    'gift-rounds',
    `UPDATE gift_grant SET win_minor = win_minor + 1 WHERE ${PLAYER} AND state = 'ACTIVATED'`,
  ),
  fault(
    'a gift’s round at another stake',
    'gift-rounds',
    `UPDATE round SET stake_minor = stake_minor * 2 WHERE ${PLAYER} AND gift_id IS NOT NULL`,
  ),
  fault(
    'a round of a gift that never was',
    'gift-rounds',
    `UPDATE round SET gift_id = '77700000-0000-4000-8000-000000000000' WHERE ${LOST}`,
  ),
  fault(
    'a gift’s win that became less than was paid',
    'gift-ends',
    `UPDATE gift_grant SET converted_minor = converted_minor - 1, forfeited_minor = forfeited_minor + 1
WHERE ${PLAYER} AND state = 'CANCELED' AND bonus_id IS NULL`,
  ),
  fault(
    'a gift’s post for another gift',
    'gift-ends',
    `UPDATE ledger_post SET reference = '77700000-0000-4000-8000-000000000000' WHERE ${PLAYER} AND operation = 'gift-win'`,
  ),
  fault(
    'the bonus of a gift',
    'gift-ends',
    `UPDATE bonus_grant SET amount_minor = amount_minor + 1 WHERE ${PLAYER}`,
  ),
];

const STUDIOS = [
  fault(
    'a studio’s bet without its transfer',
    'provider-money',
    `UPDATE provider_transaction SET ledger_key = '00000000-0000-4000-8000-000000000000' WHERE transaction_id = '{bet}'`,
  ),
  fault(
    'a studio’s transaction of another amount',
    'provider-money',
    `UPDATE provider_transaction SET amount_minor = amount_minor + 1 WHERE transaction_id = '{bet}'`,
  ),
  fault(
    'a studio’s bet since the head, of another amount',
    'provider-money',
    `UPDATE provider_transaction SET amount_minor = amount_minor + 1 WHERE transaction_id = '{late}'`,
  ),
  fault(
    'a studio’s bet since the head removed',
    'provider-money',
    `DELETE FROM provider_transaction WHERE transaction_id = '{late}'`,
  ),
  fault(
    'a studio’s transaction removed',
    'provider-money',
    `DELETE FROM provider_transaction WHERE transaction_id = 'win-{bet}'`,
  ),
  fault(
    'a bet given back and standing',
    'provider-rollbacks',
    `UPDATE provider_transaction SET state = 'accepted' WHERE transaction_id = '{back}'`,
  ),
  fault(
    'a bet rolled back for nothing',
    'provider-rollbacks',
    `UPDATE provider_transaction SET state = 'rolled-back' WHERE transaction_id = '{bet}'`,
  ),
  fault(
    'a studio’s round with another win',
    'provider-rounds',
    `UPDATE provider_round SET win_minor = win_minor + 5 WHERE round_id = 'won'`,
  ),
  fault('a studio’s round removed', 'provider-rounds', `DELETE FROM provider_round WHERE round_id = 'won'`),
  fault('a void round', 'provider-rounds', `UPDATE provider_round SET state = 'open' WHERE bets = 0`),
  fault(
    'a held win',
    'provider-held-wins',
    `UPDATE provider_transaction SET state = 'held' WHERE operation = 'win'`,
  ),
  fault(
    'a studio’s bet of other parts',
    'provider-money',
    `UPDATE provider_transaction SET bonus_minor = bonus_minor - 1 WHERE transaction_id = 'split-{bet}'`,
  ),
  fault(
    'a studio’s round of another bonus part',
    'provider-rounds',
    `UPDATE provider_round SET bonus_win_minor = bonus_win_minor - 1 WHERE round_id = 'split'`,
  ),
  fault(
    'a studio’s round with more wagered',
    'provider-rounds',
    `UPDATE provider_round SET progress_minor = progress_minor + 1 WHERE round_id = 'split'`,
  ),
  fault(
    'a rollback that took back more of the wagering',
    'provider-bonus-rollbacks',
    `UPDATE provider_transaction SET progress_minor = progress_minor + 1 WHERE bet_transaction_id = 'bonus-{back}'`,
  ),
];

export const PLANTED_FAULTS: readonly PlantedFault[] = [...LEDGER, ...SEEDS, ...ROUNDS, ...GIFTS, ...STUDIOS];

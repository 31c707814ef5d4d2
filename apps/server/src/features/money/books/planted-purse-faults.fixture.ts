import { fault, type PlantedFault } from './planted-faults.fixture.ts';

const ACTIVE = "id = '{active}'";
const FINISHED = "id = '{finished}'";
const HOLDER = 'player_id = {holder}';
const RULED = 'player_id = {ruled}';

const BONUSES = [
  fault(
    'a bonus larger than what was given',
    'bonus-money',
    `UPDATE bonus_grant SET amount_minor = amount_minor + 1 WHERE ${ACTIVE}`,
  ),
  fault(
    'less converted, and more forfeited, than was moved',
    'bonus-money',
    `UPDATE bonus_grant SET converted_minor = converted_minor - 1, forfeited_minor = forfeited_minor + 1 WHERE ${FINISHED}`,
  ),
  fault(
    'a bonus cancelled that was converted',
    'bonus-money',
    `UPDATE bonus_grant SET state = 'CANCELED' WHERE ${FINISHED}`,
  ),
  fault('a bonus removed', 'bonus-money', `DELETE FROM bonus_grant WHERE ${FINISHED}`),
  fault(
    'a late win said to be forfeited',
    'bonus-money',
    `UPDATE round SET bonus_forfeited_minor = 1 WHERE grant_id = '{finished}'`,
  ),
  fault(
    'a step of the wagering given',
    'bonus-wagering',
    `UPDATE player_seat SET wager_left_minor = wager_left_minor - 1 WHERE ${HOLDER}`,
  ),
  fault(
    'a round that counted for more',
    'bonus-wagering',
    `UPDATE round SET progress_minor = progress_minor + 1 WHERE grant_id = '{active}'`,
  ),
  fault(
    'a bonus finished before it was wagered',
    'bonus-wagering',
    `UPDATE bonus_grant SET wager_minor = wager_minor + 1, wager_left_minor = wager_left_minor + 1 WHERE ${FINISHED}`,
  ),
  fault(
    'a seat without its bonus',
    'bonus-wagering',
    `UPDATE player_seat SET active_grant = NULL, wager_left_minor = NULL WHERE ${HOLDER}`,
  ),
  fault(
    'two bonuses active at once',
    'bonus-wagering',
    'DROP INDEX bonus_grant_one_active',
    `UPDATE bonus_grant SET state = 'ACTIVATED', ended_at = NULL WHERE ${FINISHED}`,
  ),
  fault(
    'a round of a bonus that never was',
    'bonus-wagering',
    `UPDATE round SET grant_id = '00000000-0000-4000-8000-000000000000' WHERE grant_id = '{finished}'`,
  ),
  fault(
    'bonus money left to whom it was taken from',
    'bonus-accounts',
    `UPDATE bonus_grant SET state = 'EXPIRED', ended_at = now() WHERE ${ACTIVE}`,
  ),
];

/** Lets stakes through as the seat has it: a reader may have it looked up anew meanwhile, and then it would allow nothing. */
const HOLDS = `rules_until = now() + interval '1 hour'`;
const SEAT_HOLDS = `WITH seat AS (UPDATE player_seat SET ${HOLDS} WHERE ${RULED})`;

const ALLOWANCES = [
  fault(
    'more to stake than is left',
    'play-allowances',
    `UPDATE player_seat SET stake_allowance_minor = 701, ${HOLDS} WHERE ${RULED}`,
  ),
  fault(
    'no limit on the seat of who has one',
    'play-allowances',
    `UPDATE player_seat SET stake_allowance_minor = NULL, ${HOLDS} WHERE ${RULED}`,
  ),
  fault(
    'more for one round',
    'play-allowances',
    `UPDATE player_seat SET stake_maximum_minor = stake_maximum_minor + 1, ${HOLDS} WHERE ${RULED}`,
  ),
  fault(
    'a limit that the seat never heard of',
    'play-allowances',
    `${SEAT_HOLDS} INSERT INTO play_rule (player_id, rule, period, amount_minor, currency) VALUES ({ruled}, 'loss_limit', 'week', 500, 'UAH')`,
  ),
  fault(
    'a limit of playing time that the seat never heard of',
    'play-allowances',
    `${SEAT_HOLDS} INSERT INTO player_limit (player_id, rule, period, size) VALUES ({ruled}, 'session_time', 'week', 1)`,
  ),
  fault(
    'a level that the seat never heard was lost',
    'play-allowances',
    `${SEAT_HOLDS} UPDATE player SET verify_level = 0 WHERE id = {ruled}`,
  ),
  fault(
    'an exclusion that the seat never heard of',
    'play-allowances',
    `${SEAT_HOLDS} INSERT INTO play_rule (player_id, rule, from_at) VALUES ({ruled}, 'exclusion', now() - interval '1 hour')`,
  ),
];

export const PURSE_FAULTS: readonly PlantedFault[] = [...BONUSES, ...ALLOWANCES];

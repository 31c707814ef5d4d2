import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

/** Every table that stays when its player is erased, and why. What is not here is erased. */
const STAYS = {
  'money: the books, and what the law keeps of payments': [
    ...[
      'ledger_account',
      'ledger_post',
      'ledger_transfer',
      'ledger_transfer_archive',
      'transfer_chain',
      'pay_in',
      'player_debt',
      'pay_out',
    ],
    ...['books_head_account', 'books_witness', 'house_move'],
    ...[
      'bonus',
      'bonus_choice',
      'bonus_grant',
      'gift_grant',
      'promo_redemption',
      'provider_free_rounds_payment',
    ],
  ],
  'rounds and draws: each can be computed again from its seeds': [
    ...['round', 'round_archive', 'open_round', 'round_share', 'round_tally', 'seed_pair', 'voided_round'],
    ...['player_seat', 'player_trace', 'flight_leave', 'provider_round', 'provider_transaction'],
    ...['provider_free_rounds', 'provider_held_win', 'provider_block', 'loot_draw'],
  ],
  'what was given, and for what: the books hold it against money, points and draws': [
    ...[
      'reward',
      'purchase',
      'box_opening',
      'piggy_bank',
      'held_part',
      'made_set',
      'part_draw',
      'present',
      'calendar_door',
      'treasure_box',
      'quest_entry',
      'achievement_tier',
      'nomination_place',
    ],
    ...['attempt', 'point_move', 'point_balance'],
    ...['programme_claim', 'programme_taken'],
  ],
  'safety: what players and the house allowed and forbade, and for how long': [
    ...['player_limit', 'player_limit_change', 'house_rule', 'play_rule', 'player_block', 'region_change'],
    ...['play_stop', 'stop_return', 'stop_trace', 'play_session', 'reality_check_choice'],
    'break_move',
  ],
  'the house’s own record of why it acted': ['player_mark', 'player_note'],
  'counted by numbers, without a word of anybody': [
    'figure_player',
    'fact',
    'fact_parked',
    'outbox',
    'cluster_mark',
  ],
  'that it was asked for': ['account_deletion'],
  'gone with what it hangs on, or within minutes': ['notice_delivery', 'live_ticket', 'telegram_message'],
  'the account’s row, with nothing of a person in it': ['player'],
} as const;

/** Of people who work here, not of players; and of nobody at all. */
const NOT_OF_PLAYERS = ['operator', 'operator_invitation'];

test('of every table that names a player, or an address, it is said whether it is erased or stays', async () => {
  const rows = await database.owner.query<{ name: string }>(
    `SELECT DISTINCT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND NOT a.attisdropped
  AND a.attname IN ('player_id', 'recipient', 'email', 'phone', 'destination', 'chat_id')
WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition ORDER BY 1`,
  );
  const erased = globSync(`${import.meta.dirname}/../../*/*/personal-store.ts`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:DELETE FROM|UPDATE) (\w+)|SELECT erase_(\w+)_of/g)].map(
      ([, table, byOwner]) => (table ?? byOwner)!,
    ),
  );
  const said = [...erased, ...Object.values(STAYS).flat(), ...NOT_OF_PLAYERS];
  expect(rows.map(({ name }) => name).filter((name) => !said.includes(name))).toEqual([]);
});

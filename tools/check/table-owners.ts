import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import type { StepResult } from './step.ts';
import { listTrackedFiles } from './tracked-files.ts';

/** The room that writes a table, or makes a view, and reads it: a feature of the server, or `platform`. */
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  platform: [
    'fact',
    'fact_head',
    'fact_parked',
    'fact_reader',
    'job_run',
    'live_ticket',
    'outbox',
    'player_run',
  ],
  ledger: [
    'every_transfer',
    'ledger_account',
    'ledger_entry',
    'ledger_post',
    'ledger_transfer',
    'ledger_transfer_archive',
  ],
  books: [
    'books_head',
    'books_head_account',
    'books_witness',
    'house_day',
    'house_move',
    'transfer_chain',
    'verify_finding',
    'verify_run',
  ],
  'month-statements': ['month_statement'],
  avatars: ['avatar_picture'],
  documents: ['document', 'document_page', 'loose_file'],
  'person-marks': ['person_mark'],
  'watch-lists': ['watch_hit', 'watch_screening'],
  passkeys: ['player_passkey', 'spent_challenge'],
  players: ['attempt_budget', 'player', 'player_session', 'region_change', 'region_wish'],
  fairness: ['player_seat', 'seed_pair'],
  catalog: ['game_maths', 'game_switch'],
  rounds: ['every_round', 'open_round', 'round', 'round_archive', 'round_share', 'voided_round'],
  flights: ['flight', 'flight_chain', 'flight_leave', 'leave_desk'],
  pools: ['ticket_pool'],
  blocks: ['player_block'],
  'house-rules': ['house_rule'],
  'play-rules': ['play_rule'],
  exclusions: ['play_stop', 'stop_return', 'stop_rule', 'stop_trace'],
  'reality-checks': ['play_session', 'reality_check_choice'],
  codes: ['proof_code'],
  contacts: ['contact_link', 'email_undo'],
  deletion: ['account_deletion'],
  'clusters-desk': ['cluster_mark', 'cluster_verdict'],
  'harm-desk': ['harm_act', 'harm_day'],
  'proof-of-work': ['spent_proof'],
  networks: ['network_identity'],
  notices: ['notice', 'notice_delivery', 'notice_preference', 'notice_quiet_hours'],
  push: ['push_delivery', 'push_device'],
  sms: ['sms', 'sms_budget'],
  telegram: ['telegram_chat', 'telegram_link', 'telegram_message'],
  pwa: ['app_install'],
  labels: ['player_label'],
  'promo-codes': ['promo_code', 'promo_redemption'],
  purses: ['bonus_grant'],
  gifts: ['gift_grant'],
  payments: ['pay_in', 'payment_event', 'payment_finding', 'provider_traffic'],
  'pay-outs': ['pay_out', 'pay_out_event', 'pay_out_method', 'pay_out_move'],
  'health-desk': ['alarm_threshold'],
  limits: ['player_limit', 'player_limit_change'],
  content: ['content_document', 'content_version', 'hidden_widget', 'survey_answer'],
  pictures: ['picture'],
  'page-switches': ['page_switch'],
  lobby: [
    'example_game',
    'game_day',
    'lobby_layout',
    'lobby_pick',
    'lobby_win',
    'player_favourite',
    'player_game',
  ],
  providers: [
    'provider_alarm_rule',
    'provider_block',
    'provider_call_hour',
    'provider_free_rounds',
    'provider_game',
    'provider_held_win',
    'provider_key',
    'provider_nonce',
    'provider_round',
    'provider_session',
    'provider_transaction',
  ],
  support: ['support_answer', 'support_note', 'support_request'],
  'support-desk': ['support_quick_reply'],
  audit: ['audit_entry', 'audit_head'],
  claims: ['queue_claim'],
  letters: ['letter'],
  operators: [
    'operator',
    'operator_invitation',
    'operator_login',
    'operator_passkey',
    'operator_role',
    'operator_session',
  ],
  views: ['operator_view'],
  inbox: ['inbox_item'],
  'player-desk': ['player_mark', 'player_note', 'player_trace'],
  approvals: ['approval', 'approval_rule'],
  figures: ['figure_day', 'figure_player'],
  returns: ['returns_alarm', 'returns_day', 'returns_tally'],
  tallies: ['round_tally'],
};

/** Who reads a table of another room in its own statements: what costs one row there would cost a call for each here. */
const READERS: Readonly<Record<string, readonly string[]>> = {
  audit_entry: ['operators'],
  bonus_grant: ['closing'],
  every_round: ['figures', 'month-statements', 'statement'],
  every_transfer: ['figures', 'month-statements'],
  fact_reader: ['figures'],
  gift_grant: ['closing'],
  ledger_account: ['closing', 'month-statements'],
  game_maths: ['figures', 'flights', 'month-statements', 'pools', 'returns', 'rounds', 'statement'],
  game_switch: ['rounds'],
  house_rule: ['exclusions', 'limits', 'notices', 'play-rules'],
  ledger_post: ['figures', 'month-statements'],
  open_round: ['closing', 'flights', 'month-statements', 'statement'],
  operator: ['approvals', 'claims'],
  pay_in: ['closing', 'figures'],
  pay_out: ['closing'],
  play_rule: ['notices'],
  play_session: ['play-rules'],
  player: [
    'catalog',
    'documents',
    'figures',
    'flights',
    'month-statements',
    'notices',
    'play-rules',
    'providers',
    'reality-checks',
    'rounds',
    'watch-lists',
  ],
  player_block: ['adjustments', 'notices', 'play-rules', 'players', 'providers'],
  player_limit: ['play-rules'],
  player_session: ['blocks', 'push'],
  provider_held_win: ['closing'],
  provider_round: ['closing', 'figures', 'month-statements', 'statement'],
  region_change: ['documents', 'figures'],
  region_wish: ['notices', 'play-rules', 'providers'],
  round: ['flights'],
  seed_pair: ['rounds'],
  stop_rule: ['limits', 'notices', 'play-rules'],
};

/** Who also writes one: the statement that settles is one, and moves the seat and tells of it in the same breath. */
const WRITERS: Readonly<Record<string, readonly string[]>> = {
  outbox: ['rounds'],
  player_seat: ['play-rules', 'purses', 'rounds'],
};

const OWNER_OF = new Map(
  Object.entries(OWNERS).flatMap(([room, tables]) => tables.map((table) => [table, room])),
);
const NAMED = new RegExp(
  `\\b(FROM|JOIN|USING|INTO|UPDATE|DELETE\\s+FROM|TRUNCATE)\\s+(${[...OWNER_OF.keys()].join('|')})\\b`,
  'g',
);

/** Holds every table to its owner, and the list of owners to the tables there are. */
export function checkTableOwners(): StepResult {
  const files = listTrackedFiles().filter((file) => /^apps\/server\/src\/.*\.ts$/.test(file));
  const problems = files
    .filter((file) => !/\.(test|fixture)\.ts$|\/testing\//.test(file))
    .flatMap((file) => foreignTables(file, readFileSync(join(ROOT, file), 'utf8')));
  const schema = readFileSync(join(ROOT, 'apps/server/schema.sql'), 'utf8');
  const tables = [...schema.matchAll(/^CREATE (?:TABLE|VIEW) (\w+)/gm)].map(([, table]) => table!);
  const ownerless = tables.filter((table) => !OWNER_OF.has(table));
  const gone = [...OWNER_OF.keys()].filter((table) => !tables.includes(table));
  problems.push(
    ...ownerless.map((table) => `${table} has no owner`),
    ...gone.map((table) => `${table} is no table`),
  );
  return { ok: problems.length === 0, output: problems.join('\n') };
}

/** @param file as if it stood there. @returns a line for each table that it has no business with */
export function foreignTables(file: string, text: string): string[] {
  const room = /^apps\/server\/src\/(?:features\/[^/]+\/)?([^/]+)\//.exec(file)?.[1] ?? '';
  // What verifies the books holds the tables of all against each other, and writes none.
  const isAudit = room === 'books' || file.endsWith('-books-store.ts');
  // So does what the office shows: a row of its lists has something of many rooms.
  const isDesk = room.endsWith('-desk');
  const found = [...text.matchAll(NAMED)].flatMap(([, verb = '', table = '']) => {
    if (OWNER_OF.get(table) === room || WRITERS[table]?.includes(room)) return [];
    const isRead = /^(FROM|JOIN|USING)$/.test(verb);
    if (isRead && (isAudit || isDesk || READERS[table]?.includes(room))) return [];
    return [`${file} ${isRead ? 'reads' : 'writes'} ${table}, which belongs to ${OWNER_OF.get(table)}`];
  });
  return [...new Set(found)];
}

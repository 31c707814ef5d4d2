import { createHash, randomUUID } from 'node:crypto';
import {
  canonicalJson,
  createFairStream,
  MAIN_ENTRY,
  mathHash,
  decideRound,
  stakeUnitsOf,
  winMinorOf,
  type Entry,
} from '@croupier/games';
import { createSeedVault } from './features/play/fairness/feature.ts';
import type { Database } from './platform/database.ts';
import { at, gameOf, insertInto, plantFlights, plantPool, type Insert } from './upgrade-shared.fixture.ts';
import type { KeyRing } from './platform/key-ring.ts';

/** The last migration of the schema that the data below is written for. */
export const OLD_SCHEMA = '0013_facts_as_text';

const STAKE = 1_000n;

/** What a house of that version had: one player who has paid in and played, by SQL that knows no later column. */
export async function plantOldHouse(owner: Database, seedKey: KeyRing) {
  const insert = insertInto(owner);
  const playerId = await plantPlayer(owner);
  const maths = new Map<string, number>();
  for (const game of ['sunny-orchard', 'high-kite', 'lucky-fern']) {
    const definition = gameOf(game);
    const [row] = await insert(
      'game_maths',
      { game, math_version: definition.mathVersion, math_hash: mathHash(definition) },
      'id',
    );
    maths.set(game, row!['id'] as number);
  }
  const pairs = await plantPairs(insert, playerId, seedKey);
  const account = createAccount(insert, playerId);
  const payIns = await plantPayIns(insert, playerId, account);
  const flights = await plantFlights(insert, seedKey);
  const ticket = await plantPool(insert, maths.get('lucky-fern')!, seedKey);
  const table = { insert, playerId, account, maths, pairs };
  const settled = [
    await plantRound(table, { game: 'sunny-orchard', pair: 1, nonce: 0 }),
    await plantRound(table, { game: 'sunny-orchard', pair: 1, nonce: 1 }),
    await plantRound(table, { game: 'sunny-orchard', pair: 2, nonce: 0 }),
    await plantRound(table, {
      game: 'lucky-fern',
      pair: 2,
      nonce: 1,
      entry: { ...MAIN_ENTRY, given: { ticket } },
    }),
    await plantRound(table, { game: 'high-kite', pair: 2, nonce: 2, entry: flights.settledIn }),
    await plantRound(table, { game: 'high-kite', pair: 2, nonce: 3, entry: flights.givenBack }),
  ];
  const open = await plantRound(table, { game: 'high-kite', pair: 2, nonce: 4, entry: flights.openIn });
  await plantTallies(
    insert,
    maths,
    settled.filter(({ entry }) => entry !== flights.givenBack),
  );
  await owner.query(
    'INSERT INTO player_seat (player_id, seed_pair, next_nonce, last_round_at, open_rounds) VALUES ($1, 2, 5, $2, 1)',
    [playerId, at(40)],
  );
  await account.save();
  await plantLimit(insert, playerId);
  await plantSwitches(insert);
  await plantFreeRounds(insert, playerId);
  /** What the open round comes to once its flight's end is in it. */
  const openWinMinor = winOf(table, { ...open, entry: flights.endIn }).winMinor;
  return { playerId, payIns, settled, open, openWinMinor, balanceMinor: account.balance() };
}

async function plantPlayer(owner: Database): Promise<bigint> {
  const [row] = await owner.query<{ id: bigint }>(
    `INSERT INTO player (email, email_canonical, password_hash, nickname, region, language, brand, age_confirmed,
  region_loosened_at, created_at)
VALUES ('old@example.com', 'old@example.com', '$argon2id$none', 'Old', 'UA', 'ua', 'rino', 21, $1, $1) RETURNING id`,
    [at(0)],
  );
  return row!.id;
}

/** The first pair is told, the second is played with, the third waits. */
async function plantPairs(insert: Insert, playerId: bigint, seedKey: KeyRing) {
  const vault = createSeedVault(seedKey);
  const pairs = new Map<number, { serverSeed: string; clientSeed: string }>();
  for (const number of [1, 2, 3]) {
    const { sealed, commitment } = vault.create(playerId, number);
    const clientSeed = `old-seed-${number}`;
    const used = number < 3 && { client_seed: clientSeed, activated_at: at(number) };
    const told = number < 2 && { revealed_at: at(20), rounds: 2 };
    await insert('seed_pair', {
      player_id: playerId,
      number,
      server_seed_sealed: sealed,
      commitment,
      ...used,
      ...told,
    });
    pairs.set(number, { serverSeed: vault.open(playerId, number, sealed), clientSeed });
  }
  return pairs;
}

interface Move {
  readonly operation: string;
  readonly key: string;
  readonly debit: string;
  readonly credit: string;
  readonly amountMinor: bigint;
}

function createAccount(insert: Insert, playerId: bigint) {
  let [balance, version] = [0n, 0n];
  const of = { player_id: playerId, currency: 'UAH', kind: 'real' };
  return {
    balance: () => balance,
    move: async ({ operation, key, debit, credit, amountMinor }: Move) => {
      const before = balance;
      balance += credit === 'player' ? amountMinor : -amountMinor;
      version += 1n;
      await insert('ledger_transfer', {
        ...of,
        ...{ version, operation, key, debit, credit, amount_minor: amountMinor },
        ...{ balance_before_minor: before, balance_after_minor: balance, created_at: at(30) },
      });
      return { balance, version };
    },
    save: () => insert('ledger_account', { ...of, amount_minor: balance, version }),
  };
}

type Account = ReturnType<typeof createAccount>;

async function plantPayIns(insert: Insert, playerId: bigint, account: Account) {
  const [paid, created, key] = [randomUUID(), randomUUID(), randomUUID()];
  const input = createHash('sha256').update('input').digest();
  const of = {
    player_id: playerId,
    input_hash: input,
    amount_minor: 50_000n,
    currency: 'UAH',
    kind: 'real',
    language: 'ua',
  };
  const payIn = (id: string, state: string, updatedAt: Date) =>
    insert('pay_in', { ...of, id, state, created_at: at(3), updated_at: updatedAt, asked_at: at(3) });
  await payIn(paid, 'PAID', at(4));
  await payIn(created, 'CREATED', at(3));
  const event = {
    id: 'event-1',
    pay_in_id: paid,
    type: 'pay-in.paid',
    outcome: 'applied',
    received_at: at(4),
  };
  await insert('payment_event', event);
  const post = {
    player_id: playerId,
    key,
    currency: 'UAH',
    operation: 'pay-in',
    input_hash: input,
    reference: paid,
  };
  await insert('ledger_post', post);
  const sides = { debit: 'payment-clearing', credit: 'player' };
  await account.move({ operation: 'pay-in', key, ...sides, amountMinor: 50_000n });
  return { paid, created };
}

interface Table {
  readonly insert: Insert;
  readonly playerId: bigint;
  readonly account: Account;
  readonly maths: ReadonlyMap<string, number>;
  readonly pairs: ReadonlyMap<number, { serverSeed: string; clientSeed: string }>;
}

/** What a round comes to by the player's seeds and what it was given. */
function winOf(
  { pairs }: Pick<Table, 'pairs'>,
  round: { game: string; pair: number; nonce: number; entry?: Entry },
): { winMinor: bigint; isOpen: boolean } {
  const definition = gameOf(round.game);
  const seeds = pairs.get(round.pair)!;
  const draw = createFairStream({ ...seeds, nonce: round.nonce, domain: definition.id });
  const outcome = decideRound(definition, draw, round.entry ?? MAIN_ENTRY);
  return { winMinor: winMinorOf(outcome, definition, STAKE), isOpen: outcome.open !== null };
}

async function plantRound(table: Table, round: { game: string; pair: number; nonce: number; entry?: Entry }) {
  const { insert, playerId, account, maths } = table;
  const { winMinor, isOpen } = winOf(table, round);
  const key = randomUUID();
  const bet = { operation: 'bet', key, debit: 'player', credit: 'bets', amountMinor: STAKE };
  let left = await account.move(bet);
  if (winMinor > 0n)
    left = await account.move({
      operation: 'win',
      key,
      debit: 'wins',
      credit: 'player',
      amountMinor: winMinor,
    });
  const text = round.entry && canonicalJson(round.entry);
  const row = {
    ...{
      player_id: playerId,
      key,
      stake_minor: STAKE,
      seed_pair: round.pair,
      nonce: round.nonce,
      kind: 'real',
    },
    ...{ maths_id: maths.get(round.game), currency: 'UAH', entry: text ?? null },
    ...{ balance_after_minor: left.balance, balance_version: left.version },
  };
  if (isOpen) await insert('open_round', { ...row, game: round.game, opened_at: at(14), touched_at: at(14) });
  else await insert('round', { ...row, win_minor: winMinor, settled_at: at(30) });
  return { ...round, key, winMinor };
}

async function plantTallies(
  insert: Insert,
  maths: ReadonlyMap<string, number>,
  rounds: readonly { game: string; winMinor: bigint }[],
): Promise<void> {
  for (const [game, together] of Map.groupBy(rounds, (round) => round.game)) {
    const units = together.map(({ winMinor }) => (winMinor * BigInt(stakeUnitsOf(gameOf(game)))) / STAKE);
    const sum = (list: bigint[]) => list.reduce((total, each) => total + each, 0n);
    const squared = sum(units.map((each) => each * each));
    const counted = { rounds: units.length, win_units: sum(units), win_units_squared: squared };
    await insert('returns_tally', { maths_id: maths.get(game), mode: 'main', money: 'real', ...counted });
  }
}

/** Set, and then lowered. */
async function plantLimit(insert: Insert, playerId: bigint): Promise<void> {
  const of = { player_id: playerId, period: 'day', currency: 'UAH' };
  await insert('deposit_limit_change', { ...of, change: 'set', amount_minor: 90_000n, changed_at: at(1) });
  await insert('deposit_limit_change', {
    ...of,
    change: 'lowered',
    amount_minor: 60_000n,
    changed_at: at(2),
  });
  await insert('deposit_limit', { ...of, amount_minor: 60_000n });
}

/** One game of the house is off and one was, and so it is with a studio's. */
async function plantSwitches(insert: Insert): Promise<void> {
  await insert('game_switch', { game: 'gold-rail', available: false, reason: 'old', changed_at: at(1) });
  await insert('game_switch', { game: 'lucky-fern', available: true, reason: 'old', changed_at: at(1) });
  for (const available of [true, false])
    await insert('provider_game', {
      game: available ? 'old-studio-on' : 'old-studio-off',
      ...{ provider: 'old-studio', name: 'Old', launch_path: '/play', available, changed_at: at(2) },
    });
}

/** Free rounds that have run out, and some that nobody has played yet. */
async function plantFreeRounds(insert: Insert, playerId: bigint): Promise<void> {
  for (const [id, expires_at] of [
    ['88800000-0000-4000-8000-000000000001', at(3)],
    ['88800000-0000-4000-8000-000000000002', new Date('2099-01-01T00:00:00Z')],
  ] as const)
    await insert('provider_free_rounds', {
      ...{ id, provider: 'old-studio', game: 'old-studio-on', player_id: playerId, currency: 'UAH' },
      ...{ stake_minor: 100n, granted: 5, expires_at },
    });
}

import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Currency } from '@croupier/domain/money/amounts';
import { LIMIT_PERIODS } from '@croupier/domain/people/limits';
import type { PlayRule } from '@croupier/domain/people/play-rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOffsetClock } from '../../../platform/clock.ts';
import { STAKE_UNIT_MINOR } from '../catalog/feature.ts';
import { post } from '../../money/ledger/feature.ts';
import { reckonSeat, setPlayRule } from '../../people/play-rules/feature.ts';
import { closeRound } from './close-round.ts';
import {
  createRoundsFixture,
  dropInAgreement,
  type RoundsFixture,
  type RoundsProcess,
} from './rounds.fixture.ts';
import {
  activateInModel,
  closeInModel,
  createModelPlayer,
  depositInModel,
  endInModel,
  reckonInModel,
  setRuleInModel,
  settleInModel,
  statusOf,
  type ModelPlayer,
  type ModelRound,
} from './settle-model.fixture.ts';
import { settleRounds } from './settle-store.ts';
import type { DrawnRound, SettleRow } from './settle-values.ts';

const PLAYERS = 24;
const STATEMENTS = 120;
const DAY_MS = 24 * 3_600_000;
/** A stake whose product with a win fits no bigint. */
const HUGE = 1_000_000_000_000n;

let fixture: RoundsFixture;
let server: RoundsProcess;
/** All that is played lies in the past: what is staked at a time has been staked when the books are verified. */
let nowMs = Date.now() - 40 * DAY_MS;

beforeAll(async () => {
  fixture = await createRoundsFixture();
  server = fixture.createProcess({ ...createOffsetClock(), now: () => new Date(nowMs) });
});
afterAll(() => dropInAgreement(fixture));

/** The same numbers in every run: what fails, fails again. */
function createRandom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    chance: (probability: number) => next() < probability,
    below,
    one: <T>(of: readonly T[]): T => of[below(of.length)]!,
  };
}
const random = createRandom(43);

const [GAME, OPENING] = ['sunny-orchard', 'pearl-reef'] as const;
const switchedOff = new Set<string>();
const amountUpTo = (end: number) => BigInt(random.below(end));

it(`${STATEMENTS} statements of random rounds do what the domain says, in every column`, async () => {
  const players = await Promise.all(Array.from({ length: PLAYERS }, createPlayer));
  const maths: Record<string, number> = { [GAME]: await mathsOf(GAME), [OPENING]: await mathsOf(OPENING) };
  const seen = new Map<string, number>();
  for (let n = 0; n < STATEMENTS; n += 1) {
    if (random.chance(0.15)) nowMs += random.one([1, 20, 70, 900]) * 60_000;
    await switchGames();
    for (const player of players) if (random.chance(0.3)) await changeSomething(player);
    const opens = random.chance(0.2);
    const share = random.one([0.04, 0.5, 1]);
    const asked = players
      .filter(() => random.chance(share))
      .map((player) => ({ player, round: roundFor(player, opens) }));
    const now = new Date(nowMs);
    const expected = asked.map(({ player, round }) => statusOf(player, round, now));
    const drawn = asked.map(({ player, round }) => drawnOf(player, round, maths[round.game]!));
    const rows = new Map((await settleRounds(fixture.db, drawn, now)).map((row) => [row.playerId, row]));
    for (const [at, { player, round }] of asked.entries()) {
      const row = rows.get(player.playerId)!;
      const status = expected[at]!;
      expect(row.status, `statement ${n}, player ${player.playerId}`).toBe(status);
      seen.set(status, (seen.get(status) ?? 0) + 1);
      if (status === 'settled') holdSettled(player, round, row);
      if (status === 'reckon') await holdReckoning(player, round);
    }
    await holdStored(players);
  }
  for (const status of [
    'settled',
    'known',
    'stale',
    'game_unavailable',
    'round_open',
    'too_soon',
    'reckon',
    'stake_too_high',
    'insufficient_funds',
  ])
    expect(seen.get(status), status).toBeGreaterThan(10);
  expect(seen.get('settled')).toBeGreaterThan(500);
  await holdRounds(players);
});

async function createPlayer(): Promise<ModelPlayer> {
  const model = createModelPlayer(await fixture.player('UA', 0n));
  await server.fairness.seats.of(model.playerId);
  for (const currency of ['UAH', 'EUR'] as const) await deposit(model, currency, 5_000n);
  return model;
}

async function deposit(player: ModelPlayer, currency: 'UAH' | 'EUR', amountMinor: bigint): Promise<void> {
  const from = { owner: 'house', name: 'adjustments' } as const;
  const transfers = [{ from, to: { owner: 'player', kind: 'real' }, amountMinor } as const];
  const input = {
    playerId: player.playerId,
    currency,
    key: randomUUID(),
    operation: 'adjustment',
    transfers,
  } as const;
  await fixture.db.transaction((tx) => post(tx, input));
  depositInModel(player, currency, amountMinor);
}

/** Now and then a game is switched off, and soon on again. */
async function switchGames(): Promise<void> {
  for (const game of [GAME, OPENING]) {
    const isOff = switchedOff.has(game);
    if (!random.chance(isOff ? 0.4 : 0.1)) continue;
    await server.catalog.setAvailable(game, isOff, 'test');
    if (isOff) switchedOff.delete(game);
    else switchedOff.add(game);
  }
}

/** What happens to a player between two statements: money, rules, a bonus that begins or ends, a round that is closed. */
async function changeSomething(player: ModelPlayer): Promise<void> {
  const { playerId, open } = player;
  const now = new Date(nowMs);
  if (random.chance(0.05)) await deposit(player, random.one(['UAH', 'EUR']), 1n + amountUpTo(3_000));
  if (random.chance(0.005)) await deposit(player, 'UAH', 3n * HUGE);
  if (playerId % 3n !== 0n && random.chance(0.05)) {
    const rule = randomRule(now);
    await fixture.db.transaction((tx) => setPlayRule(tx, playerId, rule));
    setRuleInModel(player, rule);
  }
  for (const key of open.keys()) {
    if (!random.chance(0.4)) continue;
    const before = '{"choices":[],"mode":"main"}';
    const { winMinor, parts } = open.get(key)!;
    const closing = { playerId, key, grantId: parts.grantId, before, entry: before, winMinor };
    await fixture.db.transaction(async (tx) => {
      await server.fairness.lockSeat(tx, playerId);
      await closeRound(tx, server.purses, closing, { requestId: 'test', now });
    });
    closeInModel(player, key, now);
  }
  // Sometimes it is missed, and made up for later.
  if (player.grant && random.chance(0.8)) {
    const { id } = player.grant;
    const ended = endInModel(player, now, STAKE_UNIT_MINOR.UAH);
    if (ended || random.chance(0.03)) expect(await server.purses.endIfOver(playerId)).toBe(ended && id);
  }
  if (!player.grant && playerId % 2n === 0n && random.chance(0.3)) await activate(player);
}

async function activate(player: ModelPlayer): Promise<void> {
  const { playerId } = player;
  const id = randomUUID();
  const amountMinor = random.chance(0.05) ? 2n * HUGE : 100n + amountUpTo(4_000);
  const wagerMinor = amountUpTo(4_000);
  const grant = {
    id,
    order: random.one(['REAL_FIRST', 'BONUS_FIRST'] as const),
    source: random.one(['ALL', 'REAL', 'BONUS'] as const),
    maximumMinor: random.chance(0.3) ? amountUpTo(900) : null,
    conversionMinor: random.chance(0.3) ? amountUpTo(1_000) : null,
    expiresAt: random.chance(0.3) ? new Date(nowMs + random.below(600) * 60_000 + 1) : null,
    state: 'ACTIVATED' as const,
  };
  await fixture.db.transaction(async (tx) => {
    const terms = {
      currency: 'UAH' as const,
      order: grant.order,
      source: grant.source,
      contributions: {},
      otherContribution: 100,
      maximumStakeMinor: grant.maximumMinor,
      maximumConversionMinor: grant.conversionMinor,
    };
    const given = { ...grant, playerId, amountMinor, wagerMinor, terms, now: new Date(nowMs) };
    expect(await server.purses.grant(tx, given)).toBe(true);
    expect(await server.purses.activate(tx, playerId, id)).toBeUndefined();
  });
  activateInModel(player, grant, { wagerMinor, amountMinor });
}

function randomRule(now: Date): PlayRule {
  const currency = random.one<Currency>(['UAH', 'UAH', 'EUR']);
  const amountMinor = amountUpTo(currency === 'EUR' ? 100 : 4_000);
  const from = new Date(now.getTime() + random.below(300) * 60_000);
  return random.one<PlayRule>([
    { rule: 'stake_limit', period: random.one(LIMIT_PERIODS), amountMinor, currency },
    { rule: 'loss_limit', period: random.one(LIMIT_PERIODS), amountMinor, currency },
    { rule: 'loss_limit', period: random.one(LIMIT_PERIODS), amountMinor, currency },
    { rule: 'stake_maximum', amountMinor: amountMinor + 200n, currency },
    { rule: 'break', from, until: new Date(from.getTime() + random.below(200) * 60_000 + 1) },
  ]);
}

/** A round as a process would draw it, sometimes one whose seat is not what the process thinks. */
function roundFor(player: ModelPlayer, opens: boolean): ModelRound {
  const { kept, open, real, bonus } = player;
  const game = opens ? OPENING : GAME;
  const currency = random.chance(0.15) ? 'EUR' : 'UAH';
  const isHuge = bonus.amountMinor > HUGE && random.chance(0.5);
  const stakeMinor = isHuge ? HUGE - amountUpTo(1_000) : 1n + amountUpTo(random.one([30, 900, 1_500]));
  const covered = real.UAH.amountMinor + (player.grant ? bonus.amountMinor : 0n);
  const isUncovered = currency === 'UAH' && random.chance(0.06);
  const winMinor = random.chance(0.5) ? 0n : isHuge ? HUGE * 40n + amountUpTo(999) : amountUpTo(3_000);
  const known = [...(random.chance(0.5) ? open : kept).keys()];
  const isKnown = known.length > 0 && random.chance(0.06);
  return {
    key: isKnown ? random.one(known) : randomUUID(),
    game,
    currency,
    stakeMinor: isUncovered ? covered + 1n : stakeMinor,
    winMinor,
    // One of a key that is known has mostly been drawn before.
    nonce: player.nonce - (random.chance(isKnown ? 0.6 : 0.03) ? 1 : 0),
    grantId: random.chance(0.04) ? random.one([null, randomUUID()]) : (player.grant?.id ?? null),
    contribution: random.one([0, 5, 50, 100]),
    opens,
    minimumCycleMs: random.chance(0.05) ? 2_500 : 0,
    isAvailable: !switchedOff.has(game),
  };
}

function drawnOf(player: ModelPlayer, round: ModelRound, mathsId: number): DrawnRound {
  const { playerId } = player;
  const { grantId, contribution, currency, isAvailable: _, ...rest } = round;
  const { order, source, maximumMinor } = player.grant ?? {
    ...{ order: 'REAL_FIRST', source: 'ALL', maximumMinor: null },
  };
  const isRealFirst = order === 'REAL_FIRST';
  const terms = currency === 'UAH' ? { contribution, isRealFirst, source, maximumMinor } : undefined;
  return {
    ...rest,
    playerId,
    currency,
    mathsId,
    kind: 'real',
    seedPair: 1,
    startedAt: new Date(nowMs),
    requestId: 'test',
    entry: undefined,
    asked: Buffer.alloc(16),
    grant: grantId === null ? undefined : { id: grantId, terms },
    draws: undefined,
  };
}

const mathsOf = async (game: string): Promise<number> => (await server.catalog.find(game))!.mathsId;

function holdSettled(player: ModelPlayer, round: ModelRound, row: SettleRow): void {
  settleInModel(player, round, new Date(nowMs));
  const { bonusStakeMinor, bonusWinMinor, progressMinor, bonusAfterMinor, bonusVersion, ...left } =
    player.kept.get(round.key)!;
  const { balanceAfterMinor, balanceVersion } = left;
  expect(row).toMatchObject({ balanceAfterMinor, balanceVersion, nextNonce: round.nonce });
  if (left.grantId === null) return;
  const { wagerLeftMinor } = player;
  const parts = { bonusStakeMinor, progressMinor, bonusAfterMinor, bonusVersion, wagerLeftMinor };
  expect(row).toMatchObject({ ...parts, bonusWinMinor: bonusWinMinor ?? 0n });
}

async function holdReckoning(player: ModelPlayer, round: ModelRound): Promise<void> {
  const now = new Date(nowMs);
  const { stake, against } = reckonInModel(player, round, now);
  expect(await fixture.db.transaction((tx) => reckonSeat(tx, player.playerId, stake, now))).toEqual(against);
  // What no rule is against is not looked up for ever.
  if (!against) expect(statusOf(player, round, now)).not.toBe('reckon');
}

/** Balances, versions, and everything that stands on the seats. */
async function holdStored(players: readonly ModelPlayer[]): Promise<void> {
  const rows = await fixture.db.query<{
    playerId: bigint;
  }>(`SELECT s.player_id AS "playerId", next_nonce AS nonce, (extract(epoch FROM last_round_at) * 1000)::float8 AS start, open_rounds AS open,
    active_grant AS grant, wager_left_minor AS left, rules_currency AS currency, rules_kind AS kind, stake_allowance_minor AS stake,
    loss_allowance_minor AS loss, stake_maximum_minor AS maximum, rules_until AS until,
    array_agg(a.amount_minor || ' ' || a.version ORDER BY a.currency, a.kind) AS accounts
    FROM player_seat s JOIN ledger_account a ON a.player_id = s.player_id AND a.kind <> 'play' GROUP BY s.player_id ORDER BY s.player_id`);
  const expected = players.map(
    ({ playerId, nonce, lastStartMs, grant, wagerLeftMinor, seat, open, real, bonus }) => ({
      playerId,
      nonce,
      start: lastStartMs,
      open: open.size,
      grant: grant?.id ?? null,
      left: wagerLeftMinor,
      currency: seat.currency,
      kind: seat.kind,
      stake: seat.stakeAllowanceMinor,
      loss: seat.lossAllowanceMinor,
      maximum: seat.stakeMaximumMinor,
      until: seat.rulesUntil,
      accounts: [real.EUR, { amountMinor: 0n, version: 0n }, real.UAH, bonus].map(
        (each) => `${each.amountMinor} ${each.version}`,
      ),
    }),
  );
  expected.sort((a, b) => Number(a.playerId - b.playerId));
  // Some thousand comparisons: the one that prints a difference is far slower than this one.
  if (!isDeepStrictEqual(rows, expected)) expect(rows).toEqual(expected);
}

async function holdRounds(players: readonly ModelPlayer[]): Promise<void> {
  const text = `SELECT key, grant_id AS "grantId", bonus_stake_minor AS "bonusStakeMinor", bonus_win_minor AS "bonusWinMinor",
    bonus_forfeited_minor AS "bonusForfeitedMinor", progress_minor AS "progressMinor", bonus_after_minor AS "bonusAfterMinor",
    bonus_version AS "bonusVersion", balance_after_minor AS "balanceAfterMinor", balance_version AS "balanceVersion"`;
  const rows = await fixture.db.query<{ key: string }>(
    `${text} FROM every_round UNION ALL ${text
      .replace('bonus_win_minor', 'NULL')
      .replace('bonus_forfeited_minor', 'NULL')} FROM open_round`,
  );
  const expected = new Map(
    players.flatMap(({ kept }) => [...kept]).map(([key, parts]) => [key, { key, ...parts }]),
  );
  expect(rows).toHaveLength(expected.size);
  for (const row of rows) expect(row).toEqual(expected.get(row.key));
}

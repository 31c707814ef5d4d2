import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { rotateSeeds, seedPairs, startSeeds } from '@croupier/contract/play/fairness';
import { stopGift } from '@croupier/contract/rewards/gifts';
import { setPlayerLimit } from '@croupier/contract/people/limits';
import { playRound, type Round, stepRound } from '@croupier/contract/play/rounds';
import { testGift } from '@croupier/contract/site/test-data';
import {
  commitmentOf,
  findGame,
  openPool,
  seedChain,
  sharedCrashPoint,
  verifyRound,
  type CrashDefinition,
  type PoolDefinition,
} from '@croupier/games';
import { createOffsetClock } from '../../../platform/clock.ts';
import { factsAreRead } from '../../../platform/testing/facts-read.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { createCatalog } from '../../play/catalog/feature.ts';
import { createFairness, createSeedVault, type OpenPair } from '../../play/fairness/feature.ts';
import { startProviderHouse, type ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { seatAt } from '../../play/providers/wallet.fixture.ts';
import { askForHead } from './daily-head.ts';
import { keepDraws } from './planted-draws.fixture.ts';
import { keepGoals } from './planted-goals.fixture.ts';
import { keepProgrammes } from './planted-programmes.fixture.ts';
import { keepParts } from './planted-promotions.fixture.ts';
import { keepPurses } from './planted-purses.fixture.ts';
import { payIn } from './planted-pay-ins.fixture.ts';
import { keepLate } from './planted-late-payments.fixture.ts';
import { keepPayOuts } from './planted-pay-outs.fixture.ts';
import { keepMedals } from './planted-achievements.fixture.ts';
import { keepDoors } from './planted-calendars.fixture.ts';
import { keepPlaces } from './planted-nominations.fixture.ts';
import { keepQuests } from './planted-quests.fixture.ts';
import { keepRewards } from './planted-rewards.fixture.ts';
import { keepBoxes } from './planted-treasures.fixture.ts';
import { keepVoids } from './planted-voids.fixture.ts';
import type { KeyRing } from '../../../platform/key-ring.ts';

/** A house in which everything that is linked has happened once, and what a fault needs to know to hurt it. */
export interface PlantedWorld {
  readonly house: ProviderHouse;
  readonly seedKey: KeyRing;
  /** Whose rows are hurt. */
  readonly player: TestPlayer;
  /** Written `{name}` in a fault. */
  readonly names: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export async function createPlantedWorld(): Promise<PlantedWorld> {
  const seedKey = [randomBytes(32)] as const;
  const house = await startProviderHouse({ SEED_KEY: seedKey[0].toString('hex'), MEMORY_MS: '0' });
  const player = await house.createPlayer({ balanceMinor: '100000' });
  const other = await house.createPlayer({ balanceMinor: '100000' });
  const fresh = await house.createPlayer();
  const { nextCommitment: commitment } = await fresh.call(seedPairs, {});
  await fresh.call(startSeeds, { body: { clientSeed: 'hers', commitment } });
  await keepGoals(house, player);
  await playUntilWon(player);
  await rotate(player);
  await playUntilWon(player);
  await playUntilWon(other);
  await keepDraws(house, seedKey, player);
  await keepProgrammes(house, fresh);
  await keepRewards(house, player);
  await keepDoors(house, player);
  await keepParts(house, player);
  await keepBoxes(house, player);
  await keepQuests(house, player);
  await keepMedals(house, player);
  await keepPlaces(house, player);
  const voids = await keepVoids(house, seedKey, player);
  const open = await leaveOpen(house, seedKey, player);
  await keepPool(house, seedKey);
  await keepFlights(house, seedKey);
  await limitDeposits(player);
  const paid = await payIn(house, player, ['pay-in.pending', 'pay-in.paid']);
  await payIn(house, player, ['pay-in.failed']);
  await payIn(house, player, ['pay-in.paid'], '7000');
  await payIn(house, player, ['pay-in.paid', 'pay-in.refunded']);
  await payIn(house, await house.createPlayer(), ['pay-in.paid', 'pay-in.charged-back'], '10000', 6_000n);
  const late = () => payIn(house, player, ['pay-in.failed', 'pay-in.paid']);
  const latePayments = await keepLate(house, [await late(), await late(), await late()]);
  const payOuts = await keepPayOuts(house, player);
  const purses = await keepPurses(house, seedKey);
  const studio = await playAtStudio(house);
  await untilFactsRead(house);
  await askForHead({ db: house.db, clock: createOffsetClock() });
  await untilFactsRead(house);
  await playGifts(house, player);
  // One of each that is chained after the head, so that a fault meets both.
  await player.call(playRound, { body: bet() });
  const lateBet = `late-${randomUUID()}`;
  await studio.seat.bet({ transactionId: lateBet, roundId: 'late' });
  await untilFactsRead(house);
  const names = {
    player: String(player.id),
    other: String(other.id),
    fresh: String(fresh.id),
    open,
    paid,
    ...purses,
    ...voids,
    ...payOuts,
    ...latePayments,
    ...studio.names,
    late: lateBet,
  };
  return { house, seedKey, player, names, close: house.close };
}

export async function untilFactsRead(house: Pick<ProviderHouse, 'owner'>): Promise<void> {
  while (!(await factsAreRead(house.owner))) await sleep(20);
}

const bet = (game = 'sunny-orchard') =>
  ({ key: randomUUID(), game, stakeMinor: '100', kind: 'real' }) as const;

/** Ten rounds and more: a fault in what decides them shows when one that won loses. */
async function playUntilWon({ call }: TestPlayer): Promise<void> {
  let won = 0;
  for (let rounds = 0; rounds < 10 || won < 2; rounds += 1)
    won += (await call(playRound, { body: bet() })).winMinor === '0' ? 0 : 1;
}

async function rotate({ call }: TestPlayer): Promise<void> {
  const { active } = await call(seedPairs, {});
  await call(rotateSeeds, { body: { activeId: active!.id, clientSeed: 'mine' } });
}

/** A gift whose win became real money, one whose win became a bonus, and one that goes on. */
async function playGifts({ call }: ProviderHouse, player: TestPlayer): Promise<void> {
  const give = (terms: object) => {
    const gift = { playerId: String(player.id), games: ['sunny-orchard'], stakeMinor: '100', rounds: 500 };
    return call(testGift, { body: { ...gift, ...terms } });
  };
  const play = (giftId: string) => player.call(playRound, { body: { ...bet(), giftId } });
  for (const terms of [{}, { wagerTimes: 30 }]) {
    const { id } = await give(terms);
    while ((await play(id)).winMinor === '0');
    await player.call(stopGift, { params: { id } });
  }
  await play((await give({})).id);
}

/** A round of traps with two tiles taken; only who has the seed key knows which are safe. @returns its key */
async function leaveOpen(house: ProviderHouse, seedKey: KeyRing, player: TestPlayer): Promise<string> {
  const round = await player.call(playRound, { body: { ...bet('pearl-reef'), mode: 'traps-3' } });
  const fairness = createFairness({ db: house.db, clock: createOffsetClock(), config: { seedKey } });
  const pair = await fairness.openPair(player.id, Number(round.fairness.seedPairId));
  const safe = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => isSafe(round, pair, tile));
  for (const [step, tile] of safe.slice(0, 2).entries())
    await player.call(stepRound, { params: { id: round.id }, body: { step, choice: [tile] } });
  return round.id;
}

function isSafe(round: Round, pair: OpenPair, tile: number): boolean {
  const { definition } = findGame('pearl-reef')!;
  const entry = { mode: 'traps-3', choices: [[tile]] };
  return verifyRound({ definition, ...pair, nonce: round.fairness.nonce, entry }).outcome.open !== null;
}

/** A pool that was closed before a ticket of it was sold. */
export async function keepPool(
  { db, owner }: Pick<ProviderHouse, 'db' | 'owner'>,
  seedKey: KeyRing,
): Promise<void> {
  const [game, number] = ['lucky-fern', 1];
  const { definition, mathsId } = (await createCatalog({ db }).find(game))!;
  const vault = createSeedVault(seedKey);
  const { sealed } = vault.createFor({ of: 'pool', game, number });
  const seed = vault.openFor({ of: 'pool', game, number }, sealed);
  const { root, tickets } = openPool(definition as PoolDefinition, seed, number);
  await owner.query(
    `INSERT INTO ticket_pool (game, number, maths_id, root, seed_sealed, tickets, sold, opened_at, closed_at)
VALUES ($1, $2, $3, $4, $5, $6, 0, now(), now())`,
    [game, number, mathsId, root, sealed, tickets.length],
  );
}

/** Two flights of a chain that have ended, with one between them left out: nobody was there to fly it. */
async function keepFlights({ owner }: ProviderHouse, seedKey: KeyRing): Promise<void> {
  const [game, publicSeed, at] = ['high-kite', 'dune-3', new Date()];
  const definition = findGame(game)!.definition as CrashDefinition;
  const vault = createSeedVault(seedKey);
  const place = { of: 'flights', game, number: 1 } as const;
  const { sealed } = vault.createFor(place);
  const seeds = seedChain(vault.openFor(place, sealed), 10);
  const insert = (table: string, row: object) =>
    owner.query(`INSERT INTO ${table} SELECT * FROM jsonb_populate_record(NULL::${table}, $1)`, [row]);
  await insert('flight_chain', {
    ...{ game, number: 1, commitment: commitmentOf(seeds[0]!), public_seed: publicSeed, length: 10 },
    ...{ last_seed_sealed: `\\x${sealed.toString('hex')}`, opened_at: at, fixed_at: at, kind: 'house' },
  });
  for (const place of [0, 2]) {
    const number = place / 2 + 1;
    const seed = seeds[place]!;
    const crash_centi = sharedCrashPoint(definition, { serverSeed: seed, publicSeed, flight: number });
    const times = { takes_off_at: at, heard_to: at, ended_at: at };
    await insert('flight', {
      game,
      number,
      chain: 1,
      place,
      seed,
      crash_centi,
      state: 'paid',
      void: false,
      ...times,
    });
  }
}

async function limitDeposits({ call }: TestPlayer): Promise<void> {
  const rule = 'deposit_limit';
  for (const size of ['500000', '400000', '300000', '900000'])
    await call(setPlayerLimit, { body: { rule, period: 'day', size } });
  await call(setPlayerLimit, { body: { rule, period: 'week', size: '700000' } });
}

async function playAtStudio(house: ProviderHouse) {
  const [bet, back] = [`bet-${randomUUID()}`, `back-${randomUUID()}`];
  const seat = await seatAt(house);
  await seat.bet({ transactionId: bet, roundId: 'won' });
  await seat.win({ transactionId: `win-${bet}`, roundId: 'won', amountMinor: '250' });
  await seat.bet({ transactionId: back, roundId: 'back' });
  await seat.rollback({ roundId: 'back', betTransactionId: back });
  await seat.rollback({ roundId: 'stone', betTransactionId: 'stone' });
  const freeRoundsId = await seat.giveFreeRounds(2);
  await seat.bet({ roundId: 'free', freeRoundsId });
  await seat.win({ roundId: 'free', amountMinor: '70' });
  const gathered = await seat.giveFreeRounds(1, { gathers: true });
  await seat.bet({ roundId: 'gathered', freeRoundsId: gathered });
  await seat.win({ roundId: 'gathered', amountMinor: '60', endRound: true });
  const gathers = await seat.giveFreeRounds(2, { gathers: true });
  await seat.bet({ roundId: 'gathers', freeRoundsId: gathers });
  await seat.win({ roundId: 'gathers', amountMinor: '40', endRound: true });
  await seat.giveBonus('150');
  await seat.bet({ transactionId: `split-${bet}`, roundId: 'split', amountMinor: '200' });
  await seat.win({ roundId: 'split', amountMinor: '90' });
  await seat.bet({ transactionId: `bonus-${back}`, roundId: 'bonus-back', amountMinor: '20' });
  await seat.rollback({ roundId: 'bonus-back', betTransactionId: `bonus-${back}` });
  return { seat, names: { bet, back } };
}

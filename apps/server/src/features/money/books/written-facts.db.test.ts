import { FACTS, faultOfFact } from '@croupier/domain/facts';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOffsetClock } from '../../../platform/clock.ts';
import { createTestDatabase } from '../../../platform/testing/test-database.ts';
import { blockAccounts } from '../../people/blocks/feature.ts';
import { setRegion } from '@croupier/contract/people/players';
import { setHouseBreak, setHouseLimit } from '../../people/house-rules/feature.ts';
import { changeLimit, confirmLimit } from '../../people/limits/change-limit.ts';
import { askPush } from '../../people/push/feature.ts';
import { seatAt } from '../../play/providers/wallet.fixture.ts';
import { createGifts, giveGift } from '../../rewards/gifts/feature.ts';
import { createPurses } from '../../rewards/purses/feature.ts';
import { createPlantedWorld, untilFactsRead, type PlantedWorld } from './planted-world.fixture.ts';

let world: PlantedWorld;
beforeAll(async () => {
  world = await createPlantedWorld();
});
afterAll(() => world.close());

/** Written by tests of their own features, each of which holds what it wrote against the table when it ends. */
const TOLD_ELSEWHERE = [
  'account.contact-changed',
  'account.corrected',
  'account.deletion-asked',
  'account.deletion-taken-back',
  'account.email-verified',
  'account.erased',
  'account.invited',
  'account.named',
  'account.network-attached',
  'account.network-detached',
  'account.passkey-added',
  'account.passkey-removed',
  'account.password-changed',
  'account.phone-verified',
  'account.under-age',
  'account.sessions-changed',
  'account.signed-in-anew',
  'bonus.expiring',
  'care.sent',
  'debt.paid',
  'document.approved',
  'document.expired',
  'document.expiring',
  'document.rejected',
  'person.met',
  'statement.made',
  'method.added',
  'method.closed',
  'method.proven',
  'break.begun',
  'exclusion.begun',
  'exclusion.over',
  'promo-code.redeemed',
  'provider-bet.refused',
  'provider-round.taken-back',
  'provider-round.voided',
  'reward.taken-back',
  'support.answered',
  'telegram.linked',
  'telegram.unlinked',
  'thing.changed',
];

const MIGRATIONS = join(import.meta.dirname, '../../../../migrations');

/** What a migration tells of what was there before it. */
async function toldByMigration(name: string): Promise<string> {
  const text = await readFile(join(MIGRATIONS, `${name}.sql`), 'utf8');
  return /^INSERT INTO outbox[^;]+;/m.exec(text)![0];
}

/** A bonus that was given, and taken back. */
async function cancelBonus({ house, names }: PlantedWorld): Promise<void> {
  const [playerId, clock, id] = [BigInt(names['other']!), createOffsetClock(), randomUUID()];
  const purses = createPurses({ db: house.db, clock, error: () => undefined }, { openRounds: [] });
  await house.db.transaction(async (tx) => {
    const terms = {
      currency: 'UAH',
      order: 'REAL_FIRST',
      contributions: {},
      otherContribution: 100,
    } as const;
    await purses.grant(tx, {
      ...{ playerId, id, amountMinor: 100n, wagerMinor: 900n, expiresAt: null, now: clock.now() },
      terms: { ...terms, maximumStakeMinor: null, maximumConversionMinor: null },
    });
    expect(await purses.activate(tx, playerId, id)).toBeUndefined();
  });
  expect(await purses.cancel(playerId, id)).toBeUndefined();
}

/** A gift of one round that is not played in time. */
async function letGiftRunOut({ house, names }: PlantedWorld): Promise<void> {
  const [playerId, clock] = [BigInt(names['other']!), createOffsetClock()];
  await house.db.transaction((tx) =>
    giveGift(tx, {
      ...{ playerId, id: randomUUID(), currency: 'UAH', games: ['sunny-orchard'] },
      ...{ stakeMinor: 100n, rounds: 1, expiresAt: clock.now(), now: clock.now() },
      terms: { endsAs: 'real', maximumWinMinor: null },
    }),
  );
  const gifts = createGifts({ db: house.db, clock, error: () => undefined });
  expect(await gifts.endDue()).toBe(1);
}

/** Limits of the player's own, made weaker, and what the house sets. */
async function beLimited({ house, names }: PlantedWorld): Promise<void> {
  const playerId = BigInt(names['other']!);
  const limits = { playerId, period: 'day', currency: 'UAH' } as const;
  const [key, asked] = [{ rule: 'stake_limit', period: 'day' } as const, new Date()];
  const set = (size: bigint) =>
    house.db.transaction((tx) =>
      changeLimit(tx, { playerId, ...key, amount: { size, currency: 'UAH' } }, asked),
    );
  await set(100_000n);
  await set(200_000n);
  const now = new Date(asked.getTime() + 25 * 3_600_000);
  expect(await house.db.transaction((tx) => confirmLimit(tx, playerId, key, now))).toBeUndefined();
  const by = { by: 'test', reason: 'a test', now };
  await house.db.transaction(async (tx) => {
    await setHouseLimit(tx, { ...limits, rule: 'loss_limit', amountMinor: 100n }, by);
    await setHouseBreak(tx, { playerId, until: new Date(now.getTime() + 1) }, by);
  });
}

/** To a region whose rules are stricter: at once. */
async function move({ house }: PlantedWorld): Promise<void> {
  const player = await house.createPlayer({ region: 'EU' });
  await player.call(setRegion, { body: { region: 'KZ', ageConfirmed: true } });
}

test('every topic is written, by code or by SQL, as the table of facts has it', async () => {
  const { owner } = world.house;
  const seat = await seatAt(world.house);
  await seat.bet({ roundId: 'large' });
  await seat.win({ roundId: 'large', amountMinor: '900000000000' });
  await seat.bet({ roundId: 'over' });
  await seat.endRound({ roundId: 'over' });
  for (const name of ['0018_books', '0038_books_witness']) await owner.query(await toldByMigration(name));
  await cancelBonus(world);
  await letGiftRunOut(world);
  const playerId = BigInt(world.names['other']!);
  const notice = { playerId, title: 'A notice', text: '', to: '/en' } as const;
  await world.house.db.transaction((tx) => askPush(tx, notice));
  const { block, unblock } = blockAccounts(world.house.db, () => new Date());
  expect(await block(playerId, 'asked for it')).toBeUndefined();
  expect(await unblock(playerId)).toBeUndefined();
  await beLimited(world);
  await move(world);
  await untilFactsRead(world.house);
  const facts = await owner.query<{ topic: string; payload: object }>('SELECT topic, payload FROM fact');
  expect(facts.map(({ topic, payload }) => faultOfFact(topic, payload)).filter(Boolean)).toEqual([]);
  const written = new Set(facts.map(({ topic }) => topic));
  expect([...written].filter((topic) => TOLD_ELSEWHERE.includes(topic))).toEqual([]);
  expect([...written, ...TOLD_ELSEWHERE].sort()).toEqual(Object.keys(FACTS).sort());
  expect(await owner.query('SELECT FROM fact_parked')).toEqual([]);
});

test('a test whose server wrote another fact fails when it ends', async () => {
  const database = await createTestDatabase();
  await database.db.query(
    `INSERT INTO outbox (player_id, topic, payload) VALUES (1, 'books.day-over', '{"day":"2026-03-28","hour":1}')`,
  );
  await expect(database.drop()).rejects.toThrow('books.day-over: nobody knows hour');
});

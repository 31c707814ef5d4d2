import { randomUUID } from 'node:crypto';
import type { Wanted } from '@croupier/domain/rewards/programmes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { replaceSegment } from '../programmes/feature.ts';
import { offerRuleView, standingOf } from './feature.ts';

const HOUR_MS = 3_600_000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const newPlayer = async (wanted: Parameters<TestApp['createPlayer']>[0] = {}) =>
  BigInt((await app.createPlayer(wanted)).id);
const ALL = { regions: ['UA', 'EU', 'KZ', 'SL', 'RC'] } as const;
const judge = (playerId: bigint, wanted: Partial<Wanted> = {}, now = new Date()) =>
  standingOf(app.db, playerId, now, { audience: ALL, ...wanted });
const ruleOf = async (...asked: Parameters<typeof judge>) => (await judge(...asked))?.rule;
const plant = (text: string, values: unknown[]) => app.owner.query(text, values);

test('nothing keeps a player from what is for everybody', async () => {
  expect(await ruleOf(await newPlayer())).toBeUndefined();
  expect(await ruleOf(await newPlayer({ region: 'EU' }))).toBeUndefined();
});

test('who is blocked, or is nobody, is told no reason', async () => {
  const playerId = await newPlayer();
  const text = `INSERT INTO player_block (player_id, reason, since) VALUES ($1, 'Looked at by hand', now())`;
  await plant(text, [playerId]);
  expect(await ruleOf(playerId)).toBe('not_for_you');
  expect(await ruleOf(999_999_999n)).toBe('not_for_you');
});

test('who is under the age of where they play is shut out', async () => {
  const playerId = await newPlayer();
  await plant('UPDATE player SET age_confirmed = 18 WHERE id = $1', [playerId]);
  expect(await ruleOf(playerId)).toBe('not_for_you');
});

test('a break of the house, of the player, and a rule of the seat all keep from it, until they are over', async () => {
  const now = Date.now();
  const until = new Date(now + HOUR_MS);
  const [byHouse, byRule, forGood] = [await newPlayer(), await newPlayer(), await newPlayer()];
  await plant(
    `INSERT INTO house_rule (player_id, rule, until_at, set_at, operator, reason) VALUES ($1, 'break', $2, now(), 'olena', 'Asked for it')`,
    [byHouse, until],
  );
  const rule = `INSERT INTO play_rule (player_id, rule, from_at, until_at) VALUES ($1, $2, now() - interval '1 hour', $3)`;
  await plant(rule, [byRule, 'break', until]);
  await plant(rule, [forGood, 'exclusion', null]);
  for (const playerId of [byHouse, byRule]) {
    expect(await judge(playerId)).toMatchObject({ rule: 'break', until });
    expect(await ruleOf(playerId, {}, new Date(now + 2 * HOUR_MS))).toBeUndefined();
  }
  const found = await judge(forGood);
  expect(found && offerRuleView(found)).toEqual({
    ...{ rule: 'exclusion', until: null, level: null, verification: null, region: null },
  });
});

test('an address has to be answered first', async () => {
  const playerId = await newPlayer({ unanswered: true });
  expect(await ruleOf(playerId)).toBe('email_unanswered');
  expect(await ruleOf(playerId, { needsAnswer: false })).toBeUndefined();
});

test('the audience is judged by what is known of the player', async () => {
  const playerId = await newPlayer({ verified: 1 });
  const forWhom = (audience: object) => ruleOf(playerId, { audience: { ...ALL, ...audience } });
  expect(await forWhom({ regions: ['EU'] })).toBe('not_for_you');
  expect(await forWhom({ brands: ['toro'] })).toBe('not_for_you');
  expect(await forWhom({ verified: 1 })).toBeUndefined();
  expect(await forWhom({ verified: 2 })).toBe('verification_needed');
  expect(await forWhom({ levels: ['gold'] })).toBe('level_needed');
  expect(await forWhom({ royal: true })).toBe('royal_needed');
  expect(await forWhom({ registered: { beforeDays: 1 } })).toBeUndefined();
  expect(await forWhom({ registered: { afterDays: 1 } })).toBe('not_for_you');
  expect(await forWhom({ players: { in: [String(playerId)] } })).toBeUndefined();
});

test('deposits are counted that were paid', async () => {
  const playerId = await newPlayer();
  const paid = (audience: object) => ruleOf(playerId, { audience: { ...ALL, deposits: audience } });
  const payIn = `INSERT INTO pay_in (id, player_id, input_hash, amount_minor, currency, kind, language, state, created_at, updated_at, asked_at)
VALUES ($1, $2, '', 100, 'UAH', 'real', 'ua', $3, now(), now(), now())`;
  await plant(payIn, [randomUUID(), playerId, 'FAILED']);
  expect([await paid({ most: 0 }), await paid({ least: 1 })]).toEqual([undefined, 'not_for_you']);
  await plant(payIn, [randomUUID(), playerId, 'PAID']);
  expect([await paid({ most: 0 }), await paid({ least: 1 })]).toEqual(['not_for_you', undefined]);
});

test('a segment is a set of players, made anew as a whole', async () => {
  const [inside, outside] = [await newPlayer(), await newPlayer()];
  const make = (playerIds: bigint[]) =>
    app.db.transaction((tx) =>
      replaceSegment(tx, { code: 'quiet', filter: null, madeAt: new Date(), madeBy: 'olena' }, playerIds),
    );
  const quiet = { audience: { ...ALL, in: ['quiet'] } };
  await make([inside, inside]);
  expect([await ruleOf(inside, quiet), await ruleOf(outside, quiet)]).toEqual([undefined, 'not_for_you']);
  await make([outside]);
  expect([await ruleOf(inside, quiet), await ruleOf(outside, quiet)]).toEqual(['not_for_you', undefined]);
});

test('what a region forbids is forbidden to who lives there and plays by another', async () => {
  const wanted = { traits: ['loss-linked'] } as const;
  expect(await judge(await newPlayer({ region: 'SL', residence: 'SL' }), wanted)).toBeUndefined();
  expect(await judge(await newPlayer({ region: 'SL', residence: 'UA', verified: 2 }), wanted)).toMatchObject({
    ...{ rule: 'region_rule', region: 'UA' },
  });
});

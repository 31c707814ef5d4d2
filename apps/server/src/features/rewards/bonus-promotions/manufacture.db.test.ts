import { randomUUID } from 'node:crypto';
import { profile } from '@croupier/contract/people/players';
import { getDraw } from '@croupier/contract/play/fairness';
import { playRound } from '@croupier/contract/play/rounds';
import {
  manufacturePromotion,
  openBonusPromotion,
  showBonusPromotion,
  type Manufacture,
} from '@croupier/contract/rewards/bonus-promotions';
import { BONUS_PROMOTION, type ManufactureTerms } from '@croupier/contract/rewards/bonus-promotions/kind';
import { testProgress, testTape } from '@croupier/contract/site/test-data';
import { DAY_MS, type Programme } from '@croupier/domain/rewards/programmes';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { untilFactsRead } from '../../money/books/planted-world.fixture.ts';
import { startProviderHouse, type ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { readGoals } from '../goals/feature.ts';
import { readPoints } from '../points/feature.ts';
import { publishNow } from '../programmes/published.fixture.ts';

let site: ProviderHouse;
beforeAll(async () => {
  // What is published is there with the next call.
  site = await startProviderHouse({ MEMORY_MS: '0' });
});
afterAll(async () => {
  await untilFactsRead(site);
  const { checks } = await verifyBooks(site.owner);
  await site.close();
  expect(checks.filter(({ difference }) => difference)).toEqual([]);
});

type Recipe = ManufactureTerms['recipes'][number];
const LAMP: Recipe = {
  ...{ code: 'lamp', reward: { kind: 'points', points: 20 } },
  needs: [
    { part: 'glass', count: 2 },
    { part: 'brass', count: 1 },
  ],
};
const TERMS: ManufactureTerms = {
  ...{ as: 'manufacture', icon: 'lamp' },
  goal: { counts: 'rounds', games: 'all', target: 2 },
  parts: [
    { code: 'glass', weight: 3 },
    { code: 'brass', weight: 1 },
  ],
  recipes: [LAMP],
};
const NAMES = { parts: { glass: 'Glass', brass: 'Brass' }, recipes: { lamp: 'A lamp' } };
const TEXT = { title: 'Works', lead: 'Make a lamp.', terms: ['One line.'] };
const textsOf = (names: object) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, { ...TEXT, ...names }])) as Programme['texts'];
type More = Partial<Programme> & { readonly basedOn?: number };
const put = (code: string, terms: Partial<ManufactureTerms> = {}, { basedOn = 0, ...more }: More = {}) =>
  publishNow(
    site.db,
    BONUS_PROMOTION,
    { code, terms: { ...TERMS, ...terms }, texts: textsOf(NAMES), ...more },
    basedOn,
  );

const show = async (player: TestPlayer, code: string) =>
  (await player.call(showBonusPromotion, { body: { code } })) as Manufacture;
const make = (player: TestPlayer, code: string, key: string = randomUUID(), recipe = 'lamp') =>
  player.call(manufacturePromotion, { body: { key, code, recipe } });
const GLASS = 0;
const BRASS = 3;

/** Parts that a player has, by code. */
const partsOf = async (player: TestPlayer, code: string) =>
  Object.fromEntries((await show(player, code)).parts.map(({ code: part, have }) => [part, have]));
const goalOf = async ({ id }: TestPlayer, code: string) =>
  (await readGoals(site.db, id, { of: 'promotion' })).find((goal) => goal.code === code && goal.state === 'open')!; // prettier-ignore

/** The next targets are reached, and these draws are made for them. */
async function reach(player: TestPlayer, code: string, draws: readonly number[]): Promise<void> {
  const rounds = draws.map((draw) => [draw]);
  await site.call(testTape, { body: { playerId: String(player.id), game: `loot-${code}`, rounds } });
  await show(player, code);
  const { id, times } = await goalOf(player, code);
  const current = String((times + draws.length) * 2);
  await site.call(testProgress, { body: { playerId: String(player.id), of: id, current } });
  await untilFactsRead(site);
  // Whoever looks has what they have reached; else the job draws it.
  await show(player, code);
}
const rich = () => site.createPlayer({ balanceMinor: '1000000' });
const setsOf = async ({ id }: TestPlayer) =>
  (await site.db.query('SELECT FROM made_set WHERE player_id = $1', [id])).length;

/** Does it while the player is locked, so that both stand before the lock at once. */
async function bothAtOnce<T>(
  { id }: TestPlayer,
  both: () => Promise<T>[],
): Promise<PromiseSettledResult<T>[]> {
  const begun = await site.owner.transaction(async (tx) => {
    await tx.query('SELECT FROM player WHERE id = $1 FOR UPDATE', [id]);
    const making = Promise.allSettled(both());
    await untilWaitingForLocks(site.owner, 2);
    return { making };
  });
  return begun.making;
}

test('draws a part for each target that rounds of real money reach, from the first look on', async () => {
  await put('works');
  const player = await rich();
  const round = () =>
    player.call(playRound, {
      body: { key: randomUUID(), game: 'sunny-orchard', stakeMinor: '200', kind: 'real' },
    });
  // Before the first look nothing counts.
  await round();
  expect(await show(player, 'works')).toMatchObject({
    ...{ kind: 'manufacture', name: 'Works', progress: { current: '0', target: '2', money: ['real'] } },
    ...{ odds: { totalWeight: 4, version: 1 }, lastPart: null, rule: null },
    recipes: [{ code: 'lamp', name: 'A lamp', reward: { kind: 'points', points: 20 }, needs: LAMP.needs }],
  });
  await site.call(testTape, {
    body: { playerId: String(player.id), game: 'loot-works', rounds: [[BRASS]] },
  });
  for (let rounds = 0; rounds < 3; rounds += 1) await round();
  await untilFactsRead(site);
  const view = await show(player, 'works');
  expect(view).toMatchObject({
    progress: { current: '1', target: '2' },
    parts: [
      { code: 'glass', name: 'Glass', have: 0, weight: 3 },
      { code: 'brass', have: 1, weight: 1 },
    ],
    lastPart: { part: 'brass', name: 'Brass', proof: { domain: 'loot-works', drawnPlace: 1, givenPlace: 1 } },
  });
  const { proof } = view.lastPart!;
  expect(proof.tableHash).toBe(view.odds.hash);
  const draw = await player.call(getDraw, {
    params: { pair: proof.seedPairId, domain: 'loot-works', nonce: String(proof.nonce) },
  });
  expect(draw.proof).toEqual(proof);
});

test('spends the parts of a recipe for its reward, once by key, also when asked again after the state moved on', async () => {
  await put('once');
  const player = await rich();
  await reach(player, 'once', [GLASS, GLASS, GLASS, BRASS]);
  const key = randomUUID();
  const first = await make(player, 'once', key);
  expect(first).toMatchObject({
    given: { reward: { kind: 'points', points: 20 }, source: 'bonus-promotion', code: 'once' },
    ...{ proof: null, promotion: { last: { reward: { points: 20 } } } },
  });
  expect(await partsOf(player, 'once')).toEqual({ glass: 1, brass: 0 });
  await reach(player, 'once', [GLASS]);
  expect((await make(player, 'once', key)).given).toEqual(first.given);
  expect(await partsOf(player, 'once')).toEqual({ glass: 2, brass: 0 });
  expect(await readPoints(site.db, player.id)).toBe(20);
  await put('other');
  await expect(make(player, 'other', key)).rejects.toMatchObject({ key: 'key_reused' });
});

test('says how many parts are missing, and spends none', async () => {
  await put('missing');
  const player = await rich();
  await reach(player, 'missing', [GLASS, GLASS, GLASS]);
  await expect(make(player, 'missing')).rejects.toMatchObject({
    ...{ key: 'target_not_reached', details: { current: '2', target: '3' } },
  });
  expect(await partsOf(player, 'missing')).toEqual({ glass: 3, brass: 0 });
  await expect(make(player, 'missing', randomUUID(), 'nothing')).rejects.toMatchObject({ key: 'not_found' });
  await expect(
    player.call(openBonusPromotion, { body: { key: randomUUID(), code: 'missing' } }),
  ).rejects.toMatchObject({ key: 'not_found' });
});

test('makes one set when one key comes twice at once', async () => {
  await put('twice');
  const player = await rich();
  await reach(player, 'twice', [GLASS, GLASS, GLASS, GLASS, BRASS, BRASS]);
  const key = randomUUID();
  const both = await bothAtOnce(player, () => [make(player, 'twice', key), make(player, 'twice', key)]);
  const [one, other] = both.map((each) => (each.status === 'fulfilled' ? each.value.given : each.reason));
  expect(one).toEqual(other);
  expect(await setsOf(player)).toBe(1);
  expect(await partsOf(player, 'twice')).toEqual({ glass: 2, brass: 1 });
});

test('of two at once for the last part one has it, and the other spends nothing', async () => {
  await put('last', {}, { caps: { receivers: 5, perPlayer: 5 } });
  const player = await rich();
  await reach(player, 'last', [GLASS, GLASS, GLASS, GLASS, BRASS]);
  const both = await bothAtOnce(player, () => [make(player, 'last'), make(player, 'last')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { key: 'target_not_reached', details: { current: '2', target: '3' } },
  });
  expect(await partsOf(player, 'last')).toEqual({ glass: 2, brass: 0 });
});

test('draws once when the job and the player’s look come at once', async () => {
  await put('look');
  const player = await rich();
  await reach(player, 'look', [GLASS]);
  await show(player, 'look');
  await Promise.all([show(player, 'look'), show(player, 'look')]);
  const draws = await site.db.query('SELECT FROM loot_draw WHERE player_id = $1', [player.id]);
  expect(draws).toHaveLength(1);
  expect(await partsOf(player, 'look')).toEqual({ glass: 1, brass: 0 });
});

const shutOut = ({ id }: TestPlayer) =>
  site.owner.query(
    `INSERT INTO house_rule (player_id, rule, until_at, set_at, operator, reason) VALUES ($1, 'break', $2, now(), 'olena', 'Asked for it')`,
    [id, new Date(Date.now() + DAY_MS)],
  );
const letIn = ({ id }: TestPlayer) => site.owner.query('DELETE FROM house_rule WHERE player_id = $1', [id]);

test('draws nothing, counts nothing new and makes nothing on a break; what is missing comes with the next target', async () => {
  await put('break');
  const player = await rich();
  await reach(player, 'break', [GLASS, GLASS, BRASS]);
  const { id } = await goalOf(player, 'break');
  await shutOut(player);
  await site.call(testProgress, { body: { playerId: String(player.id), of: id, current: '8' } });
  await untilFactsRead(site);
  expect(await show(player, 'break')).toMatchObject({ progress: null, rule: { rule: 'break' } });
  await expect(make(player, 'break')).rejects.toMatchObject({ key: 'user_cant_use_exception' });
  expect(await partsOf(player, 'break')).toEqual({ glass: 2, brass: 1 });
  const newcomer = await rich();
  await shutOut(newcomer);
  await show(newcomer, 'break');
  expect(await readGoals(site.db, newcomer.id)).toEqual([]);
  await letIn(player);
  await reach(player, 'break', [GLASS]);
  const { glass, brass } = await partsOf(player, 'break');
  expect(glass! + brass!).toBe(5);
});

test('is there for whom it is for, on their profile too, and for nobody else', async () => {
  await put('mine', {}, { place: 0 });
  await put('abroad', {}, { place: 0, audience: { regions: ['EU'] } });
  const player = await site.createPlayer();
  expect(await player.call(profile, {})).toMatchObject({
    bonusPromotions: { manufacture: { icon: 'lamp', code: 'mine' } },
  });
  expect(await player.call(showBonusPromotion, { body: { kind: 'manufacture' } })).toMatchObject({
    code: 'mine',
  });
  await expect(show(player, 'abroad')).rejects.toMatchObject({ key: 'not_found' });
  await expect(make(player, 'abroad')).rejects.toMatchObject({ key: 'not_found' });
});

test('is over for everybody once its budget is, and a set above it is not made', async () => {
  const reward = { kind: 'money', amount: { UAH: '500', EUR: '10', KZT: '6000', RON: '50' } } as const;
  await put('budget', { recipes: [{ ...LAMP, reward }] }, {
    caps: { budget: { UAH: '900', EUR: '10', KZT: '6000', RON: '50' } },
  }); // prettier-ignore
  const player = await rich();
  await reach(player, 'budget', [GLASS, GLASS, BRASS, GLASS, GLASS, BRASS]);
  expect((await make(player, 'budget')).given.reward).toEqual({
    ...{ kind: 'money', amountMinor: '500', currency: 'UAH' },
  });
  await expect(make(player, 'budget')).rejects.toMatchObject({
    ...{ key: 'offer_over', details: { why: 'budget' } },
  });
  expect(await partsOf(player, 'budget')).toEqual({ glass: 2, brass: 1 });
});

test('goes on under the version that was begun, and under the next one from the next target on', async () => {
  await put('versions');
  const player = await rich();
  await reach(player, 'versions', [GLASS]);
  const dearer = { ...LAMP, needs: [{ part: 'glass', count: 9 }, { part: 'brass', count: 9 }] }; // prettier-ignore
  await put('versions', { recipes: [dearer] }, { basedOn: 1 });
  expect(await show(player, 'versions')).toMatchObject({
    ...{ odds: { version: 1 }, recipes: [{ needs: LAMP.needs }] },
  });
  await reach(player, 'versions', [GLASS]);
  expect(await show(player, 'versions')).toMatchObject({
    ...{ odds: { version: 2 }, recipes: [{ needs: dearer.needs }] },
  });
  // A version that knows no glass has to wait until theirs is spent.
  const plain = { code: 'lamp', needs: [{ part: 'brass', count: 1 }], reward: LAMP.reward };
  await put(
    'versions',
    { parts: [{ code: 'brass', weight: 1 }], recipes: [plain] },
    { basedOn: 2, texts: textsOf({ parts: { brass: 'Brass' }, recipes: NAMES.recipes }) },
  );
  await reach(player, 'versions', [GLASS]);
  expect(await show(player, 'versions')).toMatchObject({ odds: { version: 2 }, parts: [{ have: 3 }, {}] });
});

test('gives the part of a lap that was under way when it was paused, and nothing is made meanwhile', async () => {
  await put('paused');
  const player = await rich();
  await reach(player, 'paused', [GLASS, GLASS, BRASS]);
  await site.owner.query(`UPDATE programme SET state = 'PAUSED' WHERE code = 'paused'`);
  await expect(make(player, 'paused')).rejects.toMatchObject({
    ...{ key: 'offer_over', details: { why: 'paused' } },
  });
  await site.owner.query(`UPDATE programme SET state = 'PUBLISHED' WHERE code = 'paused'`);
  expect((await make(player, 'paused')).given.reward).toEqual(LAMP.reward);
});

test('publishing refuses parts and recipes that do not fit, and names of nothing', async () => {
  const recipe: Recipe = { ...LAMP, needs: [{ part: 'wick', count: 1 }], reward: { kind: 'nothing' } };
  const published = put('faulty', { recipes: [recipe] });
  await expect(published).rejects.toThrow(/terms\/recipes\/0\/needs\/0\/part: choice/);
  await expect(put('nameless', {}, { texts: textsOf({}) })).rejects.toThrow(
    /texts\/kk\/parts\/glass: missing/,
  );
});

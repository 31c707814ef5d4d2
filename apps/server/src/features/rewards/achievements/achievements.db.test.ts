import { randomUUID } from 'node:crypto';
import { exportAccount } from '@croupier/contract/people/deletion';
import { listNotices } from '@croupier/contract/people/notices';
import { playRound } from '@croupier/contract/play/rounds';
import { listAchievements, seeAchievements } from '@croupier/contract/rewards/achievements';
import { DAY_MS } from '@croupier/domain/rewards/programmes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOffsetClock, systemClock } from '../../../platform/clock.ts';
import { manageFacts } from '../../../platform/facts/manage-facts.ts';
import type { Tx } from '../../../platform/database.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { voidNow } from '../../money/books/planted-voids.fixture.ts';
import { untilFactsRead } from '../../money/books/planted-world.fixture.ts';
import { startProviderHouse, type ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { readPoints } from '../points/feature.ts';
import { changeProgramme, pauseAll, resumeAll } from '../programmes/feature.ts';
import { createReadProgrammes } from '../programmes/read-programmes.ts';
import { changeGivingCap } from '../rewards/feature.ts';
import { achievementsOf } from './achievements.fixture.ts';
import { listOwed, type TierRow } from './achievements-store.ts';
import { giveOwed } from './give-owed.ts';

const seedKey = [Buffer.alloc(32, 11)] as const;
let site: ProviderHouse;
let desk: ReturnType<typeof achievementsOf>;
beforeAll(async () => {
  site = await startProviderHouse({ MEMORY_MS: '0', SEED_KEY: seedKey[0].toString('hex') });
  desk = achievementsOf(site, () => untilFactsRead(site));
});
afterAll(async () => {
  const faults = await desk.faultsOfBooks();
  await site.close();
  expect(faults).toEqual([]);
});

async function voidIt({ id }: TestPlayer, key: string): Promise<void> {
  await voidNow(site.db, seedKey, { playerId: id, key });
  await untilFactsRead(site);
}

const bet = () => ({ key: randomUUID(), game: 'sunny-orchard', stakeMinor: '100', kind: 'real' }) as const;

/** Rewards that were put off may be given now. */
const later = ({ id }: TestPlayer) =>
  site.owner.query(
    `UPDATE achievement_tier SET owed_from = now() - interval '1 second' WHERE player_id = $1 AND owed_from IS NOT NULL`,
    [id],
  );

/** So many give a player what was put off for them, and wait for their lock; meanwhile something else happens. */
async function heldWhile(
  player: TestPlayer,
  givers: readonly string[],
  meanwhile: (tx: Tx) => Promise<unknown> = async () => undefined,
) {
  const { db, owner } = site;
  const clock = createOffsetClock();
  const programmes = createReadProgrammes({ db, clock, memoryMs: 0 });
  const parts = { db, clock, brand: 'rino', programmes, offerOf: () => Promise.resolve(undefined) } as const;
  // It was put off: no job gives it meanwhile.
  const tomorrow = new Date(clock.now().getTime() + DAY_MS);
  const owed = await listOwed(db, { now: tomorrow, resting: [], limit: 100 });
  const medal = owed.find(({ playerId }) => playerId === player.id) as TierRow;
  return owner.transaction(async (tx) => {
    await tx.query('SELECT FROM player WHERE id = $1 FOR UPDATE', [player.id]);
    const turns = givers.map(() => giveOwed(parts, medal));
    await untilWaitingForLocks(owner, givers.length);
    await meanwhile(tx);
    return turns;
  });
}

/** A player who has played one round of an achievement of theirs. */
async function begun(code: string, ...rest: [terms?: object, more?: object]): Promise<TestPlayer> {
  const player = await desk.rich();
  await desk.put(player, code, ...rest);
  await desk.play(player);
  return player;
}

test('shows medals to come, counts from the first round on, and keeps each that is reached with its reward', async () => {
  const player = await desk.rich();
  await desk.put(player, 'first-steps');
  expect(await desk.one(player, 'first-steps')).toMatchObject({
    ...{ tier: null, hidden: false, seen: true, name: 'A thing', text: 'For whoever wants it.' },
    tiers: [
      { tier: 'silver', target: '2', reward: { kind: 'points', points: 5 }, reachedAt: null },
      { tier: 'gold', target: '4' },
      { tier: 'snow', target: '6', reward: null },
    ],
    progress: { counts: 'rounds', current: '0', target: '2', unit: 'rounds', money: ['real'] },
  });
  await desk.play(player);
  expect((await desk.one(player, 'first-steps'))!.progress).toMatchObject({ current: '1', target: '2' });
  await desk.play(player);
  await desk.giveOwed(player);
  const { achievements, reached } = await desk.shelf(player);
  expect(reached).toEqual({ single: 0, silver: 1, gold: 0, snow: 0 });
  expect(achievements).toMatchObject([
    { code: 'first-steps', tier: 'silver', seen: false, progress: { current: '2', target: '4' } },
  ]);
  expect(achievements[0]!.tiers.map(({ reachedAt }) => reachedAt !== null)).toEqual([true, false, false]);
  expect(await readPoints(site.db, player.id)).toBe(5);
  const kinds = (await player.call(listNotices, { query: {} })).notices.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'achievement-reached')).toHaveLength(1);
});

test('keeps every medal that one step reaches, stays full after the last, and gives no reward twice', async () => {
  const player = await begun('at-once');
  await desk.reach(player, 'at-once', 9);
  await desk.giveOwed(player);
  await desk.play(player);
  expect(await desk.medals(player)).toEqual(['at-once gold', 'at-once silver', 'at-once snow']);
  expect(await desk.one(player, 'at-once')).toMatchObject({
    tier: 'snow',
    progress: { current: '6', target: '6' },
  });
  const [{ from, to }] = (await site.owner.query<{ from: bigint; to: bigint }>(
    'SELECT min(position) AS from, max(position) AS to FROM fact',
  )) as [{ from: bigint; to: bigint }];
  expect(await manageFacts(site.owner).replay({ reader: 'achievements-reached', from, to })).toBeUndefined();
  await untilFactsRead(site);
  await desk.giveOwed(player);
  expect(await desk.rewards(player)).toEqual(['at-once gold', 'at-once silver']);
  expect(await readPoints(site.db, player.id)).toBe(12);
});

test('gives a reward once when two give it at once', async () => {
  const player = await begun('twice');
  await desk.shutOut(player);
  await desk.reach(player, 'twice', 2);
  await desk.giveOwed(player);
  await desk.letIn(player);
  const both = await heldWhile(player, ['one', 'other']);
  await Promise.all(both);
  expect(await desk.rewards(player)).toEqual(['twice silver']);
  expect(await readPoints(site.db, player.id)).toBe(5);
});

test('gives no money of a region that its player leaves while it is given', async () => {
  const amount = { UAH: '1000', EUR: '40', KZT: '12000', RON: '200' };
  const player = await begun('leaving', {
    tiers: [{ tier: 'single', target: 2, reward: { kind: 'money', amount } }],
  });
  await desk.shutOut(player);
  await desk.reach(player, 'leaving', 2);
  await desk.giveOwed(player);
  await desk.letIn(player);
  const given = await heldWhile(player, [''], (tx) =>
    tx.query(`UPDATE player SET region = 'EU' WHERE id = $1`, [player.id]),
  );
  await Promise.all(given);
  await site.owner.query(`UPDATE player SET region = 'UA' WHERE id = $1`, [player.id]);
  expect(await desk.rewards(player)).toEqual([]);
  await later(player);
  await desk.giveOwed(player);
  expect(await desk.rewards(player)).toEqual(['leaving single']);
});

test('a void takes its round back until the medal is reached, and nothing after that', async () => {
  const player = await desk.rich();
  await desk.put(player, 'voids');
  const first = await desk.play(player);
  await voidIt(player, first.id);
  expect((await desk.one(player, 'voids'))!.progress).toMatchObject({ current: '0' });
  await desk.play(player);
  const third = await desk.play(player);
  await voidIt(player, third.id);
  expect(await desk.one(player, 'voids')).toMatchObject({
    tier: 'silver',
    progress: { current: '1', target: '4' },
  });
  expect(await desk.medals(player)).toEqual(['voids silver']);
});

test('tells nothing of a hidden one before it is reached', async () => {
  const player = await begun('secret', { hidden: true, tiers: [{ tier: 'single', target: 2 }] });
  const { achievements } = await desk.shelf(player);
  expect(achievements).toEqual([
    {
      ...{ code: 'hidden-1', tier: null, tiers: [], name: '', text: '', terms: [], picture: '' },
      ...{ hidden: true, progress: null, holdersMicro: 0, seen: true },
    },
  ]);
  await desk.play(player);
  expect((await desk.shelf(player)).achievements).toMatchObject([
    { code: 'secret', hidden: false, name: 'A thing', tier: 'single', tiers: [{ target: '2' }] },
  ]);
});

test('is seen when its player says so, and what comes after that is new', async () => {
  const player = await begun('seen');
  await desk.reach(player, 'seen', 2);
  const until = (await desk.one(player, 'seen'))!.tiers[0]!.reachedAt!;
  const see = () => player.call(seeAchievements, { body: { until } });
  await see();
  expect(await desk.one(player, 'seen')).toMatchObject({ seen: true });
  await desk.reach(player, 'seen', 4);
  await see();
  expect(await desk.one(player, 'seen')).toMatchObject({ tier: 'gold', seen: false });
});

test('tells somebody on a break what they have reached, nothing of what playing would bring, and gives it after', async () => {
  const player = await begun('break');
  await desk.put(player, 'other');
  await desk.shutOut(player);
  await desk.reach(player, 'break', 2);
  await desk.giveOwed(player);
  const { achievements } = await desk.shelf(player);
  expect(achievements).toMatchObject([{ code: 'break', tier: 'silver', progress: null }]);
  expect(await desk.rewards(player)).toEqual([]);
  await desk.letIn(player);
  await desk.giveOwed(player);
  expect(await desk.rewards(player)).toEqual([]);
  await later(player);
  await desk.giveOwed(player);
  expect(await desk.rewards(player)).toEqual(['break silver']);
});

test('comes to nobody whom it is not for: another audience, play money, no visitor', async () => {
  const other = await desk.rich();
  const playing = await site.createPlayer({ region: 'KZ' });
  await desk.put({ id: 1n }, 'not-for-all');
  await desk.put(playing, 'for-money');
  await desk.play(other);
  await desk.play(playing, 'play');
  for (const player of [other, playing]) expect(await desk.rows('goal', player)).toEqual([]);
  expect((await desk.shelf(other)).achievements).toEqual([]);
  expect(await keyOf(site.call(listAchievements, { query: {} }))).toBe('401 unauthorised');
});

test('gives nothing to a blocked player, and what is owed once the account is open again', async () => {
  const player = await begun('blocked');
  await site.owner.query(
    `INSERT INTO player_block (player_id, reason, since) VALUES ($1, 'Looked at by hand', now())`,
    [player.id],
  );
  await desk.reach(player, 'blocked', 2);
  await desk.giveOwed(player);
  expect([await desk.medals(player), await desk.rewards(player)]).toEqual([['blocked silver'], []]);
  await site.owner.query('DELETE FROM player_block WHERE player_id = $1', [player.id]);
  await later(player);
  await desk.giveOwed(player);
  expect(await desk.rewards(player)).toEqual(['blocked silver']);
});

test('waits with its reward while all giving is paused', async () => {
  const player = await begun('paused');
  const on = { db: site.db, clock: systemClock };
  // Before it is reached: the job that gives what is owed runs at its own pace, too.
  await pauseAll(on, 'olena');
  await desk.reach(player, 'paused', 2);
  await desk.giveOwed(player);
  expect(await desk.rewards(player)).toEqual([]);
  await resumeAll(on);
  await later(player);
  await desk.giveOwed(player);
  expect(await desk.rewards(player)).toEqual(['paused silver']);
});

test('stays reached when it is withdrawn, is owed its reward, and counts no further', async () => {
  const player = await begun('gone');
  await desk.reach(player, 'gone', 2);
  const withdraw = { kind: 'achievement', code: 'gone', act: 'withdraw', by: 'olena' } as const;
  await changeProgramme({ db: site.db, clock: systemClock }, withdraw);
  await site.app.runJob('achievements-withdrawn');
  for (let rounds = 0; rounds < 2; rounds += 1) await desk.play(player);
  await desk.giveOwed(player);
  expect(await desk.one(player, 'gone')).toMatchObject({ tier: 'silver', progress: null });
  expect(await desk.rewards(player)).toEqual(['gone silver']);
});

test('ends what was begun under a version that was withdrawn, also where the next one was published at once', async () => {
  const player = await begun('mended');
  const withdraw = { kind: 'achievement', code: 'mended', act: 'withdraw', by: 'olena' } as const;
  await changeProgramme({ db: site.db, clock: systemClock }, withdraw);
  await desk.put(player, 'mended', { tiers: [{ tier: 'single', target: 3 }] }, { basedOn: 1 });
  await site.app.runJob('achievements-withdrawn');
  for (let rounds = 0; rounds < 2; rounds += 1) await desk.play(player);
  expect(await desk.medals(player)).toEqual([]);
  await desk.play(player);
  expect(await desk.medals(player)).toEqual(['mended single']);
});

const change = (code: string, act: 'end' | 'withdraw') =>
  changeProgramme({ db: site.db, clock: systemClock }, { kind: 'achievement', code, act, by: 'olena' });

test.each(['end', 'withdraw'] as const)(
  'counts nothing from the moment on that a person pressed %s, and all from before it, whenever it is read',
  async (act) => {
    const code = `over-by-${act}`;
    const [late, other] = [await begun(code), await desk.rich()];
    const both = { regions: ['UA'], players: { in: [String(late.id), String(other.id)] } };
    await desk.put(late, code, {}, { audience: both, basedOn: 1 } as never);
    await desk.play(other);
    await site.owner.transaction(async (tx) => {
      await tx.query(`SELECT FROM fact_reader WHERE name = 'goals' FOR UPDATE`);
      await late.call(playRound, { body: bet() });
      await change(code, act);
      await other.call(playRound, { body: bet() });
    });
    await untilFactsRead(site);
    expect([await desk.medals(late), await desk.medals(other)]).toEqual([[`${code} silver`], []]);
    expect((await desk.rows('goal', other)).map(({ current }) => current)).toEqual([1n]);
  },
);

test('is put away when the clock was set back after it was withdrawn', async () => {
  const player = await begun('set-back');
  const ahead = createOffsetClock(DAY_MS / 24);
  const act = { kind: 'achievement', code: 'set-back', act: 'withdraw', by: 'olena' } as const;
  await changeProgramme({ db: site.db, clock: ahead }, act);
  await site.app.runJob('achievements-withdrawn');
  for (let rounds = 0; rounds < 2; rounds += 1) await desk.play(player);
  expect(await desk.medals(player)).toEqual([]);
});

test('begins anew under the version that follows one that a person ended, with the next round', async () => {
  const player = await begun('followed');
  await change('followed', 'end');
  await desk.put(player, 'followed', {}, { basedOn: 1 });
  expect((await desk.one(player, 'followed'))!.progress).toMatchObject({ current: '0' });
  await desk.play(player);
  expect((await desk.one(player, 'followed'))!.progress).toMatchObject({ current: '1' });
  await desk.play(player);
  expect(await desk.medals(player)).toEqual(['followed silver']);
});

test('is played for anew in the money of another region by who has moved there, and back again', async () => {
  const amounts = (minor: number) => ({ UAH: `${minor}`, EUR: `${minor}`, KZT: `${minor}`, RON: `${minor}` });
  const player = await begun('moved', {
    goal: { counts: 'stakes', games: 'all' },
    tiers: [{ tier: 'single', target: amounts(300) }],
  });
  for (const turn of [1, 2]) {
    // As if they had begun elsewhere, and come here since.
    await site.owner.query(
      `UPDATE goal SET definition = jsonb_set(definition, '{currency}', '"EUR"'), current = 0 WHERE player_id = $1 AND state = 'open'`,
      [player.id],
    );
    await site.owner.query(
      `INSERT INTO outbox (player_id, topic, payload) VALUES ($1, 'account.region-moved', '{"region":"UA"}')`,
      [player.id],
    );
    await untilFactsRead(site);
    await desk.play(player);
    expect((await desk.one(player, 'moved'))!.progress).toMatchObject({ current: '100', currency: 'UAH' });
    expect(await desk.rows('goal', player)).toHaveLength(turn + 1);
  }
  for (let rounds = 0; rounds < 2; rounds += 1) await desk.play(player);
  expect(await desk.medals(player)).toEqual(['moved single']);
});

test('goes on by the version that it was begun under', async () => {
  const player = await begun('changed');
  const tiers = [{ tier: 'silver', target: 90, reward: { kind: 'points', points: 900 } }] as const;
  await desk.put(player, 'changed', { tiers: [...tiers] }, { basedOn: 1 });
  await desk.play(player);
  await desk.giveOwed(player);
  expect(await desk.one(player, 'changed')).toMatchObject({
    tier: 'silver',
    tiers: [{ target: '2' }, {}, {}],
  });
  expect(await readPoints(site.db, player.id)).toBe(5);
});

test('gives nothing above what the house gives a player over all programmes, and it later', async () => {
  const player = await begun('capped');
  const cap = (most: bigint | undefined) =>
    site.db.transaction((tx) =>
      changeGivingCap(tx, { what: 'points', period: 'day', most, changedBy: 'olena', changedAt: new Date() }),
    );
  await cap(6n);
  await desk.reach(player, 'capped', 4);
  await desk.giveOwed(player);
  await cap(undefined);
  expect(await desk.rewards(player)).toEqual(['capped silver']);
  await later(player);
  await desk.giveOwed(player);
  expect(await desk.rewards(player)).toEqual(['capped gold', 'capped silver']);
});

test('tells which share of those who play for it hold a medal, as the job has counted it', async () => {
  const [one, other] = [await desk.rich(), await desk.rich()];
  const audience = { regions: ['UA'], players: { in: [String(one.id), String(other.id)] } } as const;
  await desk.put(one, 'shared', {}, { audience: { ...audience, regions: [...audience.regions] } });
  for (const player of [one, other]) await desk.play(player);
  await desk.reach(one, 'shared', 2);
  expect(await desk.one(other, 'shared')).toMatchObject({ holdersMicro: 0 });
  await site.app.runJob('achievements-holders');
  for (const player of [one, other])
    expect(await desk.one(player, 'shared')).toMatchObject({ holdersMicro: 500_000 });
});

test('is played for anew under a version that was published before the end of the one it was begun under', async () => {
  const player = await begun('longer');
  await desk.put(player, 'longer', {}, { basedOn: 1 });
  // The end of the version that it was begun under has come, and that of its last rounds.
  const PAST = `UPDATE goal SET until_at = now() - interval '2 hours', counts_from = now() - interval '3 hours', current = 0
WHERE player_id = $1 AND code = 'longer'`;
  await site.owner.query(PAST, [player.id]);
  await site.app.runJob('achievements-end');
  for (let rounds = 0; rounds < 2; rounds += 1) await desk.play(player);
  expect(await desk.medals(player)).toEqual(['longer silver']);
});

test('keeps on the shelf what was reached under a version with other medals', async () => {
  const player = await begun('renamed');
  await desk.reach(player, 'renamed', 2);
  const withdraw = { kind: 'achievement', code: 'renamed', act: 'withdraw', by: 'olena' } as const;
  await changeProgramme({ db: site.db, clock: systemClock }, withdraw);
  await site.app.runJob('achievements-end');
  await desk.put(player, 'renamed', { tiers: [{ tier: 'gold', target: 2 }] }, { basedOn: 1 });
  const medals = async () =>
    (await desk.one(player, 'renamed'))!.tiers.map(({ tier, reachedAt }) => [tier, reachedAt !== null]);
  expect(await medals()).toEqual([
    ['silver', true],
    ['gold', false],
  ]);
  expect(await desk.one(player, 'renamed')).toMatchObject({ tier: 'silver', tiers: [{ target: '2' }, {}] });
  for (let rounds = 0; rounds < 2; rounds += 1) await desk.play(player);
  expect(await medals()).toEqual([
    ['silver', true],
    ['gold', true],
  ]);
});

test('names no hidden one that is not reached in the file of what is kept of its player', async () => {
  const player = await begun('hush', { hidden: true, tiers: [{ tier: 'single', target: 2 }] });
  await desk.put(player, 'loud');
  const goals = async () => {
    const file = (await player.call(exportAccount, {})) as { goals: { code: string | null }[] };
    return file.goals.map(({ code }) => code);
  };
  expect(await goals()).toEqual([null]);
  await desk.play(player);
  expect(await goals()).toEqual(['hush', 'loud']);
});

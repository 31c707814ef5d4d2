import { listNotices } from '@croupier/contract/people/notices';
import { beginStop } from '@croupier/contract/people/exclusions';
import { joinQuest, showQuest } from '@croupier/contract/rewards/quest';
import { QUEST } from '@croupier/contract/rewards/quest/kind';
import { testProgress } from '@croupier/contract/site/test-data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { voidNow } from '../../money/books/planted-voids.fixture.ts';
import { untilFactsRead } from '../../money/books/planted-world.fixture.ts';
import { startProviderHouse, type ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { readPoints } from '../points/feature.ts';
import { changeProgramme, pauseAll, resumeAll } from '../programmes/feature.ts';
import { saveDraft } from '../programmes/save-draft.ts';
import { changeGivingCap } from '../rewards/feature.ts';
import { points, questsOf, STEP, TERMS } from './quest.fixture.ts';

const seedKey = [Buffer.alloc(32, 11)] as const;
let site: ProviderHouse;
let desk: ReturnType<typeof questsOf>;
const read = () => untilFactsRead(site);
beforeAll(async () => {
  site = await startProviderHouse({ MEMORY_MS: '0', SEED_KEY: seedKey[0].toString('hex') });
  desk = questsOf(site, read);
});
afterAll(async () => {
  await read();
  const faults = await desk.faultsOfBooks();
  await site.close();
  expect(faults).toEqual([]);
});

const whyNot = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: { key: string; details?: { why?: string; rule?: string } }) =>
      [error.key, error.details?.why ?? error.details?.rule].filter(Boolean).join(' '),
  );
const holding = <T>(player: TestPlayer, work: () => Promise<T>[], waiting: number) =>
  site.owner
    .transaction(async (tx) => {
      await tx.query('SELECT FROM player WHERE id = $1 FOR UPDATE', [player.id]);
      const all = work();
      await untilWaitingForLocks(site.owner, waiting);
      return { all };
    })
    .then(({ all }) => Promise.all(all));
const endJob = () => site.app.runJob('quest-end');
const pointsOf = (player: TestPlayer) => readPoints(site.db, player.id);
const currentOf = async (player: TestPlayer, code: string) =>
  (await desk.mine(player, code)).steps.find(({ state }) => state === 'CURRENT')?.progress.current;
/** Has the next reward of a player be due now. */
const dueNow = (player: TestPlayer) =>
  site.owner.query(`UPDATE quest_entry SET give_at = now() - interval '1 second' WHERE player_id = $1`, [
    player.id,
  ]);

/** A player who takes part. */
async function joined(code: string, terms: Parameters<typeof desk.put>[1] = {}, more = {}) {
  await desk.put(code, terms, more);
  const player = await desk.rich();
  await desk.join(player, code);
  return player;
}

async function voidIt({ id }: TestPlayer, key: string): Promise<void> {
  await voidNow(site.db, seedKey, { playerId: id, key });
  await read();
}

test('goes from step to step by playing, and gives each reward and the final one, once', async () => {
  await desk.put('way');
  const player = await desk.rich();
  await desk.stake(player);
  const open = await desk.mine(player, 'way');
  expect(open).toMatchObject({
    ...{ code: 'way', name: 'A quest', state: 'OPEN', joined: false, needsJoin: true, rule: null, to: null },
    steps: [
      { number: 1, name: 'Stop 1', reward: points(5), at: { x: 20, y: 70 }, given: null },
      { number: 2, progress: { counts: 'rounds', current: '0', target: '2', money: ['real'] } },
    ],
    ...{ final: points(100), finalGiven: null },
  });
  expect(desk.states(open)).toEqual(['LOCKED', 'LOCKED']);
  // What was played before does not count.
  const begun = await desk.join(player, 'way');
  expect(begun.steps[0]!.progress).toMatchObject({ current: '0', target: '500', currency: 'UAH' });
  expect([begun.joined, ...desk.states(begun)]).toEqual([true, 'CURRENT', 'LOCKED']);
  await desk.stake(player, '200');
  expect(await currentOf(player, 'way')).toBe('200');
  await desk.stake(player, '500');
  const next = await desk.mine(player, 'way');
  expect(desk.states(next)).toEqual(['DONE', 'CURRENT']);
  expect(next.steps.map(({ progress }) => progress.current)).toEqual(['500', '0']);
  expect(next.steps[0]!.given).toMatchObject({ source: 'quest', code: 'way', reward: points(5) });
  await desk.stake(player);
  await desk.stake(player);
  const done = await desk.mine(player, 'way');
  expect(done).toMatchObject({ state: 'DONE', finalGiven: { reward: points(100) } });
  expect(desk.states(done)).toEqual(['DONE', 'DONE']);
  expect(await pointsOf(player)).toBe(112);
  const references = (await desk.rewards(player)).map(({ reference }) => reference);
  expect(references.sort()).toEqual(['0 1', '0 2', '0 3']);
  const kinds = (await player.call(listNotices, { query: {} })).notices.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'quest-done')).toHaveLength(1);
});

test('is joined once by two presses at once, and a press after it was done changes nothing', async () => {
  await desk.put('once', { steps: [STEP] });
  const player = await desk.rich();
  const [one, other] = await holding(player, () => [desk.join(player, 'once'), desk.join(player, 'once')], 2);
  expect(one).toEqual(other);
  expect(await desk.rows('quest_entry', player)).toHaveLength(1);
  await desk.stake(player);
  expect(await desk.join(player, 'once')).toMatchObject({ state: 'DONE', joined: true });
  expect(await desk.rows('goal', player)).toHaveLength(1);
  expect(await pointsOf(player)).toBe(105);
});

test('is joined by the first round where it needs no press, and that round counts', async () => {
  const player = await desk.rich();
  const audience = { regions: ['UA'], players: { in: [String(player.id)] } };
  await desk.put('by-itself', { needsJoin: false }, { audience } as never);
  const open = await desk.mine(player, 'by-itself');
  expect([open.joined, ...desk.states(open)]).toEqual([false, 'CURRENT', 'LOCKED']);
  await desk.stake(player, '200');
  // No other round is needed for it to be counted.
  expect(await desk.mine(player, 'by-itself')).toMatchObject({ joined: true, state: 'RUNNING' });
  expect(await currentOf(player, 'by-itself')).toBe('200');
});

test('play money neither joins nor counts', async () => {
  const player = await site.createPlayer({ region: 'KZ' });
  const audience = { regions: ['KZ'], players: { in: [String(player.id)] } };
  await desk.put('play', { needsJoin: false }, { audience } as never);
  await desk.stake(player, '2000', 'play');
  expect((await desk.mine(player, 'play')).joined).toBe(false);
});

test('a voided round takes back what it gave until the target was reached, and nothing after it', async () => {
  const player = await joined('voided');
  const first = await desk.stake(player, '200');
  const second = await desk.stake(player, '200');
  await voidIt(player, first.id);
  expect(await currentOf(player, 'voided')).toBe('200');
  await desk.stake(player, '500');
  await voidIt(player, second.id);
  expect(desk.states(await desk.mine(player, 'voided'))).toEqual(['DONE', 'CURRENT']);
  expect(await pointsOf(player)).toBe(5);
});

test('counts what began after the step before was reached, also where nobody has followed from that yet', async () => {
  const player = await joined('meanwhile');
  await desk.stake(player);
  // As it stood the moment the first step was reached.
  await site.owner.query(`DELETE FROM goal WHERE player_id = $1 AND step = 2`, [player.id]);
  await site.owner.query(
    `UPDATE quest_entry SET done = 0, owed = 0, given = 0, give_at = NULL WHERE player_id = $1`,
    [player.id],
  );
  await desk.stake(player);
  const [reached] = await site.owner.query<{ id: string; code: string }>(
    'SELECT id, code FROM goal WHERE player_id = $1',
    [player.id],
  );
  await site.db.transaction((tx) =>
    tx.query(`INSERT INTO outbox (player_id, topic, payload) VALUES ($1, 'goal.reached', $2)`, [
      player.id,
      JSON.stringify({ ...reached, of: 'quest', times: 1 }),
    ]),
  );
  await read();
  expect(await currentOf(player, 'meanwhile')).toBe('1');
  await desk.giveJob();
  expect(await pointsOf(player)).toBe(5);
});

test('a fact that comes again after the state moved on does nothing', async () => {
  const player = await joined('again');
  await desk.stake(player);
  const first = (await desk.rows('goal', player)).find(({ step }) => step === 1);
  const fact = { id: first!['id'], of: 'quest', code: 'again', times: 1 };
  const text = `INSERT INTO outbox (player_id, topic, payload) VALUES ($1, 'goal.reached', $2)`;
  await site.owner.query(text, [player.id, JSON.stringify(fact)]);
  await desk.stake(player);
  expect(await currentOf(player, 'again')).toBe('1');
  expect(await pointsOf(player)).toBe(5);
});

test('once its time is over nothing counts, what was given stays, and it says so', async () => {
  const player = await joined(
    'late',
    {},
    { schedule: { from: '2026-01-01T00:00', until: '2099-01-01T00:00', zone: 'region' } },
  );
  await desk.stake(player);
  const ends = `UPDATE quest_entry SET joined_at = joined_at - interval '1 day', until_at = now() WHERE player_id = $1`;
  await site.owner.query(ends, [player.id]);
  await site.owner.query(
    `UPDATE goal SET counts_from = counts_from - interval '1 day', until_at = now() WHERE player_id = $1 AND state = 'open'`,
    [player.id],
  );
  // A round that began in time may still be under way.
  await endJob();
  expect(await desk.rows('quest_entry', player)).toMatchObject([{ state: 'RUNNING' }]);
  expect(await desk.mine(player, 'late')).toMatchObject({
    state: 'OVER',
    steps: [{ given: { reward: points(5) } }, {}],
  });
  await desk.stake(player);
  expect(desk.states(await desk.mine(player, 'late'))).toEqual(['DONE', 'LOCKED']);
  await desk.age(player, 2);
  await endJob();
  expect(await desk.rows('quest_entry', player)).toMatchObject([{ state: 'OVER', done: 1, given: 1 }]);
  expect(await desk.join(player, 'late')).toMatchObject({ state: 'OVER' });
  const end = { kind: 'quest', code: 'late', act: 'end', by: 'olena' } as const;
  await changeProgramme({ db: site.db, clock: systemClock }, end);
  expect((await desk.mine(player, 'late')).state).toBe('OVER');
  await desk.age(player, 24 * 7);
  expect(await keyOf(player.call(showQuest, { query: { code: 'late' } }))).toBe('404 not_found');
});

test('each repetition is a quest of its own', async () => {
  const schedule = { from: '2026-01-01T00:00', zone: 'region', repeats: 'day' };
  const player = await joined('daily', { steps: [STEP] }, { schedule });
  // As if it had been joined yesterday.
  for (const text of [
    'UPDATE quest_entry SET id = gen_random_uuid(), run = run - 1 WHERE player_id = $1',
    `UPDATE goal SET id = gen_random_uuid(), run_id = run_id - 1, state = 'over' WHERE player_id = $1`,
  ])
    await site.owner.query(text, [player.id]);
  await desk.age(player, 25);
  expect(await desk.mine(player, 'daily')).toMatchObject({ state: 'OPEN', joined: false });
  await desk.join(player, 'daily');
  await endJob();
  await desk.stake(player);
  expect(await desk.mine(player, 'daily')).toMatchObject({ state: 'DONE' });
  expect(await pointsOf(player)).toBe(105);
});

test('one of a day ends at midnight by the region’s clocks, on a day of 23 hours and one of 25', async () => {
  const schedule = { from: '2026-01-01T00:00', zone: 'region', repeats: 'day' } as const;
  await desk.put('clocks', {}, { schedule });
  const [player, other] = [await desk.rich(), await desk.rich()];
  // Kyiv: midnight is 22:00 UTC in winter and 21:00 in summer; the 28th of March has 23 hours, the 31st of October 25.
  expect(await desk.joinAt(player, '2027-03-28T20:59:59Z', 'clocks')).toEqual(['2027-03-28T21:00:00.000Z']);
  expect(await desk.joinAt(player, '2027-03-28T21:00:00Z', 'clocks')).toEqual([
    ...['2027-03-28T21:00:00.000Z', '2027-03-29T21:00:00.000Z'],
  ]);
  expect(await desk.joinAt(other, '2027-10-30T21:00:00Z', 'clocks')).toEqual(['2027-10-31T22:00:00.000Z']);
  expect(await desk.joinAt(other, '2027-10-31T21:59:59Z', 'clocks')).toHaveLength(1);
});

test('keeps to the version that it was joined under', async () => {
  const player = await joined('changed', { steps: [STEP] });
  await desk.put('changed', { steps: [{ ...STEP, reward: points(900) }, STEP] }, {}, 1);
  await desk.stake(player);
  expect(await desk.mine(player, 'changed')).toMatchObject({
    state: 'DONE',
    steps: [{ given: { reward: points(5) } }],
  });
});

test('gives nothing while everything is paused and takes nobody in; what is owed comes once it goes on', async () => {
  const player = await joined('paused');
  const other = await desk.rich();
  await pauseAll({ db: site.db, clock: systemClock }, 'olena');
  await desk.stake(player);
  const why = await whyNot(desk.join(other, 'paused'));
  const given = await desk.rewards(player);
  await resumeAll(site);
  expect([why, given]).toEqual(['offer_over paused', []]);
  expect(desk.states(await desk.mine(player, 'paused'))).toEqual(['DONE', 'CURRENT']);
  // Not before it is tried again.
  await desk.giveJob();
  expect(await desk.rewards(player)).toEqual([]);
  await dueNow(player);
  await desk.giveJob();
  expect(await pointsOf(player)).toBe(5);
});

test('ends when it is withdrawn, and still gives what was reached', async () => {
  const player = await joined('withdrawn');
  const [idle, late] = [await desk.rich(), await desk.rich()];
  for (const other of [idle, late]) await desk.join(other, 'withdrawn');
  await desk.stake(player);
  const act = { kind: 'quest', code: 'withdrawn', act: 'withdraw', by: 'olena' } as const;
  await changeProgramme({ db: site.db, clock: systemClock }, act);
  // The moment counts, and not when the job comes to it.
  await desk.stake(late);
  await endJob();
  expect([(await desk.mine(late, 'withdrawn')).state, await pointsOf(late)]).toEqual(['OVER', 0]);
  await desk.stake(player);
  expect(await desk.mine(player, 'withdrawn')).toMatchObject({
    state: 'OVER',
    steps: [{ given: {} }, { given: null }],
  });
  expect(await desk.mine(idle, 'withdrawn')).toMatchObject({ state: 'OVER' });
  expect(await whyNot(desk.join(await desk.rich(), 'withdrawn'))).toBe('offer_over withdrawn');
});

test('ends under a version that was withdrawn, also where another one is drafted or published since', async () => {
  const [drafted, published] = [await joined('drafted'), await joined('published')];
  const parts = { db: site.db, clock: systemClock, kinds: new Map([['quest', QUEST]]) };
  const body = await desk.bodyOf('drafted');
  await saveDraft(parts, { kind: 'quest', code: 'drafted', body, basedOn: 1, by: 'olena' });
  for (const code of ['drafted', 'published']) {
    const act = { kind: 'quest', code, act: 'withdraw', by: 'olena' } as const;
    await changeProgramme({ db: site.db, clock: systemClock }, act);
  }
  await desk.put('published', {}, {}, 1);
  await endJob();
  for (const player of [drafted, published])
    expect(await desk.rows('quest_entry', player)).toMatchObject([{ state: 'OVER' }]);
});

const change = (code: string, act: 'pause' | 'withdraw') =>
  changeProgramme({ db: site.db, clock: systemClock }, { kind: 'quest', code, act, by: 'olena' });

test('is taken anew under the next version by whoever a withdrawal cut short, from its first step on', async () => {
  const player = await joined('mended');
  await desk.stake(player);
  await change('mended', 'withdraw');
  await desk.put('mended', { steps: [{ ...STEP, reward: points(11) }, STEP] }, {}, 1);
  // It goes on until the job ends it, and is one all the time.
  expect(await desk.join(player, 'mended')).toMatchObject({ state: 'RUNNING' });
  await endJob();
  const open = await desk.mine(player, 'mended');
  expect(open).toMatchObject({ state: 'OPEN', joined: false, steps: [{ given: null }, {}] });
  await holding(player, () => [desk.join(player, 'mended'), desk.join(player, 'mended')], 2);
  const begun = await desk.mine(player, 'mended');
  expect([begun.state, ...desk.states(begun)]).toEqual(['RUNNING', 'CURRENT', 'LOCKED']);
  for (const points of [16, 121]) {
    await desk.stake(player);
    expect(await pointsOf(player)).toBe(points);
  }
  expect(await desk.join(player, 'mended')).toMatchObject({ state: 'DONE' });
  const references = (await desk.rewards(player)).map(({ reference }) => reference).sort();
  expect(references).toEqual(['0 1', '0.1 1', '0.1 2', '0.1 3']);
  expect(
    (await desk.rows('quest_entry', player)).map(({ version, turn, state }) => [version, turn, state]),
  ).toEqual([
    [1, 0, 'OVER'],
    [2, 1, 'DONE'],
  ]);
});

test('is not taken anew by whoever had done it, nor by whoever stopped for good, nor where nothing was withdrawn', async () => {
  const [done, left] = [await joined('stays', { steps: [STEP] }), await desk.rich()];
  await desk.join(left, 'stays');
  await desk.stake(done);
  await left.call(beginStop, { body: { term: 'half-year' } });
  await read();
  await desk.put('stays', { steps: [STEP, STEP] }, {}, 1);
  expect(await desk.join(done, 'stays')).toMatchObject({ state: 'DONE' });
  await change('stays', 'withdraw');
  await desk.put('stays', { steps: [STEP] }, {}, 2);
  expect(await desk.join(done, 'stays')).toMatchObject({ state: 'DONE' });
  expect(await whyNot(desk.join(left, 'stays'))).toBe('user_cant_use_exception exclusion');
  expect(await pointsOf(done)).toBe(105);
});

test('is taken anew by the next round where it needs no press', async () => {
  const player = await desk.rich();
  const audience = { regions: ['UA'], players: { in: [String(player.id)] } };
  const terms = { needsJoin: false, steps: [STEP, STEP] };
  await desk.put('anew-by-itself', terms, { audience } as never);
  await desk.stake(player);
  await change('anew-by-itself', 'withdraw');
  await endJob();
  await desk.put('anew-by-itself', terms, { audience } as never, 1);
  await desk.stake(player, '200');
  expect(await currentOf(player, 'anew-by-itself')).toBe('200');
  expect(await desk.rows('quest_entry', player)).toMatchObject([{ turn: 0 }, { turn: 1, state: 'RUNNING' }]);
});

test('stays when its step is reached while the job ends it', async () => {
  const player = await joined(
    'just',
    { steps: [STEP] },
    { schedule: { from: '2026-01-01T00:00', until: '2099-01-01T00:00', zone: 'region' } },
  );
  await desk.age(player, 24 * 366 * 80);
  const [goal] = await desk.rows('goal', player);
  await site.call(testProgress, {
    body: { playerId: String(player.id), of: String(goal!['id']), current: '500' },
  });
  await endJob();
  await read();
  expect(await desk.rows('quest_entry', player)).toMatchObject([{ state: 'DONE', done: 1 }]);
});

test('gives nothing to who is on a break, and ends with an exclusion', async () => {
  const player = await joined('resting');
  const [goal] = await desk.rows('goal', player);
  await site.owner.query(
    `INSERT INTO play_rule (player_id, rule, from_at, until_at) VALUES ($1, 'break', now() - interval '1 minute', now() + interval '1 day')`,
    [player.id],
  );
  await site.call(testProgress, {
    body: { playerId: String(player.id), of: String(goal!['id']), current: '500' },
  });
  await read();
  await desk.giveJob();
  expect(await desk.mine(player, 'resting')).toMatchObject({
    rule: { rule: 'break' },
    steps: [{ state: 'DONE', given: null }, {}],
  });
  expect(await desk.rewards(player)).toEqual([]);
  // It is tried again when the break ends.
  const [{ until_at: until }] = (await desk.rows('play_rule', player)) as [{ until_at: Date }];
  expect(await desk.rows('quest_entry', player)).toMatchObject([{ give_at: until }]);
  await site.owner.query('DELETE FROM play_rule WHERE player_id = $1', [player.id]);
  await dueNow(player);
  await desk.giveJob();
  expect(await pointsOf(player)).toBe(5);
  await player.call(beginStop, { body: { term: 'half-year' } });
  await read();
  expect(await desk.rows('quest_entry', player)).toMatchObject([{ state: 'OVER' }]);
});

test('is told to nobody whom it is not for, and refuses them and who is on a break', async () => {
  const [mine, other] = [await desk.rich(), await desk.rich()];
  const audience = { regions: ['UA'], players: { in: [String(mine.id)] } };
  await desk.put('for-one', {}, { audience } as never);
  expect(await whyNot(desk.join(other, 'for-one'))).toBe('user_cant_use_exception not_for_you');
  expect(await keyOf(other.call(showQuest, { query: { code: 'for-one' } }))).toBe('404 not_found');
  expect(await whyNot(desk.join(mine, 'nowhere'))).toBe('not_found');
  await site.owner.query(
    `INSERT INTO play_rule (player_id, rule, from_at, until_at) VALUES ($1, 'break', now() - interval '1 minute', now() + interval '1 day')`,
    [mine.id],
  );
  expect(await whyNot(desk.join(mine, 'for-one'))).toBe('user_cant_use_exception break');
  const params = { code: 'for-one' };
  expect(await keyOf(site.call(joinQuest, { params, query: {}, body: {} }))).toBe('401 unauthorised');
});

test('gives who takes part what was promised, also where its audience has changed since', async () => {
  const audience = { regions: ['UA'], registered: { beforeDays: 7 } };
  const player = await joined('newcomers', {}, { audience });
  const older = (days: number) =>
    site.owner.query('UPDATE player SET created_at = created_at - make_interval(days => $2) WHERE id = $1', [
      player.id,
      days,
    ]);
  // The books count on which day somebody came: before, and after.
  await read();
  await older(30);
  await desk.stake(player);
  await older(-30);
  expect(await pointsOf(player)).toBe(5);
});

test('two quests whose rewards are due at once do not pass the house’s caps together', async () => {
  const player = await joined('capped', { steps: [{ ...STEP, reward: points(30) }] });
  await desk.put('capped-too', { steps: [{ ...STEP, reward: points(30) }] });
  await desk.join(player, 'capped-too');
  const cap = (most: bigint | undefined) =>
    site.db.transaction((tx) =>
      changeGivingCap(tx, { what: 'points', period: 'day', most, changedBy: 'olena', changedAt: new Date() }),
    );
  await cap(50n);
  await desk.stake(player);
  expect(await pointsOf(player)).toBe(30);
  await cap(undefined);
  await dueNow(player);
  await desk.giveJob();
  expect(await pointsOf(player)).toBe(260);
});

test('money of it is counted in its budget, and is given although that is used up since', async () => {
  const money = { kind: 'money', amount: { UAH: '1000', EUR: '40', KZT: '12000', RON: '200' } } as const;
  const budget = { UAH: '1000', EUR: '40', KZT: '12000', RON: '200' };
  const first = await joined('budget', { steps: [{ ...STEP, reward: money }], final: undefined } as never, {
    caps: { budget },
  });
  const second = await desk.rich();
  await desk.join(second, 'budget');
  for (const player of [first, second]) {
    await desk.stake(player);
    expect(await desk.rewards(player)).toMatchObject([{ kind: 'money', amount_minor: 1_000n }]);
  }
});

test('several at once are named, one is chosen by its code, and those that are taken part in come first', async () => {
  const player = await desk.rich();
  const audience = { regions: ['UA'], players: { in: [String(player.id)] } };
  await desk.put('first-of-two', {}, { audience, place: 0 } as never);
  await desk.put('second-of-two', {}, { audience, place: 0 } as never);
  const codes = async () => {
    const { quest, quests } = await player.call(showQuest, { query: {} });
    return [quest!.code, ...quests.map(({ code }) => code).filter((code) => code.endsWith('-of-two'))];
  };
  expect(await codes()).toEqual(['first-of-two', 'first-of-two', 'second-of-two']);
  await desk.join(player, 'second-of-two');
  expect(await codes()).toEqual(['second-of-two', 'second-of-two', 'first-of-two']);
  expect((await desk.mine(player, 'first-of-two')).steps).toHaveLength(TERMS.steps.length);
});

import { ApiError, type InputOf, type OutputOf } from '@croupier/contract/kit';
import {
  getFigures,
  getLiabilities,
  listFigureDays,
  listRewardCosts,
} from '@croupier/contract/office/figures-desk';
import { dayAfter } from '@croupier/domain/office/figures';
import { SHIPPED_ROLES } from '@croupier/domain/office/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  allIsRead,
  createTester,
  GAME,
  giveBonus,
  giveGift,
  payIn,
  playOne,
} from '../figures/figures.fixture.ts';
import { give as giveReward } from '../../rewards/rewards/feature.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';

let office: TestOffice;
const today = new Date().toISOString().slice(0, 10);
const yesterday = dayAfter(today, -1);
let wonMinor = 0n;

beforeAll(async () => {
  office = await startTestOffice();
  const { site } = office;
  const old = await site.createPlayer({ balanceMinor: '50000' });
  wonMinor += await playOne(site, old, { outcome: 'won' });
  await allIsRead(site.owner);
  // What was played until here was yesterday.
  await site.owner.query('UPDATE figure_day SET day = day - 1');
  await site.owner.query('UPDATE figure_player SET day = day - 1');
  await playOne(site, old, { outcome: 'lost' });
  await playOne(site, old, { outcome: 'lost' });
  const fresh = await site.createPlayer();
  await payIn(site, fresh, 'UA', '20000');
  await playOne(site, fresh, { outcome: 'lost' });
  await giveGift(site, fresh);
  const european = await site.createPlayer({ region: 'EU', balanceMinor: '5000' });
  await giveBonus(site, european, '3000', '30000');
  await playOne(site, await createTester(site, 70_000n), { outcome: 'lost' });
  await allIsRead(site.owner);
}, 60_000);
afterAll(() => office.site.close());

type Asked = InputOf<typeof getFigures>['query'];
const ask = (more: Partial<Asked> = {}): Promise<OutputOf<typeof getFigures>> =>
  office.as.finance.call(getFigures, {
    query: { currency: 'UAH', from: today, to: today, step: 'day', ...more },
  });
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.key : error),
  );

test('a day with its players, deposits and revenue, held against the day before', async () => {
  const { total, before, steps } = await ask();
  expect(total).toMatchObject({
    rounds: '3',
    turnoverMinor: '3000',
    winMinor: '0',
    ggrMinor: '3000',
    players: '2',
  });
  expect(total).toMatchObject({ deposits: '1', depositMinor: '20000', firstDeposits: '1', newPlayers: '1' });
  expect(before.stretch).toEqual({ from: yesterday, to: yesterday });
  expect(before.total).toMatchObject({
    rounds: '1',
    ggrMinor: String(1_000n - wonMinor),
    players: '1',
    newPlayers: '1',
  });
  expect(steps).toEqual([{ from: today, figures: total }]);
});

test('net revenue has what was corrected in the players’ favour taken off', async () => {
  const { total } = await ask({ from: yesterday });
  const ggr = 4_000n - wonMinor;
  expect(total).toMatchObject({
    ggrMinor: String(ggr),
    adjustmentMinor: '50000',
    ngrMinor: String(ggr - 50_000n),
  });
});

test('who came on both days is one player of the stretch, and of its month', async () => {
  const days = await ask({ from: yesterday });
  expect(days.steps.map(({ figures }) => figures.players)).toEqual(['1', '2']);
  expect(days.total.players).toBe('2');
  const month = `${today.slice(0, 7)}-01`;
  if (yesterday >= month) {
    const { steps } = await ask({ from: yesterday, step: 'month' });
    expect(steps).toEqual([{ from: month, figures: days.total }]);
  }
});

test('days on which nothing happened are there, as nothing', async () => {
  const { steps } = await ask({ from: dayAfter(today, -9) });
  expect(steps).toHaveLength(10);
  expect(steps[0]).toMatchObject({
    from: dayAfter(today, -9),
    figures: { rounds: '0', ggrMinor: '0', players: '0' },
  });
});

test('test accounts are left out and said to be there; asked for, they count', async () => {
  expect((await ask()).testPlayers).toBe('1');
  const { total, testPlayers } = await ask({ test: 'with' });
  expect(total).toMatchObject({ rounds: '4', players: '3', newPlayers: '2' });
  expect(testPlayers).toBe('1');
});

test('currencies are never added up; region and game narrow', async () => {
  expect((await ask({ currency: 'EUR' })).total).toMatchObject({
    rounds: '0',
    bonusGrantedMinor: '3000',
    newPlayers: '1',
  });
  expect((await ask({ region: 'EU' })).total).toMatchObject({ rounds: '0', newPlayers: '0' });
  expect((await ask({ region: 'UA', game: GAME })).total).toMatchObject({
    rounds: '3',
    players: '2',
    deposits: '0',
  });
  expect((await ask({ game: 'no-such-game' })).total).toMatchObject({ rounds: '0', players: '0' });
  const { regions, games } = await ask();
  expect(regions).toEqual([
    { region: 'UA', ggrMinor: '3000', turnoverMinor: '3000', winMinor: '0', rounds: '3' },
  ]);
  expect(games).toMatchObject([{ game: GAME, ggrMinor: '3000' }]);
});

test.each<[string, Partial<Asked>]>([
  ['it ends before it begins', { from: today, to: yesterday }],
  ['it is longer than two years', { from: '2020-01-01', to: '2022-01-01' }],
  ['no calendar has its day', { from: '2026-02-31', to: '2026-03-02' }],
])('a stretch is refused where %s', async (_why, asked) => {
  expect(await refusalOf(ask(asked))).toBe('invalid_request');
});

test('what is owed at this moment is what the accounts hold, without test accounts', async () => {
  const owedIn = async (test?: 'with') =>
    (await office.as.auditor.call(getLiabilities, { query: test ? { test } : {} })).liabilities;
  const [own] = await office.site.owner.query<{ minor: bigint; tested: bigint }>(
    `SELECT sum(amount_minor) FILTER (WHERE NOT test_account)::bigint AS minor, sum(amount_minor)::bigint AS tested
FROM ledger_account a JOIN player p ON p.id = a.player_id WHERE kind = 'real' AND currency = 'UAH'`,
  );
  const of = (currency: string, list: Awaited<ReturnType<typeof owedIn>>) =>
    list.find((each) => each.currency === currency)!;
  const owed = await owedIn();
  expect(of('UAH', owed)).toMatchObject({
    realMinor: String(own!.minor),
    realPlayers: '2',
    gifts: '1',
    giftWinMinor: '0',
  });
  expect(of('EUR', owed)).toMatchObject({
    realMinor: '5000',
    bonusMinor: '3000',
    bonusPlayers: '1',
    openRounds: '0',
  });
  expect(of('UAH', await owedIn('with'))).toMatchObject({ realMinor: String(own!.tested), realPlayers: '3' });
});

test('a stake that is in an open round is owed there', async () => {
  const { site, as } = office;
  const held = async () => {
    const { liabilities } = await as.finance.call(getLiabilities, { query: {} });
    const { realMinor, openRounds, openStakeMinor } = liabilities.find(({ currency }) => currency === 'UAH')!;
    return { all: BigInt(realMinor) + BigInt(openStakeMinor), openRounds, openStakeMinor };
  };
  const before = await held();
  const [player] = await site.owner.query<{ id: bigint }>(
    'SELECT id FROM player WHERE NOT test_account ORDER BY id LIMIT 1',
  );
  await site.owner.query(
    `WITH taken AS (UPDATE ledger_account SET amount_minor = amount_minor - 300 WHERE player_id = $1 AND kind = 'real')
INSERT INTO open_round (player_id, stake_minor, balance_after_minor, balance_version, opened_at, touched_at, key, seed_pair, nonce, kind, maths_id,
  game, currency, entry) SELECT $1, 300, 0, 1, now(), now(), gen_random_uuid(), 1, 999, 'real', 1, 'hidden', 'UAH', '{}'`,
    [player!.id],
  );
  expect(await held()).toEqual({ all: before.all, openRounds: '1', openStakeMinor: '300' });
});

test('the rows are a list and a file, the newest day first, page by page', async () => {
  const { call } = office.as.finance;
  const all = await call(listFigureDays, { query: { test: 'with' } });
  const one = await call(listFigureDays, { query: { test: 'with', limit: '1' } });
  const rest = await call(listFigureDays, { query: { test: 'with', after: one.next! } });
  expect([...one.rows, ...rest.rows]).toEqual(all.rows);
  const days = all.rows.map(({ day }) => day);
  expect(days).toEqual([...days].sort().reverse());
  const plain = await call(listFigureDays, { query: {} });
  expect(plain.rows).toEqual(all.rows.filter(({ test: ofTest }) => !ofTest));
  const narrowed = await call(listFigureDays, {
    query: { currency: 'UAH', region: 'UA', game: GAME, from: today, to: today },
  });
  expect(narrowed.rows).toMatchObject([
    { day: today, game: GAME, rounds: '3', ggrMinor: '3000', players: '2' },
  ]);
  const file = await office.request('/office/api/figures/days.csv?test=with', {
    headers: { cookie: office.as.finance.cookie },
  });
  const lines = (await file.text()).trim().split('\n');
  expect(lines).toHaveLength(all.rows.length + 1);
  expect(lines[0]).toContain('day,region,brand,currency,game,test,ggrMinor');
});

test('who may not read figures is told none of them', async () => {
  const query = { currency: 'UAH', from: today, to: today, step: 'day' } as const;
  for (const role of SHIPPED_ROLES) {
    const may = ['finance', 'marketing', 'games', 'auditor', 'admin'].includes(role);
    const { call } = office.as[role];
    const asked = [
      call(getFigures, { query }),
      call(getLiabilities, { query: {} }),
      call(listFigureDays, { query: {} }),
    ];
    const answer = may ? 'done' : 'forbidden';
    expect(await Promise.all(asked.map(refusalOf))).toEqual([answer, answer, answer]);
  }
  expect(await refusalOf(office.call(getLiabilities, { query: {} }))).toBe('unauthorised');
});

test('what rewards cost is told by day, source, code and currency, without test accounts unless asked for', async () => {
  const { site, as } = office;
  const [one, other] = [await site.createPlayer(), await site.createPlayer()];
  const tester = await createTester(site, 1_000n);
  const [now, before] = [new Date(`${today}T00:00:00Z`), new Date(`${yesterday}T23:59:59.999Z`)];
  const give = (playerId: bigint, code: string, amountMinor: bigint, at = now) =>
    site.db.transaction((tx) =>
      giveReward(tx, {
        ...{ playerId, source: 'wheel', code, reference: `${code} ${amountMinor} ${at.getTime()}`, now: at },
        reward: { kind: 'money', amountMinor, currency: 'UAH' },
      }),
    );
  await give(one.id, 'brass', 100n);
  await give(one.id, 'brass', 200n);
  await give(other.id, 'brass', 50n);
  await give(other.id, 'brass', 7n, before);
  await give(tester.id, 'brass', 9_000n);
  await site.db.transaction((tx) =>
    giveReward(tx, {
      ...{ playerId: one.id, source: 'wheel', code: 'silver', reference: 'points', now },
      reward: { kind: 'points', points: 5 },
    }),
  );
  const brass = { source: 'wheel', code: 'brass', campaign: null, currency: 'UAH' } as const;
  const { rows } = await as.finance.call(listRewardCosts, { query: { source: 'wheel' } });
  expect(rows).toEqual([
    { ...brass, day: today, rewards: '3', players: '2', costMinor: '350' },
    { ...brass, day: yesterday, rewards: '1', players: '1', costMinor: '7' },
  ]);
  const all = await as.finance.call(listRewardCosts, { query: { from: today, test: 'with' } });
  expect(all.rows).toMatchObject([{ rewards: '4', players: '3', costMinor: '9350' }]);
  await give(other.id, 'brass', 9n, new Date(`${dayAfter(today, -91)}T12:00:00Z`));
  expect((await as.finance.call(listRewardCosts, { query: { source: 'wheel' } })).rows).toEqual(rows);
  const long = await as.finance.call(listRewardCosts, {
    query: { from: dayAfter(today, -91), to: yesterday },
  });
  expect(long.rows.map(({ costMinor }) => costMinor)).toEqual(['7', '9']);
  const page = await as.finance.call(listRewardCosts, { query: { source: 'wheel', limit: '1' } });
  const next = await as.finance.call(listRewardCosts, { query: { source: 'wheel', after: page.next! } });
  expect([...page.rows, ...next.rows]).toEqual(rows);
  expect(await refusalOf(as.support.call(listRewardCosts, { query: {} }))).toBe('forbidden');
});

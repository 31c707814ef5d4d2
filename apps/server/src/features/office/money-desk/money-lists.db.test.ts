import { randomUUID } from 'node:crypto';
import { type ApiError } from '@croupier/contract/kit';
import * as api from '@croupier/contract/office/money-desk';
import { playRound } from '@croupier/contract/play/rounds';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { payInKeyOf } from '../../money/payments/feature.ts';
import { mustPost } from '../../money/ledger/feature.ts';
import { rebuildHouseDays } from '../../money/books/house-days-store.ts';
import { give } from '../../rewards/rewards/feature.ts';
import { actsOf, PROVIDER, startMoneyOffice } from './money-desk.fixture.ts';

const { office, heldWin, latePayment, untilFactsRead } = await startMoneyOffice();
const { finance, auditor, support } = office.as;
afterAll(() => office.site.close());

const GAME = 'sunny-orchard';
const today = new Date().toISOString().slice(0, 10);
const range = { from: today, to: today };
const refusal = (key: string) => ({ key }) as Partial<ApiError>;
type Player = Awaited<ReturnType<typeof office.site.createPlayer>>;
let player: Player;
let adjusted: string;

beforeAll(async () => {
  player = await office.site.createPlayer({ region: 'UA', balanceMinor: '100000' });
  adjusted = randomUUID();
  await office.site.db.transaction((tx) =>
    mustPost(tx, {
      ...{ playerId: player.id, currency: 'UAH', key: adjusted, operation: 'adjustment' },
      transfers: [
        {
          from: { owner: 'house', name: 'adjustments' },
          to: { owner: 'player', kind: 'real' },
          amountMinor: 2_500n,
        },
        {
          from: { owner: 'player', kind: 'real' },
          to: { owner: 'house', name: 'adjustments' },
          amountMinor: 500n,
        },
      ],
      ...{ reference: '=1+1 <script>alert(1)</script>', requestId: 'the-request' },
    }),
  );
  await untilFactsRead();
});

/** A round of the house's own, by the client's key; the least cycle of the one before is waited for. */
const play = (key: string) =>
  vi.waitFor(
    () => player.call(playRound, { body: { key, game: GAME, stakeMinor: '100', kind: 'real' } }),
    5_000,
  );

const accounts = async (query = range) => (await auditor.call(api.houseAccounts, { query })).accounts;

test('the house’s accounts by day come to what the ledger says, and to the same when they are added up again', async () => {
  await play(randomUUID());
  await untilFactsRead();
  const shown = await accounts();
  const adjustments = shown.find(
    ({ account, currency, kind }) => account === 'adjustments' && currency === 'UAH' && kind === 'real',
  )!;
  const [day] = adjustments.days;
  expect(day).toMatchObject({ day: today, openingMinor: '0', operations: [{ operation: 'adjustment' }] });
  expect(BigInt(day!.closingMinor)).toBe(BigInt(day!.inMinor) - BigInt(day!.outMinor));
  const ledger = await office.site.owner.query<{ account: string; net: string; transfers: number }>(
    `SELECT account::text AS account, sum(amount)::text AS net, count(*)::integer AS transfers FROM ledger_entry
WHERE account <> 'player' AND currency = 'UAH' AND kind = 'real' GROUP BY account ORDER BY account`,
  );
  expect(
    shown
      .filter(({ currency, kind }) => currency === 'UAH' && kind === 'real')
      .map(({ account, closingMinor, transfers }) => ({ account, net: closingMinor, transfers }))
      .sort((a, b) => a.account.localeCompare(b.account)),
  ).toEqual(ledger.sort((a, b) => a.account.localeCompare(b.account)));
  await office.site.owner.transaction(rebuildHouseDays);
  expect(await accounts()).toEqual(shown);
});

test('a later range opens with what stood before it, and a day on which nothing moved is not made up', async () => {
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  const before = await accounts();
  const after = await accounts({ from: tomorrow, to: tomorrow });
  expect(after.map(({ days }) => days)).toEqual(before.map(() => []));
  expect(after.map(({ openingMinor }) => openingMinor)).toEqual(
    before.map(({ closingMinor }) => closingMinor),
  );
});

test.each([
  { from: '2026-02-31', to: '2026-03-01' },
  { from: '2026-03-02', to: '2026-03-01' },
  { from: '2025-01-01', to: '2026-01-01' },
])('no days from $from to $to', async (query) => {
  await expect(accounts(query)).rejects.toMatchObject(refusal('invalid_request'));
});

test('the ledger of a player has everything, newest first, page by page, and is read by name', async () => {
  const query = { playerId: String(player.id), limit: '1' };
  const seen: api.Transfer[] = [];
  for (let after: string | undefined; ;) {
    const page = await finance.call(api.listTransfers, { query: { ...query, ...(after && { after }) } });
    seen.push(...page.rows);
    if (page.next === null) break;
    after = page.next;
  }
  expect(seen.length).toBeGreaterThan(3);
  const versions = seen
    .filter(({ kind, currency }) => kind === 'real' && currency === 'UAH')
    .map(({ version }) => Number(version));
  expect(versions).toEqual(versions.toSorted((a, b) => b - a));
  expect(new Set(seen.map(({ kind, currency, version }) => `${currency} ${kind} ${version}`)).size).toBe(
    seen.length,
  );
  for (const { amountMinor, beforeMinor, afterMinor } of seen)
    expect(BigInt(beforeMinor) + BigInt(amountMinor)).toBe(BigInt(afterMinor));
  const bet = seen.find(({ operation }) => operation === 'bet')!;
  expect(bet).toMatchObject({ account: 'bets', amountMinor: '-100', requestId: expect.any(String) });
  expect((await actsOf(office, 'player', String(player.id))).map(({ act }) => act)).toEqual([
    'read.transfers',
  ]);
});

test('the whole house’s ledger is narrowed by operation, account, key and day; a round is found by its player', async () => {
  const list = async (query: object) => (await auditor.call(api.listTransfers, { query })).rows;
  const ours = await list({ operation: 'adjustment', key: adjusted });
  expect(ours.map(({ amountMinor, requestId }) => [amountMinor, requestId])).toEqual([
    ['-500', 'the-request'],
    ['2500', 'the-request'],
  ]);
  expect(
    await list({ key: adjusted, account: 'adjustments', kind: 'real', currency: 'UAH', ...range }),
  ).toEqual(ours);
  expect(await list({ key: adjusted, account: 'promotions' })).toEqual([]);
  expect(await list({ key: adjusted, to: '2026-01-01' })).toEqual([]);
  expect(await list({ operation: 'bet' })).toEqual([]);
  expect(await list({ operation: 'bet', playerId: String(player.id), ...range })).toHaveLength(1);
  await expect(list({ from: '2026-02-31' })).rejects.toMatchObject(refusal('invalid_request'));
  await expect(list({ playerId: '9999999999999999999' })).rejects.toMatchObject(refusal('invalid_request'));
});

test('a file of the ledger runs no formula, and says who took it', async () => {
  const headers = { cookie: finance.cookie };
  const answer = await office.request(`/office/api/money/transfers.csv?key=${adjusted}`, { headers });
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/csv');
  expect(text).toContain(`'=1+1 <script>`);
  expect(text.trim().split('\n')).toHaveLength(3);
  expect(await actsOf(office, 'list', 'transfers')).toMatchObject([
    { act: 'export.transfers', operator: finance.name },
  ]);
});

test('a key shows everything that moved under it, and what it belongs to', async () => {
  const keyOf = (key: string, playerId = String(player.id)) =>
    auditor.call(api.readKey, { params: { playerId, key } });
  expect(await keyOf(adjusted)).toMatchObject({
    ...{ requestId: 'the-request', owner: { what: 'post', operation: 'adjustment' } },
    transfers: [{ amountMinor: '2500' }, { amountMinor: '-500' }],
  });
  const key = randomUUID();
  await play(key);
  expect(await keyOf(key)).toMatchObject({
    owner: { what: 'round', stakeMinor: '100' },
    requestId: expect.any(String),
  });

  const { row } = await office.site.db.transaction((tx) =>
    give(tx, {
      ...{ playerId: player.id, source: 'wheel', code: 'brass', reference: 'first', now: new Date() },
      reward: { kind: 'money', amountMinor: 70n, currency: 'UAH' },
    }),
  );
  const rewarded = await auditor.call(api.listTransfers, {
    query: { playerId: String(player.id), operation: 'reward' },
  });
  expect(await keyOf(rewarded.rows[0]!.key)).toMatchObject({
    owner: { what: 'reward', id: row.id, kind: 'money', source: 'wheel', code: 'brass' },
  });

  const { seat, roundId } = await heldWin();
  const { rows } = await auditor.call(api.listTransfers, {
    query: { playerId: seat.playerId, operation: 'provider-bet' },
  });
  expect(await keyOf(rows[0]!.key, seat.playerId)).toMatchObject({
    owner: {
      what: 'studio-round',
      provider: PROVIDER,
      roundId,
      transactions: [{ operation: 'bet' }, { state: 'held' }],
    },
  });
  // Another player's key says nothing of this one's.
  await expect(keyOf(adjusted, seat.playerId)).rejects.toMatchObject(refusal('not_found'));
  await expect(keyOf(randomUUID())).rejects.toMatchObject(refusal('not_found'));
});

test('payments are listed with their findings, and one tells what the provider said of it', async () => {
  const { id } = await latePayment(player.id);
  const list = async (query: object) =>
    (await auditor.call(api.listPayments, { query })).rows.map((row) => row.id);
  expect(await list({ finding: 'open' })).toContain(id);
  expect(await list({ finding: 'closed' })).not.toContain(id);
  expect(await list({ state: 'LATE', playerId: String(player.id), currency: 'UAH', ...range })).toEqual([id]);
  expect(await list({ providerPaymentId: `pay_${id}` })).toEqual([id]);
  expect(await list({ provider: 'sandbox', playerId: String(player.id) })).toContain(id);
  expect(await list({ provider: 'liqpay', playerId: String(player.id) })).toEqual([]);
  expect(await list({ state: 'PAID', playerId: String(player.id) })).toEqual([]);
  expect(await auditor.call(api.readPayment, { params: { id } })).toMatchObject({
    payment: { id, finding: 'open', provider: 'sandbox', method: null, requestId: 'request-of-it' },
    events: [{ type: 'pay-in.paid' }, { type: 'pay-in.expired', outcome: 'applied' }],
    findings: [{ kind: 'late', closedAt: null }],
    ...{ key: payInKeyOf(id), transfers: [] },
  });
  await expect(auditor.call(api.readPayment, { params: { id: randomUUID() } })).rejects.toMatchObject(
    refusal('not_found'),
  );
});

test('an id is found whoever gave it: a payment, a key, a transaction of a studio', async () => {
  const find = async (text: string) =>
    (await auditor.call(api.findMoney, { query: { text } })).found.map(({ what, playerId }) => [
      what,
      playerId,
    ]);
  const own = String(player.id);
  const { id } = await latePayment(player.id);
  expect(await find(id.toUpperCase())).toEqual([['payment', own]]);
  expect(await find(`pay_${id}`)).toEqual([['payment', own]]);
  expect(await find(adjusted)).toEqual([['key', own]]);
  const { seat, roundId, transactionId } = await heldWin();
  expect(await find(transactionId)).toEqual([['studio-transaction', seat.playerId]]);
  expect(await find(roundId)).toHaveLength(2);
  expect(await find(`' OR true --`)).toEqual([]);
});

test('who has nothing to do with money sees none of it', async () => {
  const refused = refusal('forbidden');
  await expect(support.call(api.houseAccounts, { query: range })).rejects.toMatchObject(refused);
  await expect(support.call(api.listTransfers, { query: {} })).rejects.toMatchObject(refused);
  await expect(support.call(api.findMoney, { query: { text: adjusted } })).rejects.toMatchObject(refused);
});

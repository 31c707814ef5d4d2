import { randomUUID } from 'node:crypto';
import type { PayIn } from '@croupier/contract/money/payments';
import { PAY_IN_ROUTES, REST_MS } from '@croupier/domain/money/payments';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { isRefusal } from '../../../platform/refusal.ts';
import type { ProviderAnswer } from './payment-provider.ts';
import { providersOf } from './payment-providers.ts';
import { createPaymentsFixture } from './payments.fixture.ts';
import { findPayIn } from './payments-store.ts';
import { createProviderRests } from './provider-rests.ts';
import { ASK_AFTER_MS } from './sweep-pay-ins.ts';
import { takeMessage } from './take-message.ts';
import { takePayInMessage } from './take-pay-in-message.ts';
import { startSandbox, type Sandbox } from './two-sandboxes.fixture.ts';

const [{ database, clock, parts, found, reset, sweep, newPlayer, start, balanceOf }, first, second] =
  await Promise.all([createPaymentsFixture(), startSandbox('first'), startSandbox('second')]);
afterAll(async () => {
  first.stop();
  second.stop();
  await database.drop();
});
beforeEach(() => {
  reset();
  for (const sandbox of [first, second])
    Object.assign(sandbox, { way: 'open', answering: undefined, asked: sandbox.asked }).asked.length = 0;
  parts.providers = providersOf([first.provider, second.provider]);
  // Chance never takes the second one before.
  parts.routes = { ...PAY_IN_ROUTES, UA: { card: { first: 1_000_000_000, second: 1 }, bank: { second: 1 } } };
  parts.rests = createProviderRests(clock);
});

/** A deposit of a new player, which is begun. */
async function begun(key = randomUUID()) {
  const player = await newPlayer();
  const payIn = pageOf(await start(player, { key }));
  return { player, key, payIn };
}

function pageOf(answer: Awaited<ReturnType<typeof start>>): PayIn & { redirectUrl: string } {
  if (isRefusal(answer) || answer.redirectUrl === null) throw new Error('there is no page');
  return { ...answer, redirectUrl: answer.redirectUrl };
}

const isOf = ({ provider }: Sandbox, url: string) =>
  provider
    .createPayment({
      ...{ reference: randomUUID(), customer: 'nobody', method: 'card', amountMinor: 1n, currency: 'UAH' },
      ...{ language: 'en', returnUrl: 'http://localhost:4300/', webhookUrl: 'http://localhost:4300/' },
    })
    .then((page) => page !== 'unavailable' && new URL(page.redirectUrl).host === new URL(url).host);

const providerOf = async ({ id }: PayIn) => (await findPayIn(database.db, id))!.provider;

/** Pays at the page that a sandbox has of a pay-in, also one that nobody was shown. @returns what it says of it then */
async function paidAt(
  { provider, pay }: Sandbox,
  { id, amountMinor, currency }: PayIn,
): Promise<ProviderAnswer> {
  const page = await provider.createPayment({
    ...{ reference: id, customer: 'nobody', method: 'card', amountMinor: BigInt(amountMinor), currency },
    ...{ language: 'en', returnUrl: 'http://localhost:4300/', webhookUrl: 'http://localhost:4300/' },
  });
  if (page === 'unavailable') throw new Error('the sandbox does not answer');
  await pay(page.redirectUrl);
  const status = await provider.reportOn({
    ...{ reference: id, paymentId: page.paymentId, amountMinor: BigInt(amountMinor), currency },
  });
  if (typeof status !== 'object') throw new Error(status);
  return status;
}

const hear = ({ provider: { name } }: Sandbox, report: ProviderAnswer) =>
  takeMessage(
    parts,
    { provider: name, about: 'pay-in', id: randomUUID(), body: Buffer.from(JSON.stringify(report)) },
    (tx, kept) => takePayInMessage(tx, parts, kept),
  );

test('asks the next provider in the same request, and what the first says later moves nothing', async () => {
  first.way = 'loses-answers';
  const { player, payIn } = await begun();
  expect([await providerOf(payIn), await isOf(second, payIn.redirectUrl)]).toEqual(['second', true]);
  first.way = 'open';
  expect(await hear(first, await paidAt(first, payIn))).toBe('mismatch');
  expect(found).toEqual([['mismatch', payIn.id]]);
  expect(await balanceOf(player)).toBe(0n);
  expect((await findPayIn(database.db, payIn.id))!.state).toBe('CREATED');
  const paid = await paidAt(second, payIn);
  expect([await hear(second, paid), await hear(second, paid)]).toEqual(['applied', 'ignored']);
  expect(await balanceOf(player)).toBe(10_000n);
});

test('a provider that reports the payment of another one moves nothing, whatever it says', async () => {
  const { player, payIn } = await begun();
  const paid = await paidAt(first, payIn);
  const types = ['pay-in.pending', 'pay-in.failed', 'pay-in.paid'] as const;
  for (const type of types) expect(await hear(second, { ...paid, type })).toBe('mismatch');
  expect(await hear(first, paid)).toBe('applied');
  for (const type of ['pay-in.refunded', 'pay-in.charged-back'] as const)
    expect(await hear(second, { ...paid, type })).toBe('mismatch');
  expect(await balanceOf(player)).toBe(10_000n);
});

test('many requests of one key at once show one page, though answers of the first provider are lost', async () => {
  for (const lost of [2, 3]) {
    const player = await newPlayer();
    const key = randomUUID();
    let answered = 0;
    first.answering = async () => void (first.way = ++answered % lost === 0 ? 'open' : 'loses-answers');
    const answers = await Promise.all(Array.from({ length: 12 }, () => start(player, { key })));
    const pages = answers.filter((answer) => !isRefusal(answer)).map((answer) => pageOf(answer).redirectUrl);
    expect(new Set(pages).size).toBe(1);
    first.answering = undefined;
    first.way = 'open';
    expect(pageOf(await start(player, { key })).redirectUrl).toBe(pages[0]);
  }
});

test('one whose answer comes after another request has gone on to the next provider shows the page of that', async () => {
  const player = await newPlayer();
  const key = randomUUID();
  const held = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  first.answering = async () => (arrived.resolve(), held.promise);
  const slow = start(player, { key });
  await arrived.promise;
  first.answering = undefined;
  first.way = 'closed';
  const quick = pageOf(await start(player, { key }));
  first.way = 'open';
  held.resolve();
  expect(pageOf(await slow).redirectUrl).toBe(quick.redirectUrl);
  expect(await providerOf(quick)).toBe('second');
});

test('a repeat shows the page that was kept, although the first provider is back', async () => {
  first.way = 'closed';
  const { player, key, payIn } = await begun();
  first.way = 'open';
  first.asked.length = 0;
  expect(pageOf(await start(player, { key })).redirectUrl).toBe(payIn.redirectUrl);
  expect(first.asked).toEqual([]);
});

test('a repeat after nobody has answered begins with the one that was asked last', async () => {
  const player = await newPlayer();
  const key = randomUUID();
  first.way = 'closed';
  second.way = 'loses-answers';
  expect(await start(player, { key })).toEqual({ refused: 'payment_provider_unavailable' });
  Object.assign(first, { way: 'open' });
  Object.assign(second, { way: 'open' });
  first.asked.length = 0;
  expect(await isOf(second, pageOf(await start(player, { key })).redirectUrl)).toBe(true);
  expect(first.asked).toEqual([]);
});

test('one that has not answered three times rests half a minute, and is tried once then', async () => {
  first.way = 'closed';
  for (let times = 0; times < 5; times++) await begun();
  expect(first.asked).toHaveLength(3);
  clock.setOffset(REST_MS + 1_000);
  await Promise.all([begun(), begun()]);
  expect(first.asked).toHaveLength(4);
  first.way = 'open';
  clock.setOffset(2 * REST_MS + 2_000);
  await begun();
  expect(await providerOf((await begun()).payIn)).toBe('first');
});

test('one that rests is asked all the same where nobody else takes the method', async () => {
  parts.routes = { ...PAY_IN_ROUTES, UA: { card: { first: 1 } } };
  first.way = 'closed';
  const player = await newPlayer();
  const key = randomUUID();
  for (let times = 0; times < 4; times++)
    expect(await start(player, { key })).toEqual({ refused: 'payment_provider_unavailable' });
  first.way = 'open';
  expect(await providerOf(pageOf(await start(player, { key })))).toBe('first');
});

test('one that is switched off begins nothing, and is asked and heard about what it has begun', async () => {
  const [asked, heard] = [await begun(), await begun()];
  parts.providers = providersOf([first.provider, second.provider], ['second']);
  expect(await providerOf((await begun()).payIn)).toBe('second');
  expect(pageOf(await start(heard.player, { key: heard.key })).redirectUrl).toBe(heard.payIn.redirectUrl);
  expect(await hear(first, await paidAt(first, heard.payIn))).toBe('applied');
  await paidAt(first, asked.payIn);
  clock.setOffset(ASK_AFTER_MS + 60_000);
  await sweep();
  expect([await balanceOf(asked.player), await balanceOf(heard.player)]).toEqual([10_000n, 10_000n]);
});

test('one that is away keeps nobody from asking the others', async () => {
  const away = await Promise.all(Array.from({ length: 4 }, () => begun()));
  first.way = 'closed';
  const { player, payIn } = await begun();
  await paidAt(second, payIn);
  clock.setOffset(ASK_AFTER_MS + 60_000);
  await sweep();
  expect(await balanceOf(player)).toBe(10_000n);
  for (const one of away) expect((await findPayIn(database.db, one.payIn.id))!.state).toBe('CREATED');
});

test('a method that is not offered is refused, and starts nothing', async () => {
  const player = await newPlayer();
  const key = randomUUID();
  expect(await start(player, { key, method: 'wallet' })).toEqual({ refused: 'payment_method_unavailable' });
  expect(await database.owner.query('SELECT FROM pay_in WHERE player_id = $1', [player.playerId])).toEqual(
    [],
  );
  const byBank = pageOf(await start(player, { key, method: 'bank' }));
  expect(new URL(byBank.redirectUrl).searchParams.get('method')).toBe('bank');
  expect(await providerOf(byBank)).toBe('second');
  expect(await start(player, { key, method: 'card' })).toEqual({ refused: 'key_reused' });
});

import { disableCard } from '@croupier/contract/money/pay-outs';
import { countNotices, listNotices } from '@croupier/contract/people/notices';
import type { FactPayloads } from '@croupier/domain/facts';
import { login } from '@croupier/contract/people/players';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCookieJar } from '../../../platform/testing/cookie-jar.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { startNoticesHouse, type NoticesHouse } from '../../people/notices/notices.fixture.ts';

let house: NoticesHouse;
beforeAll(async () => {
  house = await startNoticesHouse();
});
afterAll(() => house.close());

const write = (...facts: ReturnType<NoticesHouse['fact']>[]) =>
  house.app.db.transaction((tx) => house.read(tx, facts));
const kindsOf = async (player: TestPlayer) =>
  (await player.call(listNotices, { query: {} })).notices.map(({ kind }) => kind);
const method = (kind: 'card' | 'iban') => ({ id: randomUUID(), kind }) as const;

test('a new card is told when it comes and when it is proven, by email too; an account once', async () => {
  const [owner, other] = [await house.app.createPlayer(), await house.app.createPlayer()];
  await write(house.fact(owner.id, 'method.added', method('card')));
  expect(await kindsOf(owner)).toEqual(['method-added']);
  expect(await house.states(owner.id)).toMatchObject({ email: 'waiting' });
  const account = method('iban');
  await write(house.fact(other.id, 'method.added', account), house.fact(other.id, 'method.proven', account));
  expect(await kindsOf(other)).toEqual(['method-proven']);
  expect(await house.states(other.id)).toMatchObject({ email: 'waiting' });
});

test('a pay-out that was turned down stands in the way until it is confirmed; one that failed does not', async () => {
  const [rejected, failed] = [await house.app.createPlayer(), await house.app.createPlayer()];
  const payOut = { id: randomUUID(), currency: 'UAH', amountMinor: '50000' } as const;
  await write(
    house.fact(rejected.id, 'pay-out.changed', { ...payOut, state: 'REJECTED' }),
    house.fact(failed.id, 'pay-out.changed', { ...payOut, state: 'FAILED' }),
  );
  expect([await kindsOf(rejected), await kindsOf(failed)]).toEqual([
    ['pay-out-rejected'],
    ['pay-out-failed'],
  ]);
  expect(await rejected.call(countNotices, {})).toMatchObject({ unconfirmed: true });
  expect(await failed.call(countNotices, {})).toMatchObject({ unconfirmed: false });
});

test('money that is taken or given back is told apart from the end itself, and what is owed with it', async () => {
  const payOut = { id: randomUUID(), currency: 'UAH', amountMinor: '50000' } as const;
  const told = async (change: Partial<FactPayloads['pay-out.changed']>) => {
    const player = await house.app.createPlayer();
    await write(house.fact(player.id, 'pay-out.changed', { ...payOut, state: 'PAID', ...change }));
    const text = 'SELECT kind, params FROM notice WHERE player_id = $1';
    const [notice] = await house.app.owner.query(text, [player.id]);
    const { unconfirmed } = await player.call(countNotices, {});
    return { ...notice, unconfirmed };
  };
  const taken = { corrected: 'taken-back' } as const;
  expect(await told({ ...taken, movedMinor: '50000', owedMinor: '0' })).toEqual({
    ...{ kind: 'pay-out-taken-back', params: { amount: '50000 UAH' }, unconfirmed: true },
  });
  expect(await told({ ...taken, movedMinor: '1000', owedMinor: '49000' })).toEqual({
    ...{ kind: 'pay-out-owed', params: { amount: '50000 UAH', left: '49000 UAH' }, unconfirmed: true },
  });
  const given = { corrected: 'given-back', state: 'FAILED' } as const;
  expect(await told({ ...given, movedMinor: '49000' })).toEqual({
    ...{ kind: 'pay-out-given-back', params: { amount: '49000 UAH' }, unconfirmed: false },
  });
  expect(await told({ ...given, movedMinor: '0' })).toEqual({
    ...{ kind: 'pay-out-failed', params: { amount: '50000 UAH' }, unconfirmed: false },
  });
});

test('nothing is given up by a session that has only a password to show', async () => {
  const player = await house.app.createPlayer();
  const jar = createCookieJar(house.app);
  await jar.call(login, { body: { username: player.username, password: player.password } });
  const body = { methodId: randomUUID() };
  expect(await keyOf(jar.call(disableCard, { body }))).toBe('403 step_up_needed');
  expect(await keyOf(player.call(disableCard, { body }))).toBe('404 not_found');
});

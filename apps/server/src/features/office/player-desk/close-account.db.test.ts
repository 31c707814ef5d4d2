import * as approvals from '@croupier/contract/office/approvals';
import {
  blockPlayer,
  closeAccount,
  listPlayers,
  readPlayer,
  reopenAccount,
  unblockPlayer,
} from '@croupier/contract/office/player-desk';
import { adjustMoney } from '@croupier/contract/office/adjustments';
import { ApiError } from '@croupier/contract/kit';
import { createPayIn } from '@croupier/contract/money/payments';
import { login, profile } from '@croupier/contract/people/players';
import { seedPairs } from '@croupier/contract/play/fairness';
import { playRound } from '@croupier/contract/play/rounds';
import { testGift } from '@croupier/contract/site/test-data';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { blockAccounts } from '../../people/blocks/feature.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import { about, actsOf, holding, seated } from './player-desk.fixture.ts';

let office: TestOffice;
beforeAll(async () => void (office = await startTestOffice()));
afterAll(() => office.site.close());

const reason = 'asked for it in a letter';
const newPlayer = (balanceMinor?: string) =>
  office.site.createPlayer({ region: 'UA', ...(balanceMinor && { balanceMinor }) });
const close = (id: bigint, as = office.as.risk) => as.call(closeAccount, about(id, { reason }));
const reopen = (id: bigint, key: string = randomUUID()) =>
  office.as.risk.call(reopenAccount, about(id, { key, reason }));
const approve = (id: string, by = office.as.admin) =>
  by.call(approvals.approve, { params: { id }, body: {} });
const signIn = ({ username, password }: TestPlayer, typed = password) =>
  office.site.call(login, { body: { username, password: typed } });

test('a closed account: its sessions are over, signing in is refused to who has the password, all else stays', async () => {
  const player = await newPlayer();
  await close(player.id);
  expect(await keyOf(player.call(profile, {}))).toBe('401 unauthorised');
  expect(await keyOf(signIn(player, 'not the password'))).toBe('401 wrong_credentials');
  expect(await keyOf(signIn(player))).toBe('403 account_closed');
  const page = await office.as.support.call(readPlayer, about(player.id));
  expect(page).toMatchObject({
    block: { closed: true, reason, until: null, by: office.as.risk.name },
    sessions: [],
  });
  const { rows } = await office.as.support.call(listPlayers, { query: { state: 'closed' } });
  expect(rows.map(({ id, state }) => [id, state])).toEqual([[String(player.id), 'closed']]);
  expect(await actsOf(office, player.id)).toEqual(['close.account', 'read.player']);
});

test('it is opened by two people and by nothing else', async () => {
  const player = await newPlayer();
  await close(player.id);
  const { risk } = office.as;
  expect(await keyOf(risk.call(unblockPlayer, about(player.id, { reason })))).toBe('409 conflict');
  expect(await keyOf(risk.call(blockPlayer, about(player.id, { reason, days: 1 })))).toBe('409 conflict');
  const command = blockAccounts(office.site.db, () => new Date());
  expect(await command.unblock(player.id)).toMatch(/not blocked/);
  expect(await keyOf(close(player.id))).toBe('409 conflict');
  const { state, approval } = await reopen(player.id);
  expect(state).toBe('waiting');
  expect(await keyOf(approve(approval!, risk))).toBe('409 own_account');
  expect(await keyOf(signIn(player))).toBe('403 account_closed');
  await approve(approval!);
  expect(await keyOf(signIn(player))).toBe('answered');
  expect(await keyOf(reopen(player.id))).toBe('404 not_found');
});

test('a blocked account may be closed; one who may not do it, does not', async () => {
  const player = await newPlayer();
  await office.as.risk.call(blockPlayer, about(player.id, { reason, days: 1 }));
  for (const role of ['support', 'finance', 'auditor'] as const)
    expect(await keyOf(close(player.id, office.as[role]))).toBe('403 forbidden');
  await close(player.id);
  const { block } = await office.as.support.call(readPlayer, about(player.id));
  expect(block).toMatchObject({ closed: true, until: null });
  expect(await keyOf(close(999_999_999n))).toBe('404 not_found');
});

test('not while there is money, or a round or a payment is open: the refusal says what, and nothing is written', async () => {
  const useOf = async (id: bigint) => {
    const error: unknown = await close(id).catch((thrown: unknown) => thrown);
    return error instanceof ApiError ? [error.key, error.details] : 'closed';
  };
  const player = await newPlayer('100');
  const none = { openRounds: 0, openPayments: 0, heldWins: 0, money: [] };
  const money = [{ currency: 'UAH', kind: 'real', amountMinor: '100' }];
  expect(await useOf(player.id)).toEqual(['account_in_use', { ...none, money }]);
  const round = {
    key: randomUUID(),
    game: 'pearl-reef',
    mode: 'traps-1',
    stakeMinor: '100',
    kind: 'real' as const,
  };
  await player.call(playRound, { body: round });
  expect(await useOf(player.id)).toEqual(['account_in_use', { ...none, openRounds: 1 }]);
  expect((await player.call(profile, {})).mainBalance).toBe('0');
  expect(await actsOf(office, player.id)).toEqual([]);
  const other = await newPlayer();
  for (const [at, state] of ['PENDING', 'LATE', 'RETURNING'].entries()) {
    await office.site.owner.query(
      `INSERT INTO pay_in (id, player_id, input_hash, amount_minor, currency, kind, language, state, created_at, updated_at, asked_at)
VALUES ($1, $2, '\\x00', 100, 'UAH', 'real', 'en', $3, now(), now(), now())`,
      [randomUUID(), other.id, state],
    );
    expect(await useOf(other.id)).toEqual(['account_in_use', { ...none, openPayments: at + 1 }]);
  }
  const given = await newPlayer();
  const gift = { games: ['sunny-orchard'], stakeMinor: '200', rounds: 2 };
  await office.site.call(testGift, { body: { ...gift, playerId: String(given.id) } });
  await office.site.owner.query('UPDATE gift_grant SET win_minor = 70 WHERE player_id = $1', [given.id]);
  const won = [{ currency: 'UAH', kind: 'real', amountMinor: '70' }];
  expect(await useOf(given.id)).toEqual(['account_in_use', { ...none, money: won }]);
});

test('a bet in flight beside a closing account: it is seen, and the account stays open', async () => {
  const player = await newPlayer('100');
  const body = {
    key: randomUUID(),
    game: 'pearl-reef',
    mode: 'traps-1',
    stakeMinor: '100',
    kind: 'real' as const,
  };
  // A seat, whose client seed is there: the bet comes to its lock at once.
  await player.call(seedPairs, {});
  const answers = await holding(office, `player_seat WHERE player_id = ${player.id}`, async () => {
    const bet = keyOf(player.call(playRound, { body }));
    await untilWaitingForLocks(office.site.owner, 1);
    const closing = keyOf(close(player.id));
    await untilWaitingForLocks(office.site.owner, 2);
    return [bet, closing];
  });
  expect(answers).toEqual(['answered', '409 account_in_use']);
  expect(await keyOf(player.call(profile, {}))).toBe('answered');
});

test('who signs in at the moment of closing has no session after it', async () => {
  for (const first of ['close', 'signIn'] as const) {
    const player = await seated(await newPlayer());
    const acts = { close: () => keyOf(close(player.id)), signIn: () => keyOf(signIn(player)) };
    const answers = await holding(office, `player WHERE id = ${player.id}`, async () => {
      const before = acts[first]();
      await untilWaitingForLocks(office.site.owner, 1);
      const after = acts[first === 'close' ? 'signIn' : 'close']();
      await untilWaitingForLocks(office.site.owner, 2);
      return [before, after];
    });
    expect(answers).toEqual(['answered', first === 'close' ? '403 account_closed' : 'answered']);
    const sessions = await office.site.owner.query('SELECT FROM player_session WHERE player_id = $1', [
      player.id,
    ]);
    expect(sessions).toEqual([]);
  }
});

test('a deposit or an adjustment beside a closing account: whoever is first, no money comes to what is closed', async () => {
  const acts = {
    payIn: (player: TestPlayer) =>
      keyOf(player.call(createPayIn, { body: { key: randomUUID(), amountMinor: '20000', language: 'en' } })),
    adjust: ({ id }: TestPlayer) => {
      const body = { key: randomUUID(), currency: 'UAH', amountMinor: '100', reason };
      return office.as.finance.call(adjustMoney, about(id, body)).then(() => 'answered');
    },
  };
  const inOrder = async (player: TestPlayer, calls: readonly (() => Promise<string>)[]) =>
    holding(office, `player WHERE id = ${player.id}`, async () => {
      const asked = [];
      for (const call of calls) {
        asked.push(call());
        await untilWaitingForLocks(office.site.owner, asked.length);
      }
      return asked;
    });
  const [late, early] = [await seated(await newPlayer()), await seated(await newPlayer())];
  const closed = await inOrder(late, [() => keyOf(close(late.id)), () => acts.payIn(late)]);
  expect(closed).toEqual(['answered', '423 account_blocked']);
  const adjusted = await inOrder(early, [() => acts.adjust(early), () => keyOf(close(early.id))]);
  expect(adjusted).toEqual(['answered', '409 account_in_use']);
});

test('two who close it at once: one did, and it is once in the log', async () => {
  const { id } = await newPlayer();
  const answers = await Promise.all([keyOf(close(id)), keyOf(close(id))]);
  expect(answers.toSorted()).toEqual(['409 conflict', 'answered']);
  expect(await actsOf(office, id)).toEqual(['close.account']);
});

test('an adjustment that was asked for before it was closed is not carried out as it was shown', async () => {
  const { id } = await newPlayer();
  const body = { key: randomUUID(), currency: 'UAH', amountMinor: '250000', reason };
  const { approval } = await office.as.finance.call(adjustMoney, about(id, body));
  await close(id);
  expect(await keyOf(approve(approval!))).toBe('409 conflict');
});

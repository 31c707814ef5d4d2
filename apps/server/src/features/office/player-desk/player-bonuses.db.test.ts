import { randomUUID } from 'node:crypto';
import {
  cancelPlayerBonus,
  listPlayerBonuses,
  listPlayerTimeline,
} from '@croupier/contract/office/player-desk';
import { playRound } from '@croupier/contract/play/rounds';
import type { ShippedRole } from '@croupier/domain/office/permissions';
import { BONUS_STATES } from '@croupier/domain/rewards/bonuses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { bonusesOf } from '../../rewards/bonuses/bonuses.fixture.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import { about, actsOf, holding, logOf, seated } from './player-desk.fixture.ts';

let office: TestOffice;
let desk: ReturnType<typeof bonusesOf>;
beforeAll(async () => {
  // What is published is there with the next call.
  office = await startTestOffice({ MEMORY_MS: '0' });
  desk = bonusesOf(office.site);
  await desk.put('plain');
  await desk.put('other');
});
afterAll(() => office.site.close());

const reason = 'it was given twice';
const cancel = (player: TestPlayer, bonus: string, as: ShippedRole = 'support', why = reason) =>
  office.as[as].call(cancelPlayerBonus, {
    params: { id: String(player.id), bonus },
    body: { reason: why },
  });
const list = async (player: TestPlayer, query: object = {}) =>
  (await office.as.support.call(listPlayerBonuses, { params: { id: String(player.id) }, query })).rows;

test('lists bonuses with where they came from and how far they are wagered, the newest first', async () => {
  const player = await office.site.createPlayer({ balanceMinor: '1000' });
  const { id } = await desk.take(player, 'plain');
  await desk.play(player, '500');
  const other = await desk.idOf(player, 'other');
  expect(await list(player)).toMatchObject([
    {
      ...{ id: other, code: 'other', title: 'A thing', state: 'NOT_ACTIVATED', origin: 'shelf' },
      ...{ amountMinor: null, wageredMinor: null, mayCancel: true, expiresAt: expect.any(String) },
    },
    {
      ...{ id, code: 'plain', version: 1, type: 'NON_DEPOSIT', state: 'ACTIVATED', currency: 'UAH' },
      ...{ amountMinor: '10000', wageredMinor: '500', wagerMinor: '10000', convertedMinor: '0' },
      ...{ removedMinor: '0', roundsLeft: null, winMinor: null, depositMinor: null, mayCancel: true },
    },
  ]);
  expect(await list(await office.site.createPlayer())).toEqual([]);
});

test('shows a state as it filters by it, also when a deadline passed before any job saw it', async () => {
  const player = await office.site.createPlayer();
  const active = await desk.take(player, 'plain');
  const late = await desk.idOf(player, 'other');
  const past = `UPDATE bonus SET expires_at = now() - interval '1 second' WHERE player_id = $1 AND id = $2`;
  await office.site.owner.query(past, [player.id, late]);
  const all = await list(player);
  expect(all.map(({ id, state }) => [id, state])).toEqual([
    [late, 'EXPIRED'],
    [active.id, 'ACTIVATED'],
  ]);
  for (const state of BONUS_STATES)
    expect(await list(player, { state })).toEqual(all.filter((row) => row.state === state));
  expect(await keyOf(cancel(player, late))).toBe('409 conflict');
});

test('removes the bonus money and keeps the own money when an active bonus is cancelled, with the reason in the log', async () => {
  const player = await office.site.createPlayer({ balanceMinor: '700' });
  const { id } = await desk.take(player, 'plain');
  const hostile = `<img src=x onerror=alert(1)> '; DROP TABLE bonus; --`;
  expect(await cancel(player, id, 'support', hostile)).toEqual({ done: true });
  expect([await desk.held(player, 'bonus'), await desk.held(player, 'real')]).toEqual([0n, 700n]);
  expect(await list(player)).toMatchObject([
    { id, state: 'CANCELED', removedMinor: '10000', convertedMinor: '0', expiresAt: null, mayCancel: false },
  ]);
  const [entry] = (await logOf(office, player.id)).filter(({ act }) => act === 'cancel.bonus');
  expect(entry).toMatchObject({ operator: office.as.support.name, reason: hostile });
  expect(JSON.parse(entry!.before!)).toEqual({
    ...{ bonus: id, code: 'plain', state: 'ACTIVATED', currency: 'UAH', amountMinor: '10000' },
    ...{ wagerMinor: '10000', wagerLeftMinor: '10000' },
  });
  expect(JSON.parse(entry!.after!)).toEqual({ bonus: id, state: 'CANCELED' });
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('puts a waiting bonus away when it is cancelled, and the player sees it as cancelled', async () => {
  const player = await office.site.createPlayer();
  const id = await desk.idOf(player, 'plain');
  expect(await cancel(player, id, 'risk')).toEqual({ done: true });
  expect(await desk.all(player, true)).toMatchObject([{ id, state: 'CANCELED' }]);
  expect(await actsOf(office, player.id)).toEqual(['cancel.bonus']);
});

test('gives up the spins that are left when a bonus of spins is cancelled, once', async () => {
  const stake = { UAH: '100', EUR: '10', KZT: '1000', RON: '50' };
  const spins = { games: ['sunny-orchard'], stake, rounds: 5, endsAs: 'real' } as const;
  await desk.put('spins', { type: 'GIFT_SPINS', wagerTimes: 0, wagerBase: 'WINNINGS', spins });
  const player = await office.site.createPlayer();
  const { id } = await desk.take(player, 'spins');
  expect(await list(player)).toMatchObject([{ state: 'ACTIVATED', roundsLeft: 5, amountMinor: null }]);
  expect(await Promise.all([keyOf(cancel(player, id)), keyOf(cancel(player, id, 'risk'))])).toContain(
    '409 conflict',
  );
  expect(await list(player)).toMatchObject([{ id, state: 'CANCELED', mayCancel: false }]);
  expect((await actsOf(office, player.id)).filter((act) => act === 'cancel.bonus')).toHaveLength(1);
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('refuses while a round of the bonus is open, and writes nothing', async () => {
  const player = await office.site.createPlayer();
  const { id } = await desk.take(player, 'plain');
  const round = { key: randomUUID(), game: 'pearl-reef', mode: 'traps-1', stakeMinor: '100' };
  await player.call(playRound, { body: { ...round, kind: 'real' } });
  await expect(cancel(player, id)).rejects.toMatchObject({
    ...{ status: 409, key: 'round_open', details: { round: round.key } },
  });
  expect(await actsOf(office, player.id)).toEqual([]);
  expect(await desk.held(player, 'bonus')).toBe(9_900n);
});

test('cancels once when two operators do so at once, and activates nothing that is cancelled at the same moment', async () => {
  const player = await seated(await office.site.createPlayer());
  const { id } = await desk.take(player, 'plain');
  const both = await holding(office, `player WHERE id = ${player.id}`, async () => [
    keyOf(cancel(player, id)),
    keyOf(cancel(player, id, 'risk')),
  ]);
  expect(both.toSorted()).toEqual(['409 conflict', 'answered']);
  expect((await actsOf(office, player.id)).filter((act) => act === 'cancel.bonus')).toHaveLength(1);
  const next = await desk.idOf(player, 'other');
  await Promise.allSettled([cancel(player, next), desk.activate(player, next)]);
  expect(await list(player, { code: 'other' })).toMatchObject([{ state: 'CANCELED' }]);
  expect(await desk.held(player, 'bonus')).toBe(0n);
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('denies cancelling to every role without the permission, and finds no bonus of another player', async () => {
  const player = await office.site.createPlayer();
  const id = await desk.idOf(player, 'plain');
  for (const role of ['finance', 'marketing', 'games', 'auditor'] as const)
    expect(await keyOf(cancel(player, id, role))).toBe('403 forbidden');
  const other = await office.site.createPlayer();
  expect(await keyOf(cancel(other, id))).toBe('404 not_found');
  expect(await keyOf(cancel(player, randomUUID()))).toBe('404 not_found');
  expect(await keyOf(cancel(player, id, 'support', 'x'))).toBe('400 invalid_request');
  expect(await list(player)).toMatchObject([{ state: 'NOT_ACTIVATED' }]);
});

test('tells in the timeline when a bonus was offered, activated and ended', async () => {
  const player = await office.site.createPlayer();
  const { id } = await desk.take(player, 'plain');
  const waiting = await desk.idOf(player, 'other');
  await cancel(player, id);
  await cancel(player, waiting);
  const { rows } = await office.as.support.call(listPlayerTimeline, {
    params: { id: String(player.id) },
    query: { kind: 'bonus' },
  });
  const told = rows.map(({ what, text, amountMinor }) => [what, text, amountMinor].join(' '));
  expect(told.toSorted()).toEqual(
    [
      ...['offered plain ', 'activated plain 10000', 'ended.CANCELED plain 0'],
      ...['offered other ', 'ended.CANCELED other '],
    ].toSorted(),
  );
});

test('hands the list out as a file, which the log names, and to nobody who may not see players', async () => {
  const player = await office.site.createPlayer();
  await desk.idOf(player, 'plain');
  const file = await office.request(`/office/api/players/${player.id}/bonuses.csv`, {
    headers: { cookie: office.as.auditor.cookie },
  });
  expect((await file.text()).trim().split('\n')).toHaveLength(2);
  expect(await actsOf(office, player.id)).toContain('export.player');
  expect(await keyOf(office.as.marketing.call(listPlayerBonuses, about(player.id)))).toBe('403 forbidden');
});

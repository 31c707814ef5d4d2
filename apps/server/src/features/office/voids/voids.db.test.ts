import * as approvals from '@croupier/contract/office/approvals';
import { listAudit } from '@croupier/contract/office/audit';
import { readRoundToVoid, voidRound } from '@croupier/contract/office/voids';
import { profile } from '@croupier/contract/people/players';
import { getRound, listRounds, playRound, stepRound, type Round } from '@croupier/contract/play/rounds';
import type { RoundOutcome } from '@croupier/games';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { factsAreRead } from '../../../platform/testing/facts-read.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { GAME, KEY, PROVIDER, type ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { upsertGame } from '../../play/providers/providers-store.ts';
import { seatAt } from '../../play/providers/wallet.fixture.ts';
import { startTestOffice, type TestOffice, type TestOperator } from '../operators/office.fixture.ts';

let office: TestOffice;
let player: TestPlayer;
let maker: TestOperator;
let checker: TestOperator;
beforeAll(async () => {
  office = await startTestOffice({
    PROVIDER_ORIGINS: `${PROVIDER}=http://paper-moon.example`,
    PROVIDER_SECRETS: `${PROVIDER}=${KEY}`,
  });
  [maker, checker] = [office.as.games, office.as.risk];
  await upsertGame(office.site.db, { game: GAME, provider: PROVIDER, name: GAME, launchPath: '/play/dice' });
});
beforeEach(async () => void (player = await office.site.createPlayer({ balanceMinor: '100000' })));
afterAll(async () => {
  const { checks } = await verifyBooks(office.site.owner);
  await office.site.close();
  expect(checks.filter(({ difference }) => difference)).toEqual([]);
});

const reason = 'the game stood still';
const play = (game = 'pearl-reef'): Promise<Round> => {
  const mode = game === 'pearl-reef' && { mode: 'traps-3' };
  return player.call(playRound, {
    body: { key: randomUUID(), game, stakeMinor: '100', kind: 'real', ...mode },
  });
};
const nameOf = ({ id }: Round) => `${player.id}.${id}`;
const ask = (round: string, key: string = randomUUID(), by = maker) =>
  by.call(voidRound, { params: { round }, body: { key, cause: 'fault' as const, reason } });
const approve = (id: string, by = checker) => by.call(approvals.approve, { params: { id }, body: {} });
const look = (round: string) => maker.call(readRoundToVoid, { params: { round } });
const balance = async () => (await player.call(profile, {})).mainBalance;

test('two people void an open round: the stake is back, and its player reads why', async () => {
  const round = await play();
  expect(await look(nameOf(round))).toMatchObject({
    ...{ state: 'open', against: null, moves: { returnedMinor: '100', takenMinor: '0' } },
  });
  const { state, approval } = await ask(nameOf(round));
  expect(state).toBe('waiting');
  expect(await balance()).toBe('99900');
  const { rows } = await checker.call(approvals.listApprovals, { query: { subjectId: nameOf(round) } });
  expect(rows[0]!.shows).toEqual({
    ...{ player: String(player.id), game: 'pearl-reef', state: 'open', cause: 'fault' },
    ...{ currency: 'UAH', returnedMinor: '100' },
  });
  expect(await keyOf(approve(approval!, maker))).toBe('409 own_account');
  await approve(approval!);
  expect(await balance()).toBe('100000');
  const voided = { cause: 'fault', returnedMinor: '100', takenMinor: '0' };
  expect(await player.call(getRound, { params: { id: round.id } })).toMatchObject({ voided });
  const history = await player.call(listRounds, { query: {} });
  expect(history.rounds[0]).toMatchObject({ id: round.id, state: 'settled', voided });
  expect(await look(nameOf(round))).toMatchObject({
    against: 'voided',
    moves: null,
    voided: { cause: 'fault' },
  });
  const log = await office.as.auditor.call(listAudit, { query: { subjectId: nameOf(round) } });
  expect(log.rows.map(({ act }) => act)).toEqual(['approve.void.rounds', 'ask.void.rounds']);
});

test('who has not the permission neither looks nor asks, and nobody does it alone', async () => {
  const round = nameOf(await play());
  for (const role of ['support', 'finance', 'marketing', 'auditor'] as const) {
    expect(await keyOf(ask(round, randomUUID(), office.as[role]))).toBe('403 forbidden');
    expect(await keyOf(office.as[role].call(readRoundToVoid, { params: { round } }))).toBe('403 forbidden');
  }
  expect((await ask(round, randomUUID(), office.as.admin)).state).toBe('waiting');
});

test('what changed since it was asked for stops it', async () => {
  const round = await play();
  const { approval } = await ask(nameOf(round));
  const [choice] = (round.outcome as RoundOutcome).open!.allowed;
  const body = { step: 0, choice: [...choice!] };
  const stepped = await player.call(stepRound, { params: { id: round.id }, body });
  // A step that ends it makes it another round; one that does not is the same act still.
  const outcome = stepped.state === 'settled' ? '409 conflict' : 'answered';
  expect(await keyOf(approve(approval!))).toBe(outcome);
});

test('two requests for one round: the second finds it voided, and says so', async () => {
  const round = await play('sunny-orchard');
  const [first, second] = [await ask(nameOf(round)), await ask(nameOf(round))];
  let both: Promise<string[]> | undefined;
  await office.site.owner.transaction(async (tx) => {
    await tx.query('SELECT FROM player_seat WHERE player_id = $1 FOR UPDATE', [player.id]);
    both = Promise.all([keyOf(approve(first.approval!)), keyOf(approve(second.approval!, office.as.admin))]);
    await untilWaitingForLocks(office.site.owner, 2);
  });
  expect((await both!).sort()).toEqual(['409 conflict', 'answered']);
  expect(await balance()).toBe('100000');
});

test('the same key is one request; of another round, or one that is not there, nothing is asked', async () => {
  const [round, other] = [await play('sunny-orchard'), await play('sunny-orchard')];
  const key = randomUUID();
  expect(await ask(nameOf(round), key)).toEqual(await ask(nameOf(round), key));
  expect(await keyOf(ask(nameOf(other), key))).toBe('409 key_reused');
  expect(await keyOf(ask(`${player.id}.${randomUUID()}`))).toBe('404 not_found');
  expect(await keyOf(ask('north:nothing'))).toBe('404 not_found');
  expect(await keyOf(ask('1; DROP TABLE round'))).toBe('400 invalid_request');
});

test('of another studio a round that has not won is voided, and its late calls are answered so', async () => {
  const seat = await seatAt(office.site as unknown as ProviderHouse);
  const roundId = randomUUID();
  const bets = [randomUUID(), randomUUID()];
  for (const transactionId of bets)
    expect(await seat.bet({ transactionId, roundId })).toMatchObject({ status: 'ok' });
  expect(await look(`${PROVIDER}:${roundId}`)).toMatchObject({
    state: 'open',
    moves: { returnedMinor: '200' },
  });
  await approve((await ask(`${PROVIDER}:${roundId}`)).approval!);
  expect(await seat.balance()).toBe('100000');
  expect(await seat.win({ roundId, amountMinor: '500' })).toMatchObject({ status: 'bet_rolled_back' });
  const late = await seat.rollback({ roundId, betTransactionId: bets[0] });
  expect(late).toMatchObject({ status: 'ok', outcome: 'nothing' });
  expect(await seat.balance()).toBe('100000');
  const told = () =>
    office.site.owner.query(`SELECT 1 FROM notice WHERE player_id = $1 AND kind = 'round-voided'`, [
      seat.playerId,
    ]);
  await expect.poll(async () => (await told()).length).toBe(1);
});

test('of another studio a round that has won or was ended is its studio’s to take back', async () => {
  const seat = await seatAt(office.site as unknown as ProviderHouse);
  const [won, ended] = [randomUUID(), randomUUID()];
  for (const roundId of [won, ended]) await seat.bet({ roundId });
  await seat.win({ roundId: won, amountMinor: '500' });
  await seat.endRound({ roundId: ended });
  expect(await look(`${PROVIDER}:${won}`)).toMatchObject({ against: 'won' });
  expect(await look(`${PROVIDER}:${ended}`)).toMatchObject({ against: 'ended' });
  expect(await keyOf(ask(`${PROVIDER}:${won}`))).toBe('409 conflict');
});

test('figures have nothing left of a voided round, and no finding', async () => {
  const game = 'lantern-tide';
  const round = await play(game);
  const figures = async () => {
    await expect.poll(() => factsAreRead(office.site.owner), { timeout: 20_000 }).toBe(true);
    const text = `SELECT sum(rounds)::bigint AS rounds, sum(turnover_minor)::bigint AS turnover, sum(win_minor)::bigint AS win
FROM figure_day WHERE game = $1`;
    return (await office.site.owner.query<Record<string, bigint>>(text, [game]))[0]!;
  };
  expect(await figures()).toEqual({ rounds: 1n, turnover: 100n, win: BigInt(round.winMinor) });
  await approve((await ask(nameOf(round))).approval!);
  expect(await figures()).toEqual({ rounds: 0n, turnover: 0n, win: 0n });
});

test('a win of another studio beside the void: one of them is first, and the other finds it', async () => {
  const seat = await seatAt(office.site as unknown as ProviderHouse);
  const roundId = randomUUID();
  await seat.bet({ roundId });
  const { approval } = await ask(`${PROVIDER}:${roundId}`);
  let both: Promise<[string, { status?: string }]> | undefined;
  await office.site.owner.transaction(async (tx) => {
    const name = `round ${PROVIDER} ${roundId}`;
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 7004))', [name]);
    both = Promise.all([keyOf(approve(approval!)), seat.win({ roundId, amountMinor: '500' })]);
    await untilWaitingForLocks(office.site.owner, 2);
  });
  const [approved, win] = await both!;
  const isVoided = approved === 'answered';
  expect([approved, win.status]).toEqual(isVoided ? ['answered', 'bet_rolled_back'] : ['409 conflict', 'ok']);
  expect(await seat.balance()).toBe(isVoided ? '100000' : '100400');
});

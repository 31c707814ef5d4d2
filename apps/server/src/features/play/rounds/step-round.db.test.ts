import { randomUUID } from 'node:crypto';
import type { Round } from '@croupier/contract/play/rounds';
import { findGame, verifyRound, type Entry, type RoundOutcome } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../platform/refusal.ts';
import { notRefused } from '../../../platform/testing/not-refused.ts';
import { balancesOf } from '../../money/ledger/feature.ts';
import { ABANDONED_AFTER_MS } from './close-abandoned.ts';
import { createBonusPlayer } from './purse.fixture.ts';
import { betOf, openRoundsHouse } from './rounds.fixture.ts';

const GAME = 'pearl-reef';
const { fixture, server } = await openRoundsHouse();

const amountOf = async (playerId: bigint) =>
  (await balancesOf(fixture.db, playerId)).find((balance) => balance.kind === 'real')!.amountMinor;

async function openRound(playerId: bigint) {
  return notRefused(await server.rounds.play(betOf(playerId, { game: GAME, mode: 'traps-3' })));
}

const stepOf = (playerId: bigint, round: Round, choice: number[], step = round.entry.choices.length) => ({
  playerId,
  key: round.id,
  step,
  choice,
  requestId: 'test',
});

/** Where the traps are: only the test knows, from the seeds. */
async function tilesOf(playerId: bigint, round: Round): Promise<{ safe: number[]; traps: number[] }> {
  const pair = await server.fairness.openPair(playerId, Number(round.fairness.seedPairId));
  const { definition } = findGame(GAME)!;
  const given = { definition, ...pair, clientSeed: round.fairness.clientSeed, nonce: round.fairness.nonce };
  const isTrap = (tile: number) => {
    const { outcome } = verifyRound({ ...given, entry: { mode: 'traps-3', choices: [[tile]] } });
    return outcome.open === null;
  };
  const tiles = Array.from({ length: 25 }, (_, tile) => tile);
  return { safe: tiles.filter((tile) => !isTrap(tile)), traps: tiles.filter(isTrap) };
}

describe('a round of several steps', () => {
  it('takes the stake, keeps what is hidden hidden, and pays when the money is taken', async () => {
    const player = await fixture.player('UA', 10_000n);
    const opened = await openRound(player);
    expect(opened).toMatchObject({ state: 'open', winMinor: '0', balanceAfterMinor: '9900' });
    expect(JSON.stringify(opened.outcome)).not.toContain('traps"');
    const { safe, traps } = await tilesOf(player, opened);
    expect([safe.length, traps.length]).toEqual([22, 3]);
    const once = notRefused(await server.rounds.step(stepOf(player, opened, [safe[0]!])));
    expect(once).toMatchObject({ state: 'open', entry: { mode: 'traps-3', choices: [[safe[0]]] } });
    const units = (once.outcome as RoundOutcome).open!.cashOutUnits!;
    const taken = notRefused(await server.rounds.step(stepOf(player, once, [])));
    expect(taken).toMatchObject({ state: 'settled', winMinor: String(units) });
    expect(await amountOf(player)).toBe(9_900n + BigInt(units));
    const pair = await server.fairness.openPair(player, 1);
    const { definition } = findGame(GAME)!;
    const { clientSeed, commitment, nonce } = taken.fairness;
    const verified = verifyRound({
      definition,
      serverSeed: pair.serverSeed,
      commitment,
      clientSeed,
      nonce,
      entry: taken.entry as Entry,
    });
    expect(verified.outcome).toEqual(taken.outcome);
  });

  it('tells when it began once it is over, and keeps it; one of a single step began when it settled', async () => {
    const player = await fixture.player('UA', 10_000n);
    const opened = await openRound(player);
    const [{ at }] = (await fixture.owner.query<{ at: Date }>(
      'SELECT opened_at AS at FROM open_round WHERE player_id = $1',
      [player],
    )) as [{ at: Date }];
    const { safe } = await tilesOf(player, opened);
    const once = notRefused(await server.rounds.step(stepOf(player, opened, [safe[0]!])));
    notRefused(await server.rounds.step(stepOf(player, once, [])));
    const plain = notRefused(await server.rounds.play(betOf(player)));
    const kept = 'SELECT key, started_at AS at FROM every_round WHERE player_id = $1 ORDER BY nonce';
    expect(await fixture.owner.query(kept, [player])).toEqual([
      { key: opened.id, at },
      { key: plain.id, at: null },
    ]);
    const told = `SELECT payload->>'startedAt' AS at FROM outbox WHERE player_id = $1 AND topic = 'round.settled' ORDER BY id`;
    expect(await fixture.owner.query(told, [player])).toEqual([{ at: at.toISOString() }, { at: null }]);
  });

  it('tells when a round with a bonus began, once it is over', async () => {
    const bonus = { amountMinor: 9_000n, wagerMinor: 100_000n };
    const { playerId: player } = await createBonusPlayer(fixture, server, { realMinor: 1_000n, ...bonus });
    const opened = await openRound(player);
    const { traps } = await tilesOf(player, opened);
    notRefused(await server.rounds.step(stepOf(player, opened, [traps[0]!])));
    const text = `SELECT to_json(r.started_at)::text AS kept, o.payload->>'startedAt' AS told FROM every_round r
JOIN outbox o ON o.player_id = r.player_id AND o.payload->>'id' = r.key::text AND topic = 'round.settled' WHERE r.player_id = $1`;
    const [times] = await fixture.owner.query<{ kept: string; told: string }>(text, [player]);
    expect(new Date(JSON.parse(times!.kept) as string).toISOString()).toBe(times!.told);
  });

  it('opens too in a game of one mode, and is answered again as it was', async () => {
    const player = await fixture.player('UA', 10_000n);
    const bet = betOf(player, { game: 'queens-ladder' });
    const opened = await server.rounds.play(bet);
    expect(opened).toMatchObject({
      state: 'open',
      entry: { mode: 'main', choices: [] },
    });
    expect(await server.rounds.play(bet)).toEqual(opened);
    const [higher] = (notRefused(opened).outcome as RoundOutcome).open!.allowed;
    const next = notRefused(await server.rounds.step(stepOf(player, notRefused(opened), [...higher!])));
    expect(next.entry.choices).toEqual([higher]);
  });

  it('ends at a trap without a win, and tells where the traps were', async () => {
    const player = await fixture.player('UA', 10_000n);
    const opened = await openRound(player);
    const { traps } = await tilesOf(player, opened);
    const lost = notRefused(await server.rounds.step(stepOf(player, opened, [traps[0]!])));
    expect(lost).toMatchObject({ state: 'settled', winMinor: '0' });
    expect((lost.outcome as RoundOutcome).steps.at(-1)).toMatchObject({ kind: 'reveal' });
    expect(await amountOf(player)).toBe(9_900n);
  });

  it('resumes in another process where it stood, and is listed until it is over', async () => {
    const player = await fixture.player('UA', 10_000n);
    const opened = await openRound(player);
    const { safe } = await tilesOf(player, opened);
    const once = notRefused(await server.rounds.step(stepOf(player, opened, [safe[3]!])));
    const other = fixture.createProcess();
    const twice = notRefused(await other.rounds.step(stepOf(player, once, [safe[4]!])));
    expect(twice.entry.choices).toEqual([[safe[3]], [safe[4]]]);
    expect(notRefused(await server.rounds.step(stepOf(player, twice, []))).state).toBe('settled');
  });

  it('plays other games meanwhile, refuses a second round of the same and the rotation of its seeds', async () => {
    const player = await fixture.player('UA', 10_000n);
    const opened = await openRound(player);
    expect(await server.rounds.play(betOf(player, { game: GAME, mode: 'traps-1' }))).toEqual({
      refused: 'round_open',
    });
    notRefused(await server.rounds.play(betOf(player)));
    const rotation = { playerId: player, activeId: '1', clientSeed: 'mine' };
    expect(await server.fairness.rotate(rotation)).toEqual({ refused: 'round_open' });
    const { safe } = await tilesOf(player, opened);
    const once = notRefused(await server.rounds.step(stepOf(player, opened, [safe[0]!])));
    notRefused(await server.rounds.step(stepOf(player, once, [])));
    notRefused(await server.fairness.rotate(rotation));
    notRefused(await server.rounds.play(betOf(player, { game: GAME })));
  });
});

describe('what a step must not do', () => {
  it.each([
    ['a tile outside the board', [25]],
    ['two tiles', [1, 2]],
    ['taking nothing', []],
  ])('refuses %s and leaves the round as it was', async (_, choice) => {
    const player = await fixture.player('UA', 10_000n);
    const opened = await openRound(player);
    expect(await server.rounds.step(stepOf(player, opened, choice))).toEqual({
      refused: 'choice_not_allowed',
    });
    const again = await server.rounds.play(betOf(player, { game: GAME, mode: 'traps-3', key: opened.id }));
    expect(again).toEqual(opened);
  });

  it('answers the same step again with one effect, and another in its place with a conflict', async () => {
    const player = await fixture.player('UA', 10_000n);
    const opened = await openRound(player);
    const { safe } = await tilesOf(player, opened);
    const step = stepOf(player, opened, [safe[0]!]);
    const answers = await Promise.all(Array.from({ length: 30 }, () => server.rounds.step(step)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    notRefused(answers[0]!);
    expect(await server.rounds.step({ ...step, choice: [safe[1]!] })).toEqual({
      refused: 'conflict',
    });
    expect(await server.rounds.step({ ...step, step: 5 })).toEqual({ refused: 'conflict' });
  });

  it('lets one of two choices at once through, and pays a parallel cash-out once', async () => {
    const player = await fixture.player('UA', 10_000n);
    const opened = await openRound(player);
    const { safe } = await tilesOf(player, opened);
    const race = await Promise.all(
      safe.slice(0, 8).map((tile) => server.rounds.step(stepOf(player, opened, [tile], 0))),
    );
    expect(race.filter((result) => !isRefusal(result))).toHaveLength(1);
    const winner = notRefused(race.find((result) => !isRefusal(result))!);
    const units = (winner.outcome as RoundOutcome).open!.cashOutUnits!;
    await Promise.all(Array.from({ length: 20 }, () => server.rounds.step(stepOf(player, winner, []))));
    expect(await amountOf(player)).toBe(9_900n + BigInt(units));
  });

  it('gives 50 parallel openings of one game one open round and one stake', async () => {
    const player = await fixture.player('UA', 10_000n);
    const results = await Promise.all(
      Array.from({ length: 50 }, () => server.rounds.play(betOf(player, { game: GAME, mode: 'traps-3' }))),
    );
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);
    expect(await amountOf(player)).toBe(9_900n);
  });

  it.each([
    ['a mode the game does not have', { mode: 'traps-25' }],
    ['a choice with the bet', { choice: [3] }],
  ])('refuses %s before anything is staked', async (_, change) => {
    const player = await fixture.player('UA', 10_000n);
    expect(await server.rounds.play(betOf(player, { game: GAME, ...change }))).toEqual({
      refused: 'choice_not_allowed',
    });
    expect(await amountOf(player)).toBe(10_000n);
  });

  it('knows no round of another player', async () => {
    const [owner, stranger] = [await fixture.player('UA', 1_000n), await fixture.player('UA', 1_000n)];
    const opened = await openRound(owner);
    const step = { ...stepOf(stranger, opened, [0]), key: opened.id };
    expect(await server.rounds.step(step)).toEqual({ refused: 'not_found' });
    expect(await server.rounds.step({ ...step, key: randomUUID() })).toEqual({
      refused: 'not_found',
    });
  });
});

it('closes an abandoned round by the stated rule: what could be taken is paid', async () => {
  const other = fixture.createProcess();
  const player = await fixture.player('UA', 10_000n);
  const opened = await openRound(player);
  const { safe } = await tilesOf(player, opened);
  const once = notRefused(await server.rounds.step(stepOf(player, opened, [safe[0]!])));
  const units = (once.outcome as RoundOutcome).open!.cashOutUnits!;
  expect(await other.rounds.closeAbandoned()).toBe(0);
  other.clock.setOffset(ABANDONED_AFTER_MS + 60_000);
  expect(await other.rounds.closeAbandoned()).toBeGreaterThan(0);
  expect(await amountOf(player)).toBe(9_900n + BigInt(units));
  notRefused(await server.rounds.play(betOf(player, { game: GAME })));
});

it('closes the other abandoned rounds though one cannot be closed, and that one too once it can', async () => {
  const other = fixture.createProcess();
  const open = async () => {
    const player = await fixture.player('UA', 10_000n);
    return { player, id: (await openRound(player)).id };
  };
  const [broken, whole] = [await open(), await open()];
  const entryOf = 'UPDATE open_round SET entry = $2 WHERE key = $1 RETURNING entry';
  const isOpen = async ({ id }: { id: string }) =>
    (await fixture.owner.query('SELECT 1 FROM open_round WHERE key = $1', [id])).length > 0;
  await fixture.owner.query(entryOf, [broken.id, 'not an entry']);
  other.clock.setOffset(ABANDONED_AFTER_MS + 60_000);
  await other.rounds.closeAbandoned();
  expect([await isOpen(broken), await isOpen(whole)]).toEqual([true, false]);
  expect(other.errors).toMatchObject([{ row: `${broken.player} ${broken.id}`, failures: 1 }]);
  await other.rounds.closeAbandoned();
  expect(other.errors).toHaveLength(1); // It rests.
  await fixture.owner.query(entryOf, [broken.id, '{"mode":"traps-3","choices":[]}']);
  other.clock.setOffset(ABANDONED_AFTER_MS + 180_000);
  expect(await other.rounds.closeAbandoned()).toBe(1);
  expect([await isOpen(broken), other.errors.length]).toEqual([false, 1]);
});

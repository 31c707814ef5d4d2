import { randomUUID } from 'node:crypto';
import { canonicalJson } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { notRefused } from '../../../platform/testing/not-refused.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { closeRound } from './close-round.ts';
import type { PlayInput } from './play-round.ts';
import { betOf, openRoundsHouse } from './rounds.fixture.ts';

const GAME = 'pearl-reef';
const { fixture, server } = await openRoundsHouse();

/** A round with one trap, at the last tile: it waits for its first choice. */
async function openRound(): Promise<PlayInput> {
  const playerId = await fixture.player('UA', 10_000n);
  const bet = betOf(playerId, { game: GAME, mode: 'traps-1' });
  server.tape.put(playerId, GAME, [[24]]);
  const opened = await server.rounds.play(bet);
  expect(opened).toMatchObject({ state: 'open' });
  return bet;
}

/** `ask` is sent while the round's closing holds the seat's lock, and goes on when it is closed. */
async function askWhileClosing<T>({ playerId, key }: PlayInput, ask: () => Promise<T>): Promise<T> {
  let asked: Promise<T> | undefined;
  await fixture.db.transaction(async (tx) => {
    await server.fairness.lockSeat(tx, playerId);
    asked = ask();
    asked.catch(() => {});
    await untilWaitingForLocks(fixture.owner, 1);
    const entryOf = (choices: number[][]) => canonicalJson({ mode: 'traps-1', choices });
    const closing = {
      playerId,
      key,
      grantId: null,
      before: entryOf([]),
      entry: entryOf([[0], []]),
      winMinor: 100n,
    };
    await closeRound(tx, server.purses, closing, { requestId: 'test', now: server.clock.now() });
  });
  return asked!;
}

const betsUnder = async (key: string) =>
  (await fixture.owner.query(`SELECT FROM ledger_transfer WHERE key = $1 AND operation = 'bet'`, [key]))
    .length;

describe('a key whose open round is closed while it is asked for again', () => {
  it('is answered with the round it brought, and stakes once', async () => {
    const bet = await openRound();
    const other = fixture.createProcess();
    const again = await askWhileClosing(bet, () => other.rounds.play(bet));
    expect(again).toMatchObject({ id: bet.key, state: 'settled', winMinor: '100' });
    expect(await betsUnder(bet.key)).toBe(1);
    const next = { ...bet, key: randomUUID() };
    expect(await other.rounds.play(next)).toMatchObject({ state: 'open' });
  });

  it('is refused to another game, and stakes once', async () => {
    const bet = await openRound();
    const other = fixture.createProcess();
    const { mode: _, ...rest } = bet;
    const ask = () => other.rounds.play({ ...rest, game: 'sunny-orchard' });
    expect(await askWhileClosing(bet, ask)).toEqual({ refused: 'key_reused' });
    expect(await betsUnder(bet.key)).toBe(1);
  });
});

describe('the database, whatever asks it', () => {
  it('keeps no open round under the key of a settled one', async () => {
    const playerId = await fixture.player('UA', 10_000n);
    const settled = betOf(playerId);
    notRefused(await server.rounds.play(settled));
    const open = betOf(playerId, { game: GAME, mode: 'traps-1' });
    notRefused(await server.rounds.play(open));
    const rename = fixture.db.query('UPDATE open_round SET key = $3 WHERE player_id = $1 AND key = $2', [
      playerId,
      open.key,
      settled.key,
    ]);
    await expect(rename).rejects.toMatchObject({ code: '23505', constraint: 'round_key_once' });
  });
});

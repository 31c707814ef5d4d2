import { canonicalJson } from '@croupier/games';
import { expect, it } from 'vitest';
import { notRefused } from '../../../platform/testing/not-refused.ts';
import type { Queryable } from '../../../platform/database.ts';
import { askedOf } from './asked-of.ts';
import { closeTogether } from './close-together-store.ts';
import { findStoredRound } from './recall-round.ts';
import { roundRowView } from './round-view.ts';
import { betOf, losingDraws, openRoundsHouse } from './rounds.fixture.ts';

const GAME = 'pearl-reef';
const { fixture, server } = await openRoundsHouse();

/** A round with one trap, at the last tile. @returns the bet that opened it */
async function openRound(amountMinor: bigint) {
  const bet = betOf(await fixture.player('UA', amountMinor), { game: GAME, mode: 'traps-1' });
  server.tape.put(bet.playerId, GAME, [[24]]);
  expect(await server.rounds.play(bet)).toMatchObject({ state: 'open' });
  return bet;
}

async function close(bet: { playerId: bigint; key: string }, choices: number[][], winMinor: bigint) {
  const before = canonicalJson({ mode: 'traps-1', choices: [] });
  const entry = canonicalJson({ mode: 'traps-1', choices });
  const closed = await closeTogether(fixture.db, [{ ...bet, grantId: null, before, entry, winMinor }], {
    requestId: 'test',
    now: server.clock.now(),
  });
  expect(closed).toEqual([bet.playerId]);
}

it('a round that is closed between two looks is found, whichever look comes first', async () => {
  const bet = await openRound(1_000n);
  let looks = 0;
  const db: Queryable = {
    query: async (text, values, name) => {
      if ((looks += 1) === 2) await close(bet, [[24]], 0n);
      return fixture.db.query(text, values, name);
    },
  };
  // Found open by the first look, or settled by the second.
  expect(await findStoredRound(db, bet.playerId, bet.key)).toMatchObject({ key: bet.key });
  expect(await findStoredRound(fixture.db, bet.playerId, bet.key)).toBeDefined();
});

it('looks through the open rounds before the settled ones', async () => {
  const bet = await openRound(1_000n);
  const names: (string | undefined)[] = [];
  const db: Queryable = {
    query: async (text, values, name) => {
      const rows = await fixture.db.query(text, values, name);
      if (names.push(name) === 1) await close(bet, [[24]], 0n);
      return rows as never;
    },
  };
  expect(await findStoredRound(db, bet.playerId, 'a0000000-0000-4000-8000-000000000000')).toBeUndefined();
  expect(names).toEqual(['rounds-find-open', 'rounds-find']);
});

it.each([
  ['lost', [[24]], 0n, 800n],
  ['won', [[0], []], 100n, 900n],
])(
  'a round that was %s after others were played tells the balances there really were',
  async (_, choices, winMinor, after) => {
    const bet = await openRound(1_000n); // 900 are left
    const between = betOf(bet.playerId);
    server.tape.put(bet.playerId, between.game, [losingDraws()]);
    notRefused(await server.rounds.play(between)); // 800
    await close(bet, choices, winMinor);
    const stored = await findStoredRound(fixture.db, bet.playerId, bet.key);
    expect(stored?.asked).toEqual(askedOf(bet));
    expect(roundRowView(stored!)).toMatchObject({
      balanceBeforeMinor: '1000',
      balanceAfterMinor: String(after),
    });
  },
);

import { findGame, mathHash, type LinesDefinition } from '@croupier/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notRefused } from '../../../platform/testing/not-refused.ts';
import { APP_ROLE, createDatabase, type Database } from '../../../platform/database.ts';
import { createMeters } from '../../../platform/observe/meters.ts';
import type { Catalog } from '../catalog/feature.ts';
import { recallRound } from './recall-round.ts';
import { betOf, createRoundsFixture } from './rounds.fixture.ts';
import { createRounds, settlementOptions } from './rounds-module.ts';
import { sharedRoundView } from './share-view.ts';

const GAME = 'sunny-orchard';
let fixture: Awaited<ReturnType<typeof createRoundsFixture>>;
let settleDb: Database;
beforeAll(async () => {
  fixture = await createRoundsFixture();
  settleDb = createDatabase({ ...settlementOptions, url: fixture.url, role: APP_ROLE });
});
afterAll(async () => {
  await settleDb.close();
  await fixture.drop();
});

/** The game with maths it does not have any more: other reels, an older version. */
async function retiredMaths(): Promise<{ definition: LinesDefinition; mathsId: number }> {
  const today = findGame(GAME)!.definition as LinesDefinition;
  const base = today.reels.base.map((strip) => strip.toReversed());
  const definition: LinesDefinition = { ...today, mathVersion: 0, reels: { ...today.reels, base } };
  const [row] = await fixture.owner.query<{ id: number }>(
    'INSERT INTO game_maths (game, math_version, math_hash) VALUES ($1, 0, $2) RETURNING id',
    [GAME, mathHash(definition)],
  );
  return { definition, mathsId: row!.id };
}

it('a round is shown by the maths it was played by, when the game has newer ones', async () => {
  const { db, createProcess } = fixture;
  const { clock, catalog, fairness, purses } = createProcess();
  const { definition, mathsId } = await retiredMaths();
  const then: Catalog = {
    ...catalog,
    find: async (code) => ({ code, definition, mathsId }),
    stakesIn: (rules) => catalog.stakesIn(rules, findGame(GAME)!.definition),
  };
  const rounds = createRounds(
    { db, settleDb, clock, meters: createMeters(), error: () => {} },
    { catalog: then, fairness, purses },
  );
  const playerId = await fixture.player('UA', 10_000n);
  const bet = betOf(playerId);
  const played = notRefused(await rounds.play(bet));
  expect(played.mathVersion).toBe(0);

  const now: Catalog = {
    ...catalog,
    definitionOf: (hash) => (hash === mathHash(definition) ? definition : catalog.definitionOf(hash)),
  };
  const round = await recallRound({ db, fairness, catalog: now }, playerId, bet.key);
  expect(round).toEqual(played);
  const shared = sharedRoundView(round!, now.definitionOf(round!.mathHash), 'somebody');
  expect(mathHash(shared.definition as LinesDefinition)).toBe(shared.mathHash);

  // Maths that are kept nowhere are a bug, told as one; never a round made up by other maths.
  await expect(recallRound({ db, fairness, catalog }, playerId, bet.key)).rejects.toThrow(
    'not in the portfolio',
  );
});

import * as contract from '@croupier/contract/test-data';
import { findGame } from '@croupier/games';
import type { OffsetClock } from '../../platform/clock.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Module } from '../../platform/module.ts';
import type { Limits } from '../limits/index.ts';
import { sessionCookieName, playerExists, type PlayersParts } from '../players/index.ts';
import { makePlayer } from './make-player.ts';
import { wishedDraws } from './wished-draws.ts';

export interface TestDataDeps {
  players: PlayersParts;
  limits: Pick<Limits, 'setLimit'>;
  clock: OffsetClock;
  /** Where forced draws wait for their rounds. */
  tapes: { put(playerId: bigint, game: string, rounds: number[][]): void };
}

/**
 * What tests may do to an installation. `app.ts` creates it only with CROUPIER_TEST_SEAMS=1, which a production
 * server refuses to start with; without it these addresses answer like any other that does not exist.
 */
export function createTestData({ players, limits, clock, tapes }: TestDataDeps): { module: Module } {
  return {
    module: {
      name: 'test-data',
      routes: (http) => {
        http.handle(contract.testUser, ({ input }) => makePlayer({ ...players, limits }, input.body));
        http.handle(contract.testToken, async ({ input }) => {
          const playerId = BigInt(input.body.id);
          if (!(await playerExists(players.db, playerId))) return refuse('not_found');
          const id = await players.sessions.start(players.db, playerId);
          return { cookie: `${sessionCookieName(players.secureCookies)}=${id}` };
        });
        http.handle(contract.testClock, async ({ input }) => {
          clock.setOffset(input.body.offsetMs);
          return { done: true as const };
        });
        http.handle(contract.testOutcome, async ({ input }) => {
          const { playerId, game, ...wish } = input.body;
          const definition = findGame(game)?.definition;
          const draws = definition && wishedDraws(definition, wish);
          if (!draws) return refuse('not_found');
          tapes.put(BigInt(playerId), game, [draws]);
          return { done: true as const };
        });
        http.handle(contract.testTape, async ({ input }) => {
          tapes.put(BigInt(input.body.playerId), input.body.game, input.body.rounds);
          return { done: true as const };
        });
      },
    },
  };
}

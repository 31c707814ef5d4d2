import * as contract from '@croupier/contract/site/test-data';
import { monthOf } from '@croupier/domain/money/month-statements';
import { findGame } from '@croupier/games';
import type { OffsetClock } from '../../../platform/clock.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Module } from '../../../platform/module.ts';
import { makeStatement } from '../../money/month-statements/feature.ts';
import type { Fairness } from '../../play/fairness/feature.ts';
import type { Limits } from '../../people/limits/feature.ts';
import { sessionCookieName, playerExists, type Players } from '../../people/players/feature.ts';
import type { GiveForTest } from '../../rewards/bonuses/feature.ts';
import type { OfferOf } from '../../rewards/rewards/feature.ts';
import type { Goals } from '../../rewards/goals/feature.ts';
import type { Programmes } from '../../rewards/programmes/feature.ts';
import type { Purses } from '../../rewards/purses/feature.ts';
import { makeCheckDue } from '../../people/reality-checks/feature.ts';
import { blockAccounts } from '../../people/blocks/feature.ts';
import { askEarlier } from './ask-earlier.ts';
import { makeBonus } from './make-bonus.ts';
import { makeGift } from './make-gift.ts';
import { makePlayRule } from './make-play-rule.ts';
import { makePlayer } from './make-player.ts';
import { makeCalendar, makeProgramme } from './make-programme.ts';
import { makeProgress } from './make-progress.ts';
import { makeReward } from './make-reward.ts';
import { makeVerified } from './make-verified.ts';
import { publishContent } from './publish-content.ts';
import { readLetters } from './read-letters.ts';
import { wishedDraws } from './wished-draws.ts';

interface Lower {
  players: Pick<Players, 'parts'>;
  limits: Pick<Limits, 'setLimit'>;
  fairness: Pick<Fairness, 'seats'>;
  purses: Pick<Purses, 'grant' | 'activate'>;
  goals: Pick<Goals, 'setProgress'>;
  programmes: Pick<Programmes, 'parts' | 'reader'>;
  giveBonus: GiveForTest;
  offerOf: OfferOf;
  /** Where forced draws wait for their rounds. */
  tapes: { put(playerId: bigint, game: string, rounds: number[][]): void };
}

/**
 * What tests may do to an installation. `features.ts` creates it only with CROUPIER_TEST_SEAMS=1, which a production
 * server refuses to start with; without it these addresses answer like any other that does not exist.
 */
export function createTestData(
  { clock, config }: { readonly clock: OffsetClock } & Needs<never, 'sessionKey'>,
  { players: { parts: players }, tapes, ...lower }: Lower,
): { module: Module } {
  return {
    module: {
      name: 'test-data',
      routes: (http) => {
        http.handle(contract.testUser, ({ input }) =>
          makePlayer({ ...players, limits: lower.limits }, input.body),
        );
        const parts = { ...players, ...lower };
        http.handle(contract.testBonus, ({ input }) => makeBonus(parts, input.body, { active: false }));
        http.handle(contract.testActiveBonus, ({ input }) => makeBonus(parts, input.body, { active: true }));
        http.handle(contract.testGift, ({ input }) => makeGift(parts, input.body));
        http.handle(contract.testPlayRule, ({ input }) => makePlayRule(parts, input.body));
        http.handle(contract.testCheckDue, async ({ input }) =>
          (await makeCheckDue({ ...players, clock }, BigInt(input.body.playerId)))
            ? { done: true as const }
            : refuse('conflict'),
        );
        http.handle(contract.testProgress, ({ input }) => makeProgress(parts, input.body));
        http.handle(contract.testReward, ({ input }) => makeReward({ ...parts, clock }, input.body));
        http.handle(contract.testProgramme, ({ input }) => makeProgramme(lower.programmes, input.body));
        http.handle(contract.testCalendar, ({ input }) => makeCalendar(lower.programmes, input.body));
        http.handle(contract.testAgo, ({ input }) =>
          askEarlier({ ...players, key: config.sessionKey }, input.body),
        );
        http.handle(contract.testStatement, async ({ input }) => {
          const asked = { month: monthOf(clock.now()), isLast: true };
          await makeStatement({ db: players.db, clock }, BigInt(input.body.playerId), asked);
          return { done: true as const };
        });
        http.handle(contract.testToken, async ({ input }) => {
          const playerId = BigInt(input.body.id);
          if (!(await playerExists(players.db, playerId))) return refuse('not_found');
          const id = await players.sessions.start(players.db, playerId, {
            proven: input.body.proven ?? true,
          });
          return { cookie: `${sessionCookieName(players.secureCookies)}=${id}` };
        });
        http.handle(contract.testVerified, ({ input }) => makeVerified(players, input.body));
        const accounts = blockAccounts(players.db, () => clock.now());
        http.handle(contract.testBlock, async ({ input: { body } }) => {
          const id = BigInt(body.id);
          const refused = await (body.reason === null
            ? accounts.unblock(id)
            : accounts.block(id, body.reason));
          return refused === undefined ? { done: true as const } : refuse('not_found');
        });
        http.handle(contract.testContent, ({ input }) =>
          publishContent({ db: players.db, clock }, input.body),
        );
        http.handle(contract.testLetters, ({ input }) => readLetters(players.db, input.body));
        http.handle(contract.testClock, async ({ input }) => {
          clock.setOffset(input.body.offsetMs);
          return { done: true as const };
        });
        forceDraws(http, tapes);
      },
    },
  };
}

/** What a round, or a draw from a table, comes to. */
function forceDraws(http: Http, tapes: Lower['tapes']): void {
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
}

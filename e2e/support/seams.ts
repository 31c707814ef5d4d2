import type { APIRequestContext } from '@playwright/test';
import type { InputOf, OutputOf } from '@croupier/contract/kit';
import { seedCatalogue } from '@croupier/contract/site/lobby';
import {
  testActiveBonus,
  testAgo,
  testBlock,
  testCheckDue,
  testContent,
  testGift,
  testLetters,
  testOutcome,
  testPlayRule,
  testProgramme,
  testProgress,
  testReward,
  testStatement,
  testTape,
  testToken,
  testUser,
  testVerified,
} from '@croupier/contract/site/test-data';

/** The address of the installation under test, set by the global setup. */
export const siteUrl = (): string => process.env['JOURNEY_URL'] ?? 'http://localhost:3000';

async function post<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const answer = await request.post(siteUrl() + path, { data, headers: { origin: siteUrl() } });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A player made for this test alone. Amounts are minor units. */
export const makePlayer = (request: APIRequestContext, wanted: InputOf<typeof testUser>['body']) =>
  post<OutputOf<typeof testUser>>(request, testUser.path, wanted);

/** A session for a player made here, as a cookie for a browser's context. */
export async function sessionOf(request: APIRequestContext, id: string) {
  const { cookie } = await post<OutputOf<typeof testToken>>(request, testToken.path, { id });
  const [name = '', value = ''] = cookie.split(';')[0]!.split('=');
  return { name, value, url: siteUrl() };
}

/** Has a player who signed up by hand shown who they are. */
export const showWho = (request: APIRequestContext, playerId: string, level = 1) =>
  post<OutputOf<typeof testVerified>>(request, testVerified.path, { playerId, level });

/** Fills the lobby with so many examples. */
export const fillLobby = (request: APIRequestContext, wanted: InputOf<typeof seedCatalogue>['body']) =>
  post<OutputOf<typeof seedCatalogue>>(request, seedCatalogue.path, wanted);

/** Makes the player's next round of a game a won one, a lost one, or one with its feature. */
export const forceOutcome = (request: APIRequestContext, wanted: InputOf<typeof testOutcome>['body']) =>
  post<OutputOf<typeof testOutcome>>(request, testOutcome.path, wanted);

/** Forces the draws of the player's next rounds. */
export const forceDraws = (request: APIRequestContext, tape: InputOf<typeof testTape>['body']) =>
  post<OutputOf<typeof testTape>>(request, testTape.path, tape);

/** Rounds that are given to a player. */
export const giveRounds = (request: APIRequestContext, wanted: InputOf<typeof testGift>['body']) =>
  post<OutputOf<typeof testGift>>(request, testGift.path, wanted);

/** Gives the player a money bonus that is active. */
export const giveActiveBonus = (
  request: APIRequestContext,
  wanted: InputOf<typeof testActiveBonus>['body'],
) => post<OutputOf<typeof testActiveBonus>>(request, testActiveBonus.path, wanted);

/** Blocks an account as an operator does; null for a reason opens it again. */
export const blockAccount = (request: APIRequestContext, wanted: InputOf<typeof testBlock>['body']) =>
  post<OutputOf<typeof testBlock>>(request, testBlock.path, wanted);

/** Publishes a document of content that is new. */
export const publishContent = (request: APIRequestContext, wanted: InputOf<typeof testContent>['body']) =>
  post<OutputOf<typeof testContent>>(request, testContent.path, wanted);

/** Holds the player's stakes to a rule. */
export const setPlayRule = (request: APIRequestContext, wanted: InputOf<typeof testPlayRule>['body']) =>
  post<OutputOf<typeof testPlayRule>>(request, testPlayRule.path, wanted);

/** Has a player's reality check come due now; there is one a moment after their first round. */
export const makeCheckDue = (request: APIRequestContext, playerId: string) =>
  post<OutputOf<typeof testCheckDue>>(request, testCheckDue.path, { playerId });

/** Lets the time pass that a player waits: what they asked for was asked so much earlier, or they stopped then. */
export const makeEarlier = (request: APIRequestContext, wanted: InputOf<typeof testAgo>['body']) =>
  post<OutputOf<typeof testAgo>>(request, testAgo.path, wanted);

/** Makes a player's statement of the month that runs, as if it were over. */
export const makeStatement = (request: APIRequestContext, playerId: string) =>
  post<OutputOf<typeof testStatement>>(request, testStatement.path, { playerId });

/** What is in somebody's mailbox, the newest first. */
export const lettersTo = async (request: APIRequestContext, to: string) =>
  (await post<OutputOf<typeof testLetters>>(request, testLetters.path, { to })).letters;

/** Money, points or a box that a player is given. */
export const giveReward = (request: APIRequestContext, wanted: InputOf<typeof testReward>['body']) =>
  post<OutputOf<typeof testReward>>(request, testReward.path, wanted);

/** Publishes a programme, in force at once. */
export const publishProgramme = (request: APIRequestContext, wanted: InputOf<typeof testProgramme>['body']) =>
  post<OutputOf<typeof testProgramme>>(request, testProgramme.path, wanted);

/** Has a goal of the player stand so far. */
export const setProgress = (request: APIRequestContext, wanted: InputOf<typeof testProgress>['body']) =>
  post<OutputOf<typeof testProgress>>(request, testProgress.path, wanted);

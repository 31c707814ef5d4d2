import { CURRENCIES, type Currency } from '@croupier/domain/money/amounts';
import { isOfCurrency, type BonusTerms } from '@croupier/domain/rewards/bonuses';
import type { FindKnownGame, GameFilter } from '@croupier/domain/rewards/goals';
import type { OfferFigures } from '@croupier/games/maths/spins-law.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/database.ts';
import type { EachApart } from '../../../platform/each-apart.ts';
import { workApart } from '../../../platform/work-apart.ts';
import { questionOf, termsOnGame } from './offer-questions.ts';
import { rowOf, type OfferSheet } from './offer-sheet.ts';
import { insertSheet, listWithoutSheet, type BonusVersion } from './offer-sheets-store.ts';
import type { OfferTask } from './offers-main.ts';

/** Finds games for filters that name them. */
export type ReadGames = (db: Queryable, filters: readonly GameFilter[]) => Promise<FindKnownGame>;

export interface HonestOffersParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly readGames: ReadGames;
  readonly apart: EachApart;
}

const PROGRAM = new URL('offers-main.ts', import.meta.url);
/** A version takes up to a minute of a core, most of it for games that are simulated. */
export const VERSION_TIMEOUT_MS = 10 * 60_000;
/** Fixed, so that the same terms have the same figures whenever they are computed. */
const OFFER_SEED = 20_261_128;

/** Computes the sheets of one published version that has none: the next run takes the next version. */
export async function computeNext(parts: HonestOffersParts, signal?: AbortSignal): Promise<void> {
  const nameOf = ({ programmeId, version }: BonusVersion) => `${programmeId} ${version}`;
  const found = await listWithoutSheet(parts.db, { now: parts.clock.now(), resting: parts.apart.resting() });
  const compute = async (version: BonusVersion): Promise<void> => {
    try {
      await computeVersion(parts, version, signal);
    } catch (error) {
      // A process that stops has not failed.
      if (!signal?.aborted) throw error;
    }
  };
  await parts.apart.each(found, nameOf, compute, signal);
}

/**
 * All currencies of a version in one transaction, so that a version has its sheets or none: whoever was stopped in the middle has left
 * nothing and is begun again. Two at once compute the same figures, and those of the first stay.
 */
async function computeVersion(
  { db, clock, readGames }: HonestOffersParts,
  { programmeId, version, terms }: BonusVersion,
  signal?: AbortSignal,
): Promise<void> {
  const find = await readGames(
    db,
    terms.contributions.map(({ of }) => of),
  );
  const sheets = await sheetsOf(terms, find, signal);
  // It rests then, so that the next run does not meet the same version again.
  if (sheets.length === 0) throw new Error('A bonus gives nothing in any currency');
  await db.transaction(async (tx) => {
    for (const [currency, body] of sheets)
      await insertSheet(tx, { programmeId, version, currency, body, now: clock.now() });
  });
}

async function sheetsOf(
  terms: BonusTerms,
  find: FindKnownGame,
  signal: AbortSignal | undefined,
): Promise<[Currency, OfferSheet][]> {
  const questions = (Object.keys(CURRENCIES) as Currency[]).flatMap((currency) => {
    const question = isOfCurrency(terms, currency) ? questionOf(terms, currency, find) : undefined;
    return question ? [{ currency, question }] : [];
  });
  const tasks = questions.flatMap(({ currency, question }) =>
    question.games.map((game) => ({
      ...{ game: game.game, mode: game.mode },
      terms: termsOnGame(terms, currency, question, game),
    })),
  );
  const answers = tasks.length === 0 ? [] : await reckonApart(tasks, signal);
  let at = 0;
  return questions.map(({ currency, question: { games, forMinor, ownMinor, wagerMinor, shown } }) => {
    const rows = games.map((game) => rowOf(game, answers[at++]!));
    const amounts = {
      ...{ forMinor: String(forMinor), ownMinor: String(ownMinor), wagerMinor: String(wagerMinor) },
    };
    return [currency, { ...amounts, shown, rows }];
  });
}

const reckonApart = (
  tasks: readonly OfferTask[],
  signal: AbortSignal | undefined,
): Promise<readonly OfferFigures[]> =>
  workApart({
    ...{ program: PROGRAM, task: OFFER_SEED, portions: tasks, timeoutMs: VERSION_TIMEOUT_MS },
    ...(signal && { signal }),
  });

import type { Nomination } from '@croupier/contract/contests/nominations';
import { FIRST_PLACES, mayChangeAt } from '@croupier/domain/contests/nominations';
import { judgeStanding, type StandingFacts } from '@croupier/domain/rewards/programmes';
import { REGION_TIME_ZONES, REGIONS, type Language, type RegionId } from '@croupier/domain/site/regions';
import type { Progress } from '@croupier/contract/rewards/goals';
import { renderMarkdown } from '../../site/content/feature.ts';
import {
  listKnownGames,
  progressView,
  readGoals,
  readKnownGames,
  type GoalRow,
} from '../../rewards/goals/feature.ts';
import { findStanding, offerRuleView } from '../../rewards/standing/feature.ts';
import { listEntries, type EntryRow } from './entries-store.ts';
import { definitionIn, KIND, wordsOf, type NominationsParts } from './nominations-parts.ts';
import { placeView, rewardsOf } from './places-view.ts';
import { listWinners } from './places-store.ts';
import { listSeasons, nominationsOf, type FoundNomination, type Season } from './seasons.ts';
import { lastChangeOf } from './set-active.ts';

interface Reader {
  readonly playerId: bigint | undefined;
  readonly region: RegionId;
  readonly language: Language;
}

/** Everything about a reader and the seasons that they are shown, read once. */
interface Shown extends Reader {
  readonly now: Date;
  readonly player: StandingFacts | undefined;
  readonly entries: readonly EntryRow[];
  readonly goals: ReadonlyMap<string, GoalRow>;
  readonly winners: Awaited<ReturnType<typeof listWinners>>;
  readonly progressOf: (found: FoundNomination, goal: GoalRow | undefined) => Progress | null;
}

/** The nominations of the seasons that are on, and of those that ended lately with their winners. */
export async function showNominations(parts: NominationsParts, reader: Reader): Promise<Nomination[]> {
  const { db, clock } = parts;
  const now = clock.now();
  const player = reader.playerId === undefined ? undefined : await findStanding(db, reader.playerId, now);
  const region = player?.region ?? reader.region;
  const all = await listSeasons(parts, { region, now });
  const programmes = all.map(({ under }) => under.id);
  const entries = player ? await listEntries(db, reader.playerId!, programmes) : [];
  const seasons = all.filter((season) => isShown(season, player, entries));
  const goals = player ? await readGoals(db, reader.playerId!, { of: KIND }) : [];
  const found = nominationsOf(seasons);
  const shown: Shown = {
    ...{ ...reader, region, now, player, entries, progressOf: await progressReader(parts, found, region) },
    goals: new Map(goals.map((goal) => [goal.id, goal])),
    winners: await listWinners(db, { now, programmes, count: FIRST_PLACES }),
  };
  const views = await Promise.all(found.map((one) => nominationView(parts, one, shown)));
  return views.filter((view) => view !== undefined);
}

/** One that gives nothing for now is shown to those who stand in it; one that is not for a player, to those it was for. */
function isShown(
  { under, over, status }: Season,
  player: StandingFacts | undefined,
  entries: readonly EntryRow[],
): boolean {
  if (entries.some(({ programmeId }) => programmeId === under.id)) return true;
  if (status === 'CURRENT' && over) return false;
  return !player || judgeStanding(player, under.programme)?.rule !== 'not_for_you';
}

async function nominationView(
  parts: NominationsParts,
  found: FoundNomination,
  shown: Shown,
): Promise<Nomination | undefined> {
  const { season, one, index } = found;
  const { language, player, playerId, entries } = shown;
  const { under, from, to, status } = season;
  const rewards = await rewardsOf(parts, found, { currency: REGIONS[shown.region].currency, language });
  // A bonus of it is not there any more, or it has no least stake here.
  if (!rewards.every((reward) => reward !== undefined) || !definitionIn(one, shown.region)) return undefined;
  const words = wordsOf(under, language);
  const entry = entries.find(({ programmeId, code }) => programmeId === under.id && code === one.code);
  const isActive = status === 'CURRENT' && entry?.active === true && !entry.isOver;
  const isBegun = entry && (status === 'END' || !entry.isOver);
  const goal = isBegun ? shown.goals.get(entry.goalId) : undefined;
  const winners = shown.winners.filter((row) => row.programmeId === under.id && row.code === one.code);
  return {
    ...{ id: one.code, season: under.programme.code, seasonName: words.title, measure: one.measure },
    ...{ name: words.nominations[index]!.name, lead: words.nominations[index]!.text, picture: one.picture },
    terms: words.terms.map((line) => renderMarkdown(line, language)),
    ...{ from: from.toISOString(), to: to.toISOString(), status, active: isActive },
    activeSince: isActive ? entry.activeSince.toISOString() : null,
    ...wayIn(season, shown),
    progress: player ? shown.progressOf(found, goal) : null,
    ...{ reward: rewards[0]!, rewards },
    winners: winners.map((row) => placeView(row, rewards, playerId)),
    seen: status === 'CURRENT' || !entry || entry.seen,
  };
}

/** The way in for a player, and what bars it now, if anything. */
function wayIn({ under, status }: Season, { player, entries, region, now }: Shown) {
  const mine = entries.filter(({ programmeId, isOver }) => programmeId === under.id && !isOver);
  const isIn = mine.some(({ active }) => active);
  const again = isIn ? mayChangeAt(lastChangeOf(mine), now, REGION_TIME_ZONES[region]) : undefined;
  const rule = player && judgeStanding(player, under.programme);
  return {
    againAt: status === 'CURRENT' ? (again?.toISOString() ?? null) : null,
    rule: status === 'CURRENT' && rule ? offerRuleView(rule) : null,
  };
}

/** Reads how far a player is; where they have not begun, at nothing. */
async function progressReader(
  { db }: NominationsParts,
  all: readonly FoundNomination[],
  region: RegionId,
): Promise<Shown['progressOf']> {
  const filters = all.map(({ one }) => ({ definition: { games: one.games } }));
  const find = await readKnownGames(db, filters);
  const games = all.some(({ one }) => one.games !== 'all') ? await listKnownGames(db) : [];
  return ({ one }, goal) => {
    const definition = goal?.definition ?? definitionIn(one, region);
    // It cannot be counted, and waits for a person.
    if (!definition || goal?.state === 'faulty') return null;
    return progressView(goal ?? { definition, current: 0n, target: 0n }, games, find);
  };
}

import type { Box } from '@croupier/contract/rewards/treasures';
import { judgeStanding, type StandingFacts } from '@croupier/domain/rewards/programmes';
import { endOf } from '@croupier/domain/rewards/treasures';
import { LANGUAGES, REGIONS, type Language, type RegionId } from '@croupier/domain/site/regions';
import { tableHash } from '@croupier/games';
import { renderMarkdown } from '../../site/content/feature.ts';
import { listKnownGames, progressView, readGoals, readKnownGames, type GoalRow } from '../goals/feature.ts';
import { findRewards, givenView, lootRowsView, type RewardRow } from '../rewards/feature.ts';
import { findStanding, offerRuleView } from '../standing/feature.ts';
import type { BoxRow } from './boxes-store.ts';
import { versionOf, type TreasuresParts } from './treasures-parts.ts';

interface Reader {
  readonly playerId: bigint;
  readonly region: RegionId;
  readonly language: Language;
}

/** Boxes of one player as they read them; those are left out whose contents cannot be told in their money any more. */
export async function boxViews(
  parts: TreasuresParts,
  rows: readonly BoxRow[],
  reader: Reader,
): Promise<Box[]> {
  const { db, clock } = parts;
  const { playerId } = reader;
  const facts = rows.length === 0 ? undefined : await findStanding(db, playerId, clock.now());
  if (!facts) return [];
  const goals = await readGoals(db, playerId, { ids: rows.map(({ id }) => id) });
  const find = await readKnownGames(db, goals);
  const rewardIds = rows.flatMap(({ rewardId }) => rewardId ?? []);
  const all: Around = {
    ...{ ...reader, facts, find, goals: new Map(goals.map((goal) => [goal.id, goal])) },
    games: goals.some(({ definition }) => definition.games !== 'all') ? await listKnownGames(db) : [],
    rewards: await findRewards(db, playerId, rewardIds),
  };
  const shown = await Promise.all(rows.map((row) => boxView(parts, row, all)));
  return shown.filter((box) => box !== undefined);
}

interface Around extends Reader {
  readonly facts: StandingFacts;
  readonly goals: ReadonlyMap<string, GoalRow>;
  readonly games: readonly string[];
  readonly find: Awaited<ReturnType<typeof readKnownGames>>;
  readonly rewards: ReadonlyMap<string, RewardRow>;
}

async function boxView(
  parts: TreasuresParts,
  box: BoxRow,
  { region, language, facts, goals, games, find, rewards }: Around,
): Promise<Box | undefined> {
  const { id, code, state, givenAt, rewardId } = box;
  const { id: programmeId, version, programme } = await versionOf(parts, box);
  const { terms, texts, audience } = programme;
  const currency = box.currency ?? REGIONS[region].currency;
  const goal = goals.get(id);
  const rows = await lootRowsView(parts, terms.loot, { programmeId, currency, language });
  if (!rows || !goal) return undefined;
  const words = texts as Readonly<Record<Language, { title: string; terms: string[] }>>;
  const reward = rewardId === null ? undefined : rewards.get(rewardId);
  const rule = judgeStanding(facts, { audience });
  const progress = progressView(goal, games, find);
  return {
    ...{ id, code, state, typeIcon: terms.typeIcon, current: progress.current, target: progress.target },
    names: Object.fromEntries(LANGUAGES.map((each) => [each, words[each].title])) as Box['names'],
    terms: words[language].terms.map((line) => renderMarkdown(line, language)),
    progress,
    accessible: state === 'AVAILABLE' || (state === 'PROCESSING' && goal.times > 0),
    createdDate: givenAt.toISOString(),
    expireDate: endOf(box)?.toISOString() ?? null,
    loot: {
      rows,
      totalWeight: terms.loot.reduce((sum, { weight }) => sum + weight, 0),
      ...{ version, hash: tableHash(terms.loot) },
    },
    given: (reward && (await givenView(reward, { currency, language }, parts.offerOf))) ?? null,
    rule: rule ? offerRuleView(rule) : null,
  };
}

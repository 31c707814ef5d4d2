import type { Quest, QuestName, QuestStep } from '@croupier/contract/rewards/quest';
import type { QuestStepTerms, QuestTerms, QuestTexts } from '@croupier/contract/rewards/quest/kind';
import { targetAfter } from '@croupier/domain/rewards/goals';
import { byPlace, judgeStanding, runOf, type StandingFacts } from '@croupier/domain/rewards/programmes';
import { isTimeOver, SHOWN_MS, stepStateOf } from '@croupier/domain/rewards/quest';
import { REGIONS, type Language } from '@croupier/domain/site/regions';
import { renderMarkdown } from '../../site/content/feature.ts';
import { listKnownGames, progressView, readGoals, readKnownGames, type GoalRow } from '../goals/feature.ts';
import type { InForce } from '../programmes/feature.ts';
import {
  findRewards,
  givenView,
  offeredReward,
  promisedTo,
  rewardId,
  type Reading,
  type RewardRow,
} from '../rewards/feature.ts';
import { findStanding, offerRuleView } from '../standing/feature.ts';
import { isAnew, isThereIn } from './enter-quest.ts';
import { listEntries, type EntryRow } from './entries-store.ts';
import {
  KIND,
  nameOf,
  rewardsOf,
  stepDefinition,
  stepGoalId,
  versionOf,
  type QuestParts,
  type QuestVersion,
} from './quest-parts.ts';

interface Reader {
  readonly playerId: bigint;
  readonly language: Language;
}

/** A quest that its player takes part in, or may. */
interface ShownQuest {
  readonly under: QuestVersion;
  readonly entry: EntryRow | undefined;
  readonly state: Quest['state'];
  readonly from: Date;
  readonly to: Date | null;
}

interface Around extends Reading {
  readonly playerId: bigint;
  readonly player: StandingFacts;
}

/** The quests of a player and one of them whole. @param code which; left out: the first @returns undefined where there is none of that code */
export async function showQuests(
  parts: QuestParts,
  { playerId, language }: Reader,
  code: string | undefined,
): Promise<{ quest: Quest | null; quests: QuestName[] } | undefined> {
  const now = parts.clock.now();
  const player = await findStanding(parts.db, playerId, now);
  const all = player ? await listShown(parts, { playerId, player, now }) : [];
  const one = code === undefined ? all[0] : all.find(({ under }) => under.programme.code === code);
  if (code !== undefined && !one) return undefined;
  const around = player && { playerId, player, language, currency: REGIONS[player.region].currency };
  const quest = one && around && (await questView(parts, one, around));
  return {
    quest: quest ?? null,
    quests: all.map(({ under, to }) => ({
      code: under.programme.code,
      name: wordsOf(under, language).title,
      to: to?.toISOString() ?? null,
    })),
  };
}

/** Lists what is shown to a player: quests that they take part in first, those that have ended last. */
async function listShown(
  parts: QuestParts,
  { playerId, player, now }: { playerId: bigint; player: StandingFacts; now: Date },
): Promise<ShownQuest[]> {
  const { db, brand, programmes } = parts;
  const entries = await listEntries(db, playerId, new Date(now.getTime() - SHOWN_MS));
  const mine = await Promise.all(
    entries.map(async (entry) => entered(await versionOf(parts, entry), entry, { player, now })),
  );
  const on = await programmes.inForce<QuestTerms>(KIND, { region: player.region, brand, now });
  const open = on.filter((quest) => isOpenTo(player, quest) && !hasEntry(entries, quest)).map(asOpen);
  // The same quest is told once: the run that is on, of what is over the last.
  const told = new Map([...mine.toReversed(), ...open].map((one) => [one.under.programme.code, one]));
  const running = mine.filter(({ state }) => state === 'RUNNING');
  for (const one of running) told.set(one.under.programme.code, one);
  return [...told.values()]
    .filter(({ under }) => isThereIn(under.programme.terms, player.region))
    .sort((one, other) => rank(one) - rank(other) || byPlace(one.under.programme, other.under.programme));
}

const rank = ({ state }: ShownQuest): number => ({ RUNNING: 0, OPEN: 1, DONE: 2, OVER: 3 })[state];

const hasEntry = (entries: readonly EntryRow[], quest: InForce): boolean =>
  entries.some(
    (entry) => entry.programmeId === quest.id && entry.run === quest.run.number && !isAnew(entry, quest),
  );

/** Whether it is told to a player: also where a rule keeps them from it for now. */
const isOpenTo = (player: StandingFacts, { programme }: InForce<QuestTerms>): boolean =>
  judgeStanding(player, programme)?.rule !== 'not_for_you';

const asOpen = (quest: InForce<QuestTerms>): ShownQuest => ({
  ...{ under: quest, entry: undefined, state: 'OPEN', from: quest.run.from, to: quest.run.until },
});

function entered(
  under: QuestVersion,
  entry: EntryRow,
  { player, now }: { player: StandingFacts; now: Date },
): ShownQuest {
  const state = isTimeOver(entry, now) ? 'OVER' : entry.state;
  const isCutShort = entry.state === 'OVER' && (entry.untilAt === null || entry.endedAt! < entry.untilAt);
  return {
    ...{ under, entry, state, to: isCutShort ? entry.endedAt : entry.untilAt },
    from: runOf(under.programme.schedule, player.region, entry.run).from,
  };
}

async function questView(parts: QuestParts, shown: ShownQuest, around: Around): Promise<Quest | undefined> {
  const { under, entry, state, from, to } = shown;
  const { code, terms, picture, audience } = under.programme;
  const { player, language } = around;
  const words = wordsOf(under, language);
  const steps = await stepViews(parts, shown, around);
  const rewards = await Promise.all(
    rewardsOf(terms).map((reward) => offeredReward(reward, around, parts.offerOf)),
  );
  // A bonus of it is not there any more.
  if (!rewards.every((reward) => reward !== undefined)) return undefined;
  const given = await givenOf(parts, entry, around, rewards.length);
  const rule = judgeStanding(player, entry ? promisedTo([player.region]) : { audience });
  const count = terms.steps.length;
  return {
    ...{ code, name: words.title, lead: words.lead, picture, state },
    ...{ from: from.toISOString(), to: to?.toISOString() ?? null },
    ...{ joined: entry !== undefined, needsJoin: terms.needsJoin, rule: rule ? offerRuleView(rule) : null },
    terms: words.terms.map((line) => renderMarkdown(line, language)),
    steps: steps.map((step, place) => ({ ...step, reward: rewards[place]!, given: given[place] ?? null })),
    ...{ final: rewards[count] ?? null, finalGiven: given[count] ?? null },
  };
}

const wordsOf = ({ programme }: QuestVersion, language: Language): QuestTexts =>
  programme.texts[language] as QuestTexts;

/** Rewards that were given, at their places. */
async function givenOf(
  { db, offerOf }: QuestParts,
  entry: EntryRow | undefined,
  around: Around,
  count: number,
) {
  if (!entry) return [];
  const ids = Array.from({ length: count }, (_, place) => rewardId(nameOf(entry, place + 1)));
  const rows = await findRewards(db, entry.playerId, ids);
  const viewOf = async (row: RewardRow | undefined) => row && givenView(row, around, offerOf);
  return Promise.all(ids.map((id) => viewOf(rows.get(id))));
}

type StepView = Omit<QuestStep, 'reward' | 'given'>;

async function stepViews({ db }: QuestParts, shown: ShownQuest, around: Around): Promise<StepView[]> {
  const { under, entry, state } = shown;
  const { steps } = under.programme.terms;
  const ids = entry ? steps.map((_, place) => stepGoalId(entry, place + 1)) : [];
  const goals = new Map((await readGoals(db, around.playerId, { ids })).map((goal) => [goal.id, goal]));
  const standing = steps.map((step, place) => goals.get(ids[place] ?? '') ?? untouched(step, around));
  const find = await readKnownGames(db, standing);
  const games = standing.some(({ definition }) => definition.games !== 'all') ? await listKnownGames(db) : [];
  const texts = wordsOf(under, around.language).steps;
  return steps.map(({ at }, place) => ({
    ...{ number: place + 1, name: texts[place]!.name, text: texts[place]!.text, at },
    state: stepStateOf(standingOf(shown, state), place + 1),
    progress: progressView(standing[place]!, games, find),
  }));
}

/** The first round takes part by itself, so that its step is current before. */
const standingOf = ({ entry, under }: ShownQuest, state: Quest['state']) => {
  if (entry && state !== 'OPEN') return { state, done: entry.done };
  return { state: under.programme.terms.needsJoin ? ('OVER' as const) : ('RUNNING' as const), done: 0 };
};

/** A step that is not current yet. */
function untouched(
  step: QuestStepTerms,
  { player }: Around,
): Pick<GoalRow, 'definition' | 'current' | 'target'> {
  const definition = stepDefinition(step, player.region)!;
  return { definition, current: 0n, target: targetAfter(definition, 0) };
}

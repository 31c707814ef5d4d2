import type { Achievement } from '@croupier/contract/rewards/achievements';
import type { AchievementTerms } from '@croupier/contract/rewards/achievements/kind';
import { ACHIEVEMENT_TIERS, holdersMicroOf } from '@croupier/domain/rewards/achievements';
import { targetAfter, type GoalDefinition } from '@croupier/domain/rewards/goals';
import { judgeStanding } from '@croupier/domain/rewards/programmes';
import { REGIONS, type Language } from '@croupier/domain/site/regions';
import type { SignedIn } from '../../../platform/http/http.ts';
import { renderMarkdown } from '../../site/content/feature.ts';
import { listKnownGames, progressView, readGoals, readKnownGames, type GoalRow } from '../goals/feature.ts';
import { offeredReward } from '../rewards/feature.ts';
import { findStanding } from '../standing/feature.ts';
import { listTiers, type TierRow } from './achievements-store.ts';
import {
  definitionIn,
  isCurrent,
  KIND,
  versionOf,
  type AchievementsParts,
  type AchievementVersion,
} from './achievements-parts.ts';
import { listShares } from './shares-store.ts';

/** An achievement of a player: the version that holds for them, their goal of it, and what they have reached. */
interface Mine {
  readonly under: AchievementVersion;
  readonly goal: GoalRow | undefined;
  /** All that they held of it, under whatever version. */
  readonly held: readonly GoalRow[];
  readonly definition: GoalDefinition;
  readonly medals: readonly TierRow[];
  /** Whether they may reach more of it now. */
  readonly isOn: boolean;
}

/**
 * The achievements of a player: those that they can reach now, in their order, and after them what they have reached of others. Who may have
 * nothing now is shown what they have reached and no more: nobody is told on a break what playing would bring.
 */
export async function showAchievements(
  parts: AchievementsParts,
  { playerId, region }: Pick<SignedIn, 'playerId' | 'region'>,
  language: Language,
) {
  const { db } = parts;
  const medals = await listTiers(db, playerId);
  const mine = await listMine(parts, playerId, medals);
  const shares = new Map((await listShares(db)).map((share) => [share.code, holdersMicroOf(share)]));
  const find = await readKnownGames(db, mine);
  const games = mine.some(({ definition }) => definition.games !== 'all') ? await listKnownGames(db) : [];
  const reading = { currency: REGIONS[region].currency, language };
  const shown = await Promise.all(
    mine.map(async (one, index) => ({
      ...(isHidden(one) ? hiddenView(index + 1) : await openView(parts, one, reading)),
      progress: isHidden(one) || !one.isOn ? null : progressView(standOf(one), games, find),
      holdersMicro: shares.get(one.under.programme.code) ?? 0,
      seen: one.medals.every(({ seen }) => seen),
    })),
  );
  const count = (tier: TierRow['tier']) => medals.filter((medal) => medal.tier === tier).length;
  return {
    achievements: shown satisfies Achievement[],
    reached: {
      ...{ single: count('single'), silver: count('silver') },
      ...{ gold: count('gold'), snow: count('snow') },
    },
  };
}

const isHidden = ({ under, medals }: Mine): boolean => under.programme.terms.hidden && medals.length === 0;

const standOf = ({ goal, definition }: Mine) =>
  goal ?? { definition, current: 0n, target: targetAfter(definition, 0) };

async function listMine(
  parts: AchievementsParts,
  playerId: bigint,
  medals: readonly TierRow[],
): Promise<Mine[]> {
  const { db, clock, programmes, brand } = parts;
  const now = clock.now();
  const player = await findStanding(db, playerId, now);
  if (!player) return [];
  const { region } = player;
  const goals = await readGoals(db, playerId, { of: KIND });
  const medalsOf = Map.groupBy(medals, ({ code }) => code);
  const mineOf = (under: AchievementVersion, goal: GoalRow | undefined, isOn: boolean): Mine[] => {
    const definition = goal?.definition ?? definitionIn(under.programme.terms, region);
    const reached = medalsOf.get(under.programme.code) ?? [];
    // It cannot be counted, and waits for a person: until then nothing true can be told of it.
    const isFaulty = goal?.state === 'faulty';
    if (!definition || (reached.length === 0 && (!isOn || isFaulty))) return [];
    const held = goals.filter(({ code }) => code === under.programme.code);
    return [{ under, goal, held, definition, medals: reached, isOn: isOn && !isFaulty }];
  };
  const mine: Mine[] = [];
  const on = await programmes.inForce<AchievementTerms>(KIND, { region, brand, now });
  for (const one of on) {
    const goal = goals.findLast((each) => isCurrent(each, one, now));
    const isFor = judgeStanding(player, one.programme) === undefined;
    mine.push(...mineOf(goal ? await versionOf(parts, goal) : one, goal, isFor));
  }
  const shown = new Set(on.map(({ programme }) => programme.code));
  for (const [code, reached] of medalsOf) {
    if (shown.has(code)) continue;
    const under = await versionOf(parts, reached.at(-1)!);
    const goal = goals.find((one) => one.programmeId === under.id && one.version === under.version);
    mine.push(...mineOf(under, goal, false));
  }
  return mine;
}

type Opened = Omit<Achievement, 'progress' | 'holdersMicro' | 'seen'>;

const hiddenView = (number: number): Opened => ({
  ...{ code: `hidden-${number}`, tier: null, tiers: [], name: '', text: '', terms: [], picture: '' },
  hidden: true,
});

async function openView(
  parts: AchievementsParts,
  mine: Mine,
  reading: Parameters<typeof offeredReward>[1],
): Promise<Opened> {
  const { under, medals } = mine;
  const { code, picture, texts } = under.programme;
  const { language } = reading;
  const words = texts[language] as { title: string; lead: string; terms: string[] };
  const tiers = await Promise.all(
    (await tiersOf(parts, mine)).map(async ({ tier, target, reward }) => ({
      ...{ tier, target },
      reward: (reward && (await offeredReward(reward, reading, parts.offerOf))) ?? null,
      reachedAt: medals.find((medal) => medal.tier === tier)?.reachedAt.toISOString() ?? null,
    })),
  );
  return {
    ...{ code, picture, tiers, hidden: false, name: words.title, text: words.lead },
    tier: tiers.findLast(({ reachedAt }) => reachedAt !== null)?.tier ?? null,
    terms: words.terms.map((line) => renderMarkdown(line, language)),
  };
}

type TierTerms = AchievementTerms['tiers'][number];
type ShownTier = Pick<TierTerms, 'tier' | 'reward'> & { readonly target: string };

/** The medals of the version that holds, and what was reached of those that another version had; the lowest first. */
async function tiersOf(
  parts: AchievementsParts,
  { under, definition, medals, held }: Mine,
): Promise<ShownTier[]> {
  const shownOf = ({ tier, reward }: TierTerms, target: string): ShownTier => ({
    ...{ tier, target },
    ...(reward && { reward }),
  });
  const { tiers } = under.programme.terms;
  const own = tiers.map((one, index) => shownOf(one, definition.targets[index]!));
  const others: ShownTier[] = [];
  for (const { tier, place, programmeId, version } of medals) {
    if (tiers.some((one) => one.tier === tier)) continue;
    const goal = held.find(
      (one) => one.programmeId === programmeId && one.version === version && one.times >= place,
    );
    const { programme } = await versionOf(parts, { programmeId, version });
    const target = goal?.definition.targets[place - 1];
    if (target !== undefined) others.push(shownOf(programme.terms.tiers[place - 1]!, target));
  }
  return [...others, ...own].sort((one, other) => heightOf(one) - heightOf(other));
}

const heightOf = ({ tier }: ShownTier): number => ACHIEVEMENT_TIERS.indexOf(tier);

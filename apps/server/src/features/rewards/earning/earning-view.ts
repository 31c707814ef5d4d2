import type { Earning } from '@croupier/contract/rewards/earning';
import type { EarningTerms } from '@croupier/contract/rewards/earning/kind';
import { targetAfter, type GoalDefinition } from '@croupier/domain/rewards/goals';
import { judgeStanding, type StandingFacts } from '@croupier/domain/rewards/programmes';
import { REGIONS, type Language } from '@croupier/domain/site/regions';
import type { SignedIn } from '../../../platform/http/http.ts';
import { renderMarkdown } from '../../site/content/feature.ts';
import { lapView, readGoals } from '../goals/feature.ts';
import type { Version } from '../programmes/feature.ts';
import { findStanding } from '../standing/feature.ts';
import { earningFor } from './earning-for.ts';
import { KIND, type EarningParts } from './earning-parts.ts';

/** Shows the programme that a player earns by, and how far they are; before they have played, the one they would earn by. */
interface Earned {
  readonly under: Version<EarningTerms>;
  readonly goal: {
    readonly definition: GoalDefinition;
    readonly current: bigint;
    readonly target: bigint;
    readonly times: number;
  };
}

/**
 * How a player earns points now.
 * @returns undefined where they earn none, and for whoever may have nothing now: nobody is told on a break what playing would bring
 */
export async function showEarning(
  parts: EarningParts,
  { playerId }: Pick<SignedIn, 'playerId'>,
  language: Language,
): Promise<Earning | undefined> {
  const now = parts.clock.now();
  const player = await findStanding(parts.db, playerId, now);
  const earned = player && (await earnedBy(parts, { playerId, player, now }));
  if (!earned || judgeStanding(player, earned.under.programme)) return undefined;
  const { code, terms, texts } = earned.under.programme;
  const words = texts[language] as { title: string; lead: string; terms: string[] };
  return {
    ...{ code, name: words.title, lead: words.lead },
    terms: words.terms.map((line) => renderMarkdown(line, language)),
    ...{ points: terms.points, expireDays: terms.expireDays ?? null },
    ...(await lapView(parts.db, earned.goal, REGIONS[player.region].currency)),
  };
}

async function earnedBy(
  parts: EarningParts,
  { playerId, player, now }: { playerId: bigint; player: StandingFacts; now: Date },
): Promise<Earned | undefined> {
  const goals = await readGoals(parts.db, playerId, { of: KIND });
  const held = goals.find(({ state }) => state !== 'over');
  // It waits for a person to look at it: until then nothing true can be told.
  if (held?.state === 'faulty') return undefined;
  if (held) {
    const under = await parts.programmes.versionOf<EarningTerms>(held.programmeId!, held.version!);
    return under && { under, goal: held };
  }
  const found = await earningFor(parts, player, { now });
  if (!found) return undefined;
  const { definition } = found;
  return { under: found, goal: { definition, current: 0n, target: targetAfter(definition, 0), times: 0 } };
}

import type { BonusGoal, BonusTerms } from '@croupier/domain/rewards/bonuses';
import { definitionFor } from '@croupier/domain/rewards/goals';
import { judgeStanding, type StandingFacts } from '@croupier/domain/rewards/programmes';
import { REGION_IDS, REGION_TIME_ZONES, REGIONS, type RegionId } from '@croupier/domain/site/regions';
import { afterCommit, type Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import type { StoredFact } from '../../../platform/outbox.ts';
import { holdGoal, readGoals } from '../goals/feature.ts';
import type { InForce } from '../programmes/feature.ts';
import { findStanding } from '../standing/feature.ts';
import { wantedOf } from './activate-bonus.ts';
import { KIND, versionOf, type BonusParts } from './bonus-parts.ts';
import { offerTo } from './follow-bonuses.ts';
import { offersBy, referenceOf } from './find-offers.ts';

/** Facts by which a player is seen to play or to pay in: from the first of them in a run on they hold its goals. */
export const GOAL_TOPICS = ['round.settled', 'provider-round.ended', 'pay-in.changed'] as const;

/** Players who were just seen, and until when by the clock of the process nobody asks again. It is only for speed. */
export interface SeenPlayers {
  readonly seenMs: number;
  readonly until: Map<bigint, number>;
}

const MOST_SEEN = 100_000;
/** Players who played longer ago hold them when they play again: a new reader begins with the oldest facts. */
const JUST_NOW_MS = 3_600_000;

/** Has players who play hold the goals of the bonuses that are for them, one a run, counted from the beginning of the run. */
export async function holdGoals(
  parts: BonusParts,
  seen: SeenPlayers,
  tx: Tx,
  facts: readonly StoredFact<(typeof GOAL_TOPICS)[number]>[],
): Promise<void> {
  const now = parts.clock.now();
  const offers = await goalOffers(parts, tx, now);
  if (offers.size === 0) return;
  const recent = facts.filter(({ createdAt }) => createdAt.getTime() > now.getTime() - JUST_NOW_MS);
  const asked = [...new Set(recent.map(({ playerId }) => playerId))].filter(
    (playerId) => (seen.until.get(playerId) ?? 0) <= performance.now(),
  );
  // In their order, as whoever else writes goals of many does.
  for (const playerId of asked.sort((one, other) => (one < other ? -1 : 1))) {
    const player = await findStanding(tx, playerId, now);
    if (player) await holdFor(tx, { playerId, player, offers: offers.get(player.region) ?? [], now });
  }
  afterCommit(tx, () => {
    if (seen.until.size > MOST_SEEN) seen.until.clear();
    for (const playerId of asked) seen.until.set(playerId, performance.now() + seen.seenMs);
  });
}

type Offers = readonly InForce<BonusTerms>[];

/** Offers that a goal brings, by region; without regions that have none. */
async function goalOffers(parts: BonusParts, through: Tx, now: Date): Promise<Map<RegionId, Offers>> {
  const all = new Map<RegionId, Offers>();
  for (const region of REGION_IDS) {
    const offers = await offersBy(parts, ['goal'], { region, now, through });
    if (offers.length > 0) all.set(region, offers);
  }
  return all;
}

interface Holding {
  readonly playerId: bigint;
  readonly player: StandingFacts;
  readonly offers: Offers;
  readonly now: Date;
}

async function holdFor(tx: Tx, { playerId, player, offers, now }: Holding): Promise<void> {
  const mine = offers
    .filter((offer) => !judgeStanding(player, wantedOf(offer)))
    .map((offer) => ({ offer, id: goalId(playerId, offer) }));
  if (mine.length === 0) return;
  const held = new Set(
    (await readGoals(tx, playerId, { ids: mine.map(({ id }) => id) })).map(({ id }) => id),
  );
  const { region } = player;
  const of = { currency: REGIONS[region].currency, zone: REGION_TIME_ZONES[region] };
  for (const { offer, id } of mine) {
    const { programme, run } = offer;
    const definition = definitionFor(goalOf(programme.terms.trigger.goal!), of);
    if (!definition || held.has(id)) continue;
    await holdGoal(tx, {
      ...{ playerId, id, of: 'bonus', code: programme.code, programmeId: offer.id, version: offer.version },
      ...{ definition, countsFrom: run.from, untilAt: run.until, now },
    });
  }
}

/** One a run: a newer version of the programme changes nothing for who holds it. */
const goalId = (playerId: bigint, { id, run }: InForce<BonusTerms>): string =>
  derivedUuid(`goal of bonus ${playerId} ${id} ${run.number}`);

const goalOf = (goal: BonusGoal) => ({ money: ['real'] as const, ...goal });

/** Offers the bonuses of goals that were reached, each once: that of the run that the goal was of. */
export async function followGoals(
  parts: BonusParts,
  tx: Tx,
  facts: readonly StoredFact<'goal.reached'>[],
): Promise<void> {
  const now = parts.clock.now();
  for (const { playerId, payload } of facts) {
    if (payload.of !== 'bonus') continue;
    const [goal] = await readGoals(tx, playerId, { ids: [payload.id] });
    const player = goal && (await findStanding(tx, playerId, now));
    // Both are gone where the account was erased.
    if (!player) continue;
    const found = await parts.programmes.find<BonusTerms>(KIND, goal.code, { now, through: tx });
    if (found?.over === 'withdrawn' || found?.over === 'paused') continue;
    const under = await versionOf(parts, { programmeId: goal.programmeId!, version: goal.version! }, tx);
    const reference = referenceOf(under, player.region, goal.countsFrom);
    await offerTo(tx, { playerId, under, reference, now });
  }
}

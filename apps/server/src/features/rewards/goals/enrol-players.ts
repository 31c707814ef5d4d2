import type { GoalUse } from '@croupier/domain/rewards/goals';
import type { StandingFacts } from '@croupier/domain/rewards/programmes';
import type { Brand } from '@croupier/domain/site/brands';
import { REGION_IDS, REGIONS } from '@croupier/domain/site/regions';
import type { Clock } from '../../../platform/clock.ts';
import { afterCommit, type Tx } from '../../../platform/database.ts';
import { reader, type Reader, type StoredFact } from '../../../platform/outbox.ts';
import type { InForce, ReadProgrammes } from '../programmes/feature.ts';
import { findStanding } from '../standing/feature.ts';
import { changesOf } from './changes-of-facts.ts';
import type { PlacedChange } from './count-goals.ts';
import { endGoalsInOther, listHeldNames, type HeldName } from './goals-store.ts';
import { holdGoal, type NewHeldGoal } from './hold-goal.ts';

const TOPICS = ['round.settled', 'provider-round.ended', 'account.region-moved'] as const;
type EnrolmentFact = StoredFact<(typeof TOPICS)[number]>;
type MovedFact = StoredFact<'account.region-moved'>;

const ENROL_EVERY_MS = 5_000;
/** So long a player may wait who could hold nothing a moment ago. */
const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 100_000;
/** Players who played longer ago are enrolled when they play again: a new reader begins with the oldest facts. */
const JUST_NOW_MS = 3_600_000;

/** A goal that a player is to hold by playing. */
export interface EnrolledGoal extends Omit<
  NewHeldGoal,
  'playerId' | 'headStart' | 'countsFrom' | 'from' | 'now'
> {
  /** When its programme began: a round that began before does not count. */
  readonly since: Date;
}

/** How goals of a mechanic come to those who play for money. */
export interface Enrolment {
  /** The kind of its programmes, and what their goals are held for. */
  readonly of: GoalUse;
  /** Whether they begin anew in the money of a region that they move to: what counts other money would stand still for ever. */
  readonly anewAfterMove?: true;
  /** Whether a player may lack one: a quick answer from the goals that they hold or held, before they are asked for themselves. */
  readonly isMissing: (held: readonly HeldName[], on: readonly InForce[], now: Date) => boolean;
  /** The goals that a player is to hold now. One with the id of a goal that they hold already is left as it is. */
  readonly goalsFor: (
    tx: Tx,
    asked: {
      readonly playerId: bigint;
      readonly player: StandingFacts;
      readonly held: readonly HeldName[];
      readonly now: Date;
    },
  ) => Promise<readonly EnrolledGoal[]>;
}

interface EnrolParts {
  readonly clock: Clock;
  readonly brand: Brand;
  readonly programmes: Pick<ReadProgrammes, 'inForce'>;
  readonly memoryMs: number;
}

/** Has those who play for money hold the goals that are for them and that they do not hold yet, from the first of these rounds on. */
export function enrolmentReader(parts: EnrolParts, enrolment: Enrolment): Reader {
  const memory = createMemory(Math.min(REMEMBERED_MS, parts.memoryMs));
  return reader({
    name: `${enrolment.of}-enrolment`,
    topics: TOPICS,
    everyMs: ENROL_EVERY_MS,
    handle: (tx, facts) => enrolPlayers({ ...parts, ...enrolment, memory }, tx, facts),
  });
}

type Enrolling = EnrolParts & Enrolment & { readonly memory: ReturnType<typeof createMemory> };

async function enrolPlayers(parts: Enrolling, tx: Tx, facts: readonly EnrolmentFact[]): Promise<void> {
  const now = parts.clock.now();
  const moved = facts.filter((fact) => fact.topic === 'account.region-moved');
  if (parts.anewAfterMove) await endOtherMoney(parts, tx, moved);
  const on = await listOn(parts, tx, now);
  if (on.length === 0) return;
  const played = facts
    .filter((fact) => fact.topic !== 'account.region-moved')
    .filter(({ payload }) => payload.kind !== 'play' && !('gift' in payload));
  const asked = [...new Set(played.map(({ playerId }) => playerId))].filter(parts.memory.isForgotten);
  if (asked.length === 0) return;
  const held = Map.groupBy(await listHeldNames(tx, asked, parts.of), ({ playerId }) => playerId);
  const heldBy = (playerId: bigint) => held.get(playerId) ?? [];
  const others = new Set(asked.filter((playerId) => parts.isMissing(heldBy(playerId), on, now)));
  const changes = await changesOf(
    tx,
    played.filter(({ playerId }) => others.has(playerId)),
  );
  // In their order, as whoever else writes goals of many does.
  for (const playerId of [...others].sort(ascending)) {
    const first = firstOf(changes.get(playerId) ?? [], now);
    if (first) await enrol(parts, tx, { playerId, held: heldBy(playerId), first, now });
  }
  afterCommit(tx, () => parts.memory.remember(asked));
}

/** Ends what counts the money of a region that its player has left: the next round has them hold it in the money of the other one. */
async function endOtherMoney(
  { of, clock, memory }: Enrolling,
  tx: Tx,
  facts: readonly MovedFact[],
): Promise<void> {
  for (const playerId of [...new Set(facts.map((fact) => fact.playerId))].sort(ascending)) {
    const player = await findStanding(tx, playerId, clock.now());
    if (player) await endGoalsInOther(tx, { playerId, of, currency: REGIONS[player.region].currency });
    memory.forget(playerId);
  }
}

/** Its programmes that are on anywhere. */
async function listOn({ programmes, brand, of }: Enrolling, tx: Tx, now: Date): Promise<InForce[]> {
  const on = new Map<bigint, InForce>();
  for (const region of REGION_IDS)
    for (const one of await programmes.inForce(of, { region, brand, now, through: tx })) on.set(one.id, one);
  return [...on.values()];
}

async function enrol(
  { goalsFor }: Enrolling,
  tx: Tx,
  of: { playerId: bigint; held: readonly HeldName[]; first: PlacedChange; now: Date },
): Promise<void> {
  const { playerId, held, first, now } = of;
  const player = await findStanding(tx, playerId, now);
  if (!player) return;
  for (const { since, ...goal } of await goalsFor(tx, { playerId, player, held, now })) {
    const { startedAt } = first.of;
    // A round that began before the programme does not count; the place of one that did saves looking for it.
    const from = startedAt < since ? { countsFrom: since } : { countsFrom: startedAt, from: first.place };
    await holdGoal(tx, { ...goal, playerId, ...from, now });
  }
}

/** The one that began first, of those that ended just now. */
function firstOf(changes: readonly PlacedChange[], now: Date): PlacedChange | undefined {
  const since = now.getTime() - JUST_NOW_MS;
  return changes
    .filter(({ of }) => of.endedAt.getTime() > since)
    .sort((one, other) => one.of.startedAt.getTime() - other.of.startedAt.getTime())[0];
}

/** Remembers for a while who was asked about, by the clock of the process. It is only for speed: what is forgotten is asked. */
function createMemory(rememberedMs: number) {
  const remembered = new Map<bigint, number>();
  return {
    isForgotten: (playerId: bigint): boolean => (remembered.get(playerId) ?? 0) <= performance.now(),
    forget(playerId: bigint): void {
      remembered.delete(playerId);
    },
    remember(players: readonly bigint[]): void {
      if (remembered.size > MOST_REMEMBERED) remembered.clear();
      for (const playerId of players) remembered.set(playerId, performance.now() + rememberedMs);
    },
  };
}

const ascending = (one: bigint, other: bigint): number => (one < other ? -1 : 1);

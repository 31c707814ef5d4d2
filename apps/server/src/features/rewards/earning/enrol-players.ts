import { REGION_IDS } from '@croupier/domain/site/regions';
import { afterCommit, type Tx } from '../../../platform/database.ts';
import type { StoredFact } from '../../../platform/outbox.ts';
import { changesOf, holdRepeated, type PlacedChange } from '../goals/feature.ts';
import { findStanding } from '../standing/feature.ts';
import { earningFor, heldOf } from './earning-for.ts';
import { KIND, type EarningParts } from './earning-parts.ts';
import { listEarners } from './earning-store.ts';

export const PLAY_TOPICS = ['round.settled', 'provider-round.ended'] as const;
type PlayFact = StoredFact<(typeof PLAY_TOPICS)[number]>;

/** Players who played longer ago are enrolled when they play again: a new reader begins with the oldest facts. */
const JUST_NOW_MS = 3_600_000;
const MOST_REMEMBERED = 100_000;

export interface EnrolParts extends EarningParts {
  /** For how long nobody asks again whether a player is enrolled. */
  readonly rememberedMs: number;
  /** Until when, by the clock of the process. It is only for speed: what is forgotten is asked. */
  readonly remembered: Map<bigint, number>;
}

/** Has those who play for money and earn nothing yet earn by the programme that is for them, from the first of these rounds on. */
export async function enrolPlayers(parts: EnrolParts, tx: Tx, facts: readonly PlayFact[]): Promise<void> {
  const now = parts.clock.now();
  if (!(await isAnyOn(parts, tx, now))) return;
  const played = facts.filter(({ payload }) => payload.kind !== 'play' && !('gift' in payload));
  const asked = [...new Set(played.map(({ playerId }) => playerId))].filter(isForgotten(parts));
  if (asked.length === 0) return;
  const earners = await listEarners(tx, asked);
  const others = new Set(asked.filter((playerId) => !earners.has(playerId)));
  const changes = await changesOf(
    tx,
    played.filter(({ playerId }) => others.has(playerId)),
  );
  // In their order, as whoever else writes goals of many does.
  for (const playerId of [...others].sort(ascending)) {
    const first = firstOf(changes.get(playerId) ?? [], now);
    if (first) await enrol(parts, tx, { playerId, first, now });
  }
  afterCommit(tx, () => remember(parts, asked));
}

async function isAnyOn({ programmes, brand }: EarningParts, tx: Tx, now: Date): Promise<boolean> {
  for (const region of REGION_IDS)
    if ((await programmes.inForce(KIND, { region, brand, now, through: tx })).length > 0) return true;
  return false;
}

async function enrol(
  parts: EarningParts,
  tx: Tx,
  { playerId, first, now }: { playerId: bigint; first: PlacedChange; now: Date },
): Promise<void> {
  const player = await findStanding(tx, playerId, now);
  const found = player && (await earningFor(parts, player, { now, through: tx }));
  if (!found) return;
  const { from } = found.run;
  const { startedAt } = first.of;
  // A round that began before the programme does not count; the place of one that did saves looking for it.
  const since = startedAt < from ? { countsFrom: from } : { countsFrom: startedAt, from: first.place };
  await holdRepeated(tx, heldOf(found), { playerId, now, ...since });
}

/** The one that began first, of those that ended just now. */
function firstOf(changes: readonly PlacedChange[], now: Date): PlacedChange | undefined {
  const since = now.getTime() - JUST_NOW_MS;
  return changes
    .filter(({ of }) => of.endedAt.getTime() > since)
    .sort((one, other) => one.of.startedAt.getTime() - other.of.startedAt.getTime())[0];
}

const isForgotten =
  ({ remembered }: EnrolParts) =>
  (playerId: bigint): boolean =>
    (remembered.get(playerId) ?? 0) <= performance.now();

function remember({ remembered, rememberedMs }: EnrolParts, players: readonly bigint[]): void {
  if (remembered.size > MOST_REMEMBERED) remembered.clear();
  for (const playerId of players) remembered.set(playerId, performance.now() + rememberedMs);
}

const ascending = (one: bigint, other: bigint): number => (one < other ? -1 : 1);

import type { breakPlayer as breaks, limitPlayer as limits } from '@croupier/contract/office/player-desk';
import type { Currency } from '@croupier/domain/money/amounts';
import type { HouseLimitName } from '@croupier/domain/people/house-rules';
import { isLimitSound, type LimitSpan } from '@croupier/domain/people/limits';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { setHouseBreak, setHouseLimit } from '../../people/house-rules/feature.ts';
import { playerExists } from '../../people/players/feature.ts';
import { actorOf } from '../audit/feature.ts';
import type { OfficeCall } from './look.ts';
import type { PlayerDeskParts } from './player-desk-parts.ts';
import { subjectOf } from './player-subject.ts';

const DAY_MS = 86_400_000;

interface WantedLimit {
  readonly id: bigint;
  readonly rule: HouseLimitName;
  readonly period: LimitSpan;
  readonly amountMinor: bigint;
  readonly currency: Currency | null;
  readonly reason: string;
}

/** Sets or lowers a limit of the house. What is not stricter than the one that stands is refused: to loosen takes two. */
export async function limitPlayer(
  { db, clock, seats, record }: PlayerDeskParts,
  call: OfficeCall,
  { id, rule, period, currency, amountMinor, reason }: WantedLimit,
): Promise<{ done: true } | Refused<typeof limits>> {
  if (!isLimitSound({ rule, period }, { size: amountMinor, currency })) return refuse('amount_out_of_range');
  if (!(await playerExists(db, id))) return refuse('not_found');
  // Stakes are judged by what stands on the seat: who has never played gets one, so that their first stake is judged.
  await seats.prepare(id);
  return db.transaction(async (tx) => {
    const set = { by: call.operator.name, reason, now: clock.now() };
    const limit = { playerId: id, rule, period, currency, amountMinor };
    const change = await setHouseLimit(tx, limit, set);
    if (change === 'weaker') return refuse('not_stricter');
    const { before } = change;
    await record(tx, actorOf(call), {
      act: 'limit.player',
      subject: subjectOf(id),
      ...(before && {
        before: { rule, period, currency: before.currency, amountMinor: String(before.amountMinor) },
      }),
      after: { rule, period, currency, amountMinor: String(amountMinor) },
      reason,
    });
    return { done: true };
  });
}

/** Gives a player a break from now on, or makes one that is on last longer. */
export async function breakPlayer(
  { db, clock, seats, record }: PlayerDeskParts,
  call: OfficeCall,
  { id, days, reason }: { id: bigint; days: number; reason: string },
): Promise<{ done: true } | Refused<typeof breaks>> {
  if (!(await playerExists(db, id))) return refuse('not_found');
  await seats.prepare(id);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const until = new Date(now.getTime() + days * DAY_MS);
    const set = { by: call.operator.name, reason, now };
    const change = await setHouseBreak(tx, { playerId: id, until }, set);
    if (change === 'weaker') return refuse('not_stricter');
    await record(tx, actorOf(call), {
      act: 'break.player',
      subject: subjectOf(id),
      ...(change.before && { before: { until: change.before.until } }),
      after: { until },
      reason,
    });
    return { done: true };
  });
}

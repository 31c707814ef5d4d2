import type { endPromoCode as ends, makePromoCode as makes } from '@croupier/contract/office/promo-desk';
import type { InputOf } from '@croupier/contract/kit';
import { canonicalPromo } from '@croupier/domain/rewards/promo-codes';
import type { Needs } from '../../../platform/platform.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { closePromo, insertPromo, lockPromo } from '../../rewards/promo-codes/feature.ts';
import type { Actor, RecordAct } from '../audit/feature.ts';

type Parts = Needs<'db' | 'clock'> & { readonly record: RecordAct };
type Done = { done: true };

/** Makes a code; of two who make the same at once the second is told. A code that has ended is not made again: players know it. */
export async function makePromoCode(
  { db, clock, record }: Parts,
  actor: Actor,
  { reason, ...wanted }: InputOf<typeof makes>['body'],
): Promise<Done | Refused<typeof makes>> {
  const now = clock.now();
  const code = canonicalPromo(wanted.code);
  const [from, until] = [momentOf(wanted.from) ?? now, momentOf(wanted.until)];
  if (code === undefined || isOdd(from) || (until && (isOdd(until) || until <= from || until <= now)))
    return refuse('invalid_request');
  const { region, usesMax } = wanted;
  return db.transaction(async (tx): Promise<Done | Refused<typeof makes>> => {
    if (!(await insertPromo(tx, { code, region, from, until, usesMax, now }))) return refuse('conflict');
    await record(tx, actor, {
      ...{ act: 'make.promo-code', subject: ['promo-code', code], reason },
      after: { region, from: from.toISOString(), until: until?.toISOString() ?? null, usesMax },
    });
    return { done: true };
  });
}

/** Ends a code under its lock: who redeems it at the same moment has it, or finds it over. */
export async function endPromoCode(
  { db, record }: Parts,
  actor: Actor,
  { code: typed, reason }: { code: string; reason: string },
): Promise<Done | Refused<typeof ends>> {
  const code = canonicalPromo(typed);
  return db.transaction(async (tx): Promise<Done | Refused<typeof ends>> => {
    const promo = code === undefined ? undefined : await lockPromo(tx, code);
    if (code === undefined || !promo) return refuse('not_found');
    if (promo.state === 'closed') return refuse('conflict');
    await closePromo(tx, code);
    await record(tx, actor, {
      ...{ act: 'end.promo-code', subject: ['promo-code', code], reason },
      before: { state: promo.state, used: promo.used },
      after: { state: 'closed' },
    });
    return { done: true };
  });
}

const momentOf = (said: string | null): Date | null => (said === null ? null : new Date(said));
const isOdd = (moment: Date): boolean => Number.isNaN(moment.getTime());

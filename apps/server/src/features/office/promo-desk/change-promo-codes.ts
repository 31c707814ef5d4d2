import type {
  endPromoCode as ends,
  makePromoCode as makes,
  makePromoCodes as makesMany,
} from '@croupier/contract/office/promo-desk';
import type { InputOf, OutputOf } from '@croupier/contract/kit';
import { canonicalPromo } from '@croupier/domain/rewards/promo-codes';
import type { Needs } from '../../../platform/platform.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { closePromo, insertPromo, insertPromos, lockPromo } from '../../rewards/promo-codes/feature.ts';
import type { Actor, RecordAct } from '../audit/feature.ts';
import { newCodes } from './new-codes.ts';
import { isPromoBonus } from './promo-bonuses-store.ts';

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
  const times = timesOf(wanted, now);
  if (code === undefined || !times) return refuse('invalid_request');
  const { region, usesMax, bonus } = wanted;
  return db.transaction(async (tx): Promise<Done | Refused<typeof makes>> => {
    if (bonus !== null && !(await isPromoBonus(tx, bonus, now))) return refuse('not_found');
    if (!(await insertPromo(tx, { code, region, ...times, usesMax, bonus, now }))) return refuse('conflict');
    await record(tx, actor, {
      ...{ act: 'make.promo-code', subject: ['promo-code', code], reason },
      after: { region, ...shown(times), usesMax, bonus },
    });
    return { done: true };
  });
}

/** Makes many codes of a bonus, each for one use. Whoever reads the log must not be able to use them: it has how many. */
export async function makePromoCodes(
  { db, clock, record }: Parts,
  actor: Actor,
  { reason, count, bonus, region, ...wanted }: InputOf<typeof makesMany>['body'],
): Promise<OutputOf<typeof makesMany> | Refused<typeof makesMany>> {
  const now = clock.now();
  const times = timesOf(wanted, now);
  if (!times) return refuse('invalid_request');
  return db.transaction(async (tx) => {
    if (!(await isPromoBonus(tx, bonus, now))) return refuse('not_found');
    const promo = { region, ...times, usesMax: 1, bonus, now };
    const codes: string[] = [];
    // One that there is already is drawn anew.
    while (codes.length < count)
      codes.push(...(await insertPromos(tx, promo, newCodes(count - codes.length))));
    await record(tx, actor, {
      ...{ act: 'make.promo-codes', subject: ['promo-codes', 'list'], reason },
      after: { count, bonus, region, ...shown(times) },
    });
    return { codes };
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

interface Times {
  readonly from: Date;
  readonly until: Date | null;
}

/** From when to when; undefined where it would be over before it began, or is. */
function timesOf(wanted: { from: string | null; until: string | null }, now: Date): Times | undefined {
  const [from, until] = [momentOf(wanted.from) ?? now, momentOf(wanted.until)];
  const isWrong = isOdd(from) || (until && (isOdd(until) || until <= from || until <= now));
  return isWrong ? undefined : { from, until };
}

const shown = ({ from, until }: Times) => ({
  from: from.toISOString(),
  until: until?.toISOString() ?? null,
});
const momentOf = (said: string | null): Date | null => (said === null ? null : new Date(said));
const isOdd = (moment: Date): boolean => Number.isNaN(moment.getTime());

import { byPlace, type Audience, type Programme, type Schedule } from '../programmes/index.ts';
import type { BonusTerms } from './bonus-terms.ts';

type DepositBonus = Pick<Programme<BonusTerms>, 'code' | 'place' | 'terms' | 'audience' | 'schedule'>;

/**
 * Tells which of two bonuses comes first where one deposit of one player could bring both: the one for that very deposit, then by
 * place. It asks for no player: where it cannot be known that they never meet, as with segments, they may.
 * @returns undefined where they never meet
 */
export function firstOfDeposit<B extends DepositBonus>(one: B, other: B): B | undefined {
  const [nth, otherNth] = [nthOf(one), nthOf(other)];
  if (nth === undefined || otherNth === undefined) return undefined;
  if (nth !== null && otherNth !== null && nth !== otherNth) return undefined;
  if (!isForSame(one.audience, other.audience, nth ?? otherNth) || !isAtSame(one.schedule, other.schedule))
    return undefined;
  if ((nth === null) !== (otherNth === null)) return nth === null ? other : one;
  return byPlace(one, other) < 0 ? one : other;
}

/** The number of the deposit that brings it; null: any. Undefined where none does by itself. */
function nthOf({ terms: { trigger } }: DepositBonus): number | null | undefined {
  if (trigger.by === 'deposit') return null;
  return trigger.by === 'nth-deposit' ? trigger.nth : undefined;
}

function isForSame(one: Audience, other: Audience, nth: number | null): boolean {
  const least = Math.max(one.deposits?.least ?? 0, other.deposits?.least ?? 0);
  const most = Math.min(one.deposits?.most ?? Infinity, other.deposits?.most ?? Infinity);
  const after = Math.max(one.registered?.afterDays ?? 0, other.registered?.afterDays ?? 0);
  const before = Math.min(one.registered?.beforeDays ?? Infinity, other.registered?.beforeDays ?? Infinity);
  return (
    share(one.regions, other.regions) &&
    share(one.brands, other.brands) &&
    share(one.levels, other.levels) &&
    (one.royal === undefined || other.royal === undefined || one.royal === other.royal) &&
    after < before &&
    // The deposits that were paid before this one.
    (nth === null ? least <= most : least < nth && nth - 1 <= most)
  );
}

/** By the dates of their clocks, whatever the zone: they are a day apart at most. */
function isAtSame(one: Schedule, other: Schedule): boolean {
  // A run that comes again ends with its repetitions, which have no end.
  const endOf = ({ until, repeats }: Schedule) => (repeats || until === undefined ? '9999' : until);
  return (
    one.from < endOf(other) &&
    other.from < endOf(one) &&
    (!!one.hours || !!other.hours || share(one.weekdays, other.weekdays))
  );
}

const share = <T>(one: readonly T[] | undefined, other: readonly T[] | undefined): boolean =>
  !one || !other || one.some((each) => other.includes(each));

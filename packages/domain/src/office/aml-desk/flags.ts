import { sumIn } from '../../money/amounts/reference-rates.ts';
import { owedBack, type LoopSource } from '../../money/pay-outs/closed-loop.ts';
import { LINKED_DAYS, type AmlFacts, type AmlPayment } from './aml-facts.ts';
import { unstakedPayOuts } from './unstaked.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Cents of a euro from which on payments have to be looked at, be it one or several that are linked (Directive (EU) 2015/849, Article 11 d). */
export const THRESHOLD_CENTS = 200_000;
/** From so many hundredths of it on a payment stands just below it. */
const JUST_BELOW_PERCENT = 75n;
/** So long after it was opened an account is new. */
const NEW_MS = 72 * HOUR_MS;

/** By how much a flag stands out, and the payments that say so. */
interface Measured {
  readonly value: number;
  readonly payments: readonly AmlPayment[];
}

interface Flag {
  /** From this value on it is one. */
  readonly from: number;
  /** `money`: cents of a euro, by reference rates. */
  readonly unit: 'money' | 'count';
  /** What a day with it adds to the score. */
  readonly points: number;
  readonly measure: (facts: AmlFacts) => Measured;
}

/**
 * What may tell that money is laundered, a day at a time. The kinds are those of the rules against it (linked payments from 2,000 euros on:
 * Directive (EU) 2015/849, Article 11 d; structuring, no play between in and out, quick use of a new account, ways of paying of others:
 * FATF, Vulnerabilities of Casinos and Gaming Sector, 2009; GLI-19 A.8.2); thresholds and points are the house's own and are changed here.
 * They prove nothing: somebody looks, and its player is not told.
 */
export const FLAGS = {
  'deposits-linked': { from: THRESHOLD_CENTS, unit: 'money', points: 2, measure: (f) => linked(f, 'in') },
  'pay-outs-linked': { from: THRESHOLD_CENTS, unit: 'money', points: 2, measure: (f) => linked(f, 'out') },
  /** Payments one way, each just below what has to be looked at, in {@link LINKED_DAYS} days. */
  structuring: { from: 3, unit: 'count', points: 4, measure: structuring },
  /** Pay-outs of deposits of {@link LINKED_DAYS} days that were not staked. */
  'out-without-play': { from: 5_000, unit: 'money', points: 3, measure: unstakedPayOuts },
  /** Pay-outs of an account that was opened within {@link NEW_MS}, after a deposit. */
  'quick-out': { from: 20_000, unit: 'money', points: 3, measure: quickOut },
  /** Cards and accounts that were paid by or to in thirty days. */
  'many-methods': { from: 4, unit: 'count', points: 2, measure: manyMethods },
  /** Other players who use a card or an account of this one. */
  'shared-methods': { from: 1, unit: 'count', points: 3, measure: sharedMethods },
  /** Pay-outs that went elsewhere than to where money is to go back first, as far as that is known. */
  'other-method': { from: 10_000, unit: 'money', points: 2, measure: otherMethod },
} as const satisfies Record<string, Flag>;

export type FlagName = keyof typeof FLAGS;
export const FLAG_NAMES = Object.keys(FLAGS) as FlagName[];

/** A flag of a day, by how much, from where on it is one, and the ids of the payments behind it. */
export interface AmlReason {
  readonly flag: FlagName;
  readonly value: number;
  readonly from: number;
  readonly payments: readonly string[];
}

/** Judges the money of a player on a day: the reasons to look at it, and the sum of their points. */
export function judgeDay(facts: AmlFacts): { score: number; reasons: AmlReason[] } {
  const reasons = FLAG_NAMES.flatMap((flag): AmlReason[] => {
    const { from, measure }: Flag = FLAGS[flag];
    const { value, payments } = measure(facts);
    return value >= from ? [{ flag, value, from, payments: payments.map(({ id }) => id) }] : [];
  });
  return { score: reasons.reduce((sum, { flag }) => sum + FLAGS[flag].points, 0), reasons };
}

const centsOf = (payments: readonly AmlPayment[]): bigint => sumIn('EUR', payments);
const isOfDay = ({ at }: AmlPayment, { dayStart }: AmlFacts): boolean => at >= dayStart;
const wentThrough = ({ isBack }: AmlPayment): boolean => !isBack;

function linked(facts: AmlFacts, way: AmlPayment['way']): Measured {
  const payments = facts.payments.filter(
    (each) => each.way === way && isOfDay(each, facts) && wentThrough(each),
  );
  return { value: Number(centsOf(payments)), payments };
}

/**
 * Counts what stands just below the threshold: each such payment, and each day whose smaller ones come to as much together. Only a day
 * that adds to it is flagged.
 */
function structuring(facts: AmlFacts): Measured {
  const ways = (['in', 'out'] as const).map((way) => {
    const days = Array.from({ length: LINKED_DAYS }, (_, back) => justBelow(facts, way, back));
    return days[0]!.value === 0
      ? { value: 0, payments: [] }
      : {
          value: days.reduce((sum, { value }) => sum + value, 0),
          payments: days.flatMap(({ payments }) => payments),
        };
  });
  return ways.reduce((most, each) => (each.value > most.value ? each : most));
}

function justBelow({ dayStart, payments }: AmlFacts, way: AmlPayment['way'], daysBack: number): Measured {
  const from = dayStart.getTime() - daysBack * DAY_MS;
  const ofDay = payments.filter(
    (each) =>
      each.way === way && wentThrough(each) && each.at.getTime() >= from && each.at.getTime() < from + DAY_MS,
  );
  const isJustBelow = (cents: bigint) =>
    cents < BigInt(THRESHOLD_CENTS) && cents * 100n >= BigInt(THRESHOLD_CENTS) * JUST_BELOW_PERCENT;
  const each = ofDay.filter((payment) => isJustBelow(centsOf([payment])));
  if (each.length > 0) return { value: each.length, payments: each };
  return isJustBelow(centsOf(ofDay)) ? { value: 1, payments: ofDay } : { value: 0, payments: [] };
}

function quickOut(facts: AmlFacts): Measured {
  const deposits = facts.payments.filter(({ way }) => way === 'in');
  const outs = facts.payments.filter(
    (each) =>
      each.way === 'out' &&
      isOfDay(each, facts) &&
      each.at.getTime() - facts.openedAt.getTime() <= NEW_MS &&
      deposits.some(({ at }) => at <= each.at),
  );
  // One that was given back is asked for again: it is not added up, but says as much as the largest.
  const sizes = [outs.filter(wentThrough), ...outs.map((each) => [each])].map(centsOf);
  const value = Number(sizes.reduce((most, one) => (one > most ? one : most), 0n));
  return { value, payments: outs.length > 0 ? [...deposits, ...outs] : [] };
}

/** Only a day that brings a new one is flagged. */
function manyMethods(facts: AmlFacts): Measured {
  const known = facts.payments.filter(({ mark }) => mark !== null);
  const marksOf = (payments: readonly AmlPayment[]) => new Set(payments.map(({ mark }) => mark));
  const before = marksOf(known.filter((each) => !isOfDay(each, facts)));
  const isNew = known.some((each) => isOfDay(each, facts) && !before.has(each.mark));
  return isNew ? { value: marksOf(known).size, payments: known } : { value: 0, payments: [] };
}

function sharedMethods(facts: AmlFacts): Measured {
  const othersOf = new Map(facts.shared.map(({ mark, accounts }) => [mark, accounts]));
  const payments = facts.payments.filter(
    (each) => isOfDay(each, facts) && each.mark !== null && othersOf.has(each.mark),
  );
  const values = payments.map(({ mark }) => othersOf.get(mark!)!);
  return { value: Math.max(0, ...values), payments };
}

/** Money that went to a card or account beyond what had come from it, as far as that much had come from others and not gone back there. */
function otherMethod(facts: AmlFacts): Measured {
  const known = facts.payments.filter((each) => each.mark !== null && wentThrough(each));
  const sources: Record<string, LoopSource> = {};
  const found: AmlPayment[] = [];
  let value = 0n;
  for (const each of known) {
    const mark = each.mark!;
    const source = sources[mark] ?? { mark, depositedMinor: 0n, paidOutMinor: 0n };
    const cents = centsOf([each]);
    if (each.way === 'in') {
      sources[mark] = { ...source, depositedMinor: source.depositedMinor + cents };
      continue;
    }
    const { own, others } = owedTo(sources, mark);
    const astray = cents < own ? 0n : cents - own;
    const part = astray < others ? astray : others;
    sources[mark] = { ...source, paidOutMinor: source.paidOutMinor + cents };
    if (part === 0n || !isOfDay(each, facts)) continue;
    found.push(each);
    value += part;
  }
  return { value: Number(value), payments: found };
}

function owedTo(
  sources: Readonly<Record<string, LoopSource>>,
  mark: string,
): { own: bigint; others: bigint } {
  const owed = owedBack(Object.values(sources));
  const sumOf = (isOwn: boolean) =>
    owed.reduce((sum, each) => ((each.mark === mark) === isOwn ? sum + each.leftMinor : sum), 0n);
  return { own: sumOf(true), others: sumOf(false) };
}

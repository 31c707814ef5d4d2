import type { Currency } from '../amounts/money.ts';
import type { RegionId } from '../../site/regions/regions.ts';
import { PAY_IN_METHODS, type PayInCapability, type PayInFee, type PayInMethod } from './pay-in-methods.ts';
import { PAY_IN_ROUTES, type PayInRoutes } from './pay-in-routes.ts';

/** A provider that is on, as routing sees it. */
export interface RoutedProvider {
  readonly name: string;
  readonly payIns: readonly PayInCapability[];
}

/** Where a pay-in is begun, and the least and the most that one may be there. */
export interface PayInPlace {
  readonly region: RegionId;
  readonly currency: Currency;
  readonly minimumMinor: bigint;
  readonly maximumMinor: bigint;
}

/** A method as players are offered it: whichever provider it goes to, they pay no more and wait no longer. */
export type PayInOffer = Omit<PayInCapability, 'currency'>;

/** Methods of a place, in the order of its routes: what all the providers that take each do together, within the bounds of the place. */
export function payInOffers(
  place: PayInPlace,
  providers: readonly RoutedProvider[],
  routes: PayInRoutes = PAY_IN_ROUTES,
): PayInOffer[] {
  return methodsOf(place.region, routes).flatMap((method) => {
    const takes = takersOf({ ...place, method }, providers, routes).map(({ capability }) => capability);
    if (takes.length === 0) return [];
    const minimumMinor = largest([place.minimumMinor, smallest(takes.map((each) => each.minimumMinor))]);
    const maximumMinor = smallest([place.maximumMinor, largest(takes.map((each) => each.maximumMinor))]);
    if (minimumMinor > maximumMinor) return [];
    const minutes = {
      least: Math.min(...takes.map((each) => each.minutes.least)),
      most: Math.max(...takes.map((each) => each.minutes.most)),
    };
    return [{ ...{ method, minimumMinor, maximumMinor, minutes }, fee: dearest(takes) }];
  });
}

export interface PayInWish {
  readonly region: RegionId;
  readonly currency: Currency;
  readonly method: PayInMethod;
  readonly amountMinor: bigint;
}

export interface Candidate {
  readonly name: string;
  readonly weight: number;
}

/** Providers that may be asked for a pay-in, with their weights, in the order of the routes. */
export function candidatesFor(
  wish: PayInWish,
  providers: readonly RoutedProvider[],
  routes: PayInRoutes = PAY_IN_ROUTES,
): Candidate[] {
  return takersOf(wish, providers, routes)
    .filter(({ capability: { minimumMinor, maximumMinor } }) => {
      return wish.amountMinor >= minimumMinor && wish.amountMinor <= maximumMinor;
    })
    .map(({ name, weight }) => ({ name, weight }));
}

/**
 * The order in which candidates are asked: drawn by weight, without putting back, from the pay-in's id, so that one that is asked for again has the
 * same order. @param id whose hexadecimal digits are a hash
 */
export function orderOf(id: string, candidates: readonly Candidate[]): string[] {
  let chance = BigInt(`0x${id.replaceAll('-', '').slice(0, CHANCE_DIGITS)}`);
  const waiting = [...candidates];
  const drawn: string[] = [];
  while (waiting.length > 0) {
    const total = BigInt(waiting.reduce((sum, { weight }) => sum + weight, 0));
    const at = placeOf(waiting, Number(chance % total));
    chance /= total;
    drawn.push(waiting.splice(at, 1)[0]!.name);
  }
  return drawn;
}

/** So many digits of an id are drawn from: 48 bits, of which a version 8 UUID sets none. */
const CHANCE_DIGITS = 12;

/** A player waits so long at most, for all the providers that are asked one after another. */
export const WAIT_MAX_MS = 8_000;
/** One of them is waited for so long at most. */
const ANSWER_MAX_MS = 5_000;

/** How long the next provider is waited for, so that those after it have their time. @param waiting how many may still be asked, with it */
export const answerWithinMs = (leftMs: number, waiting: number): number =>
  Math.max(0, Math.min(ANSWER_MAX_MS, Math.floor(leftMs / waiting)));

const methodsOf = (region: RegionId, routes: PayInRoutes): PayInMethod[] => {
  const known: readonly string[] = PAY_IN_METHODS;
  return Object.keys(routes[region]).filter((name): name is PayInMethod => known.includes(name));
};

/** Providers of a method in a currency, whatever the amount. */
function takersOf(
  { region, currency, method }: Pick<PayInWish, 'region' | 'currency' | 'method'>,
  providers: readonly RoutedProvider[],
  routes: PayInRoutes,
): (Candidate & { capability: PayInCapability })[] {
  return Object.entries(routes[region][method] ?? {}).flatMap(([name, weight]) => {
    const capability = providers
      .find((provider) => provider.name === name)
      ?.payIns.find((each) => each.method === method && each.currency === currency);
    return capability && weight > 0 ? [{ name, weight, capability }] : [];
  });
}

/** The candidate whose share of the weights a number falls into. */
function placeOf(candidates: readonly Candidate[], number: number): number {
  let above = 0;
  return candidates.findIndex(({ weight }) => (above += weight) > number);
}

/** No provider takes more than both of its parts: where it goes is not known yet. */
const dearest = (takes: readonly PayInCapability[]): PayInFee => ({
  fixedMinor: largest(takes.map(({ fee }) => fee.fixedMinor)),
  shareMicro: Math.max(...takes.map(({ fee }) => fee.shareMicro)),
});

const smallest = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => (b < a ? b : a));
const largest = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => (b > a ? b : a));

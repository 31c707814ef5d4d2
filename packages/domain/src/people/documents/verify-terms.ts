import type { Currency } from '../../money/amounts/money.ts';
import { convertMinor } from '../../money/amounts/reference-rates.ts';
import { placesOf, type RulePlaces } from '../../site/regions/rules-in-force.ts';
import { REGIONS, type RegionId } from '../../site/regions/regions.ts';
import { DOCUMENT_KIND_NAMES, DOCUMENT_KINDS, type DocumentKind } from './documents.ts';
import { LEVEL_MAX, nextProof } from './verified.ts';

/** What a player may do on a level. Play money is nobody’s, and asks for none. */
export interface LevelUnlocks {
  /** Whether real money, and bonus money with it, may be staked. */
  readonly stakes: boolean;
  /** How much may have been deposited in total, in minor units of the region's currency; null: this does not bound it. */
  readonly depositMaximumMinor: bigint | null;
  /** Whether a limit that the player has set may be raised or taken away. */
  readonly limitsRaised: boolean;
  readonly payOuts: boolean;
}

export type Unlock = keyof LevelUnlocks;

/** Whether a level unlocks all of a thing. One that a level may unlock and that is new has to be told: the table wants it. */
export const IS_OPEN: Readonly<Record<Unlock, (unlocks: LevelUnlocks) => boolean>> = {
  stakes: ({ stakes }) => stakes,
  depositMaximumMinor: ({ depositMaximumMinor }) => depositMaximumMinor === null,
  limitsRaised: ({ limitsRaised }) => limitsRaised,
  payOuts: ({ payOuts }) => payOuts,
};
export const UNLOCKS = Object.keys(IS_OPEN) as Unlock[];

/** By level, from 0: each unlocks what those below it do. What a level asks for is the same everywhere (`nextProof`). */
export type VerifyTerms = readonly [LevelUnlocks, LevelUnlocks, LevelUnlocks, LevelUnlocks];

const ALL = { stakes: true, depositMaximumMinor: null, limitsRaised: true, payOuts: true } as const;

/** Who a customer is has to be known from 2,000 EUR on: Directive (EU) 2015/849, article 11 (d). */
const FROM_EUR_MINOR = 2_000_00n;

const fromSoMuch = (currency: Currency): VerifyTerms => {
  const depositMaximumMinor = convertMinor(FROM_EUR_MINOR, { from: 'EUR', to: currency, rounding: 'down' });
  return [{ stakes: true, depositMaximumMinor, limitsRaised: false, payOuts: false }, ALL, ALL, ALL];
};

export const VERIFY_TERMS: Readonly<Record<RegionId, VerifyTerms>> = {
  // Law 768-IX: players are identified before they are let play. What may not be staked is not taken in either.
  UA: [{ stakes: false, depositMaximumMinor: 0n, limitsRaised: false, payOuts: false }, ALL, ALL, ALL],
  EU: fromSoMuch('EUR'),
  // Chance games take play money there, and nobody is asked who they are for that. A limit that was set elsewhere is not raised there.
  KZ: [{ ...ALL, limitsRaised: false, payOuts: false }, ALL, ALL, ALL],
  SL: fromSoMuch('EUR'),
  RC: fromSoMuch('RON'),
};

/**
 * What a level unlocks; thing by thing the strictest, where a move to another region waits or the player lives in another one. Amounts in
 * the currency of the region that they chose.
 */
export const unlocksOf = (places: RulePlaces, level: number): LevelUnlocks =>
  placesOf(places)
    .map((place) => termsIn(REGIONS[places.region].currency, place, level))
    .reduce((one, other) => ({
      stakes: one.stakes && other.stakes,
      depositMaximumMinor: lower(one.depositMaximumMinor, other.depositMaximumMinor),
      limitsRaised: one.limitsRaised && other.limitsRaised,
      payOuts: one.payOuts && other.payOuts,
    }));

function termsIn(currency: Currency, place: RegionId, level: number): LevelUnlocks {
  const terms = VERIFY_TERMS[place][level]!;
  const { depositMaximumMinor } = terms;
  if (depositMaximumMinor === null) return terms;
  const from = REGIONS[place].currency;
  return {
    ...terms,
    depositMaximumMinor: convertMinor(depositMaximumMinor, { from, to: currency, rounding: 'down' }),
  };
}

/** The lowest level that unlocks something; undefined where none does. */
export function levelFor(
  places: RulePlaces,
  isUnlocked: (unlocks: LevelUnlocks) => boolean,
): number | undefined {
  for (let level = 0; level <= LEVEL_MAX; level += 1) if (isUnlocked(unlocksOf(places, level))) return level;
  return undefined;
}

export interface VerifyLevel {
  readonly level: number;
  /** All that is open on it whole, those of the levels below among them. */
  readonly unlocks: readonly Unlock[];
  /** One of these, approved, takes a player there from the level below; none for 0. */
  readonly needs: readonly DocumentKind[];
}

/** Every level with what it opens and what it takes. */
export const verifyLevels = (places: RulePlaces): VerifyLevel[] =>
  Array.from({ length: LEVEL_MAX + 1 }, (_, level) => ({
    level,
    unlocks: UNLOCKS.filter((unlock) => IS_OPEN[unlock](unlocksOf(places, level))),
    needs: DOCUMENT_KIND_NAMES.filter(
      (kind) => level > 0 && DOCUMENT_KINDS[kind].proves === nextProof(level - 1),
    ),
  }));

/** The level on which a player bets and deposits as they like. */
export const levelToPlay = (places: RulePlaces): number =>
  levelFor(places, ({ stakes, depositMaximumMinor }) => stakes && depositMaximumMinor === null) ?? LEVEL_MAX;

const lower = (one: bigint | null, other: bigint | null): bigint | null => {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
};

import type { Currency } from '../../money/amounts/index.ts';
import type { Language } from '../../site/regions/index.ts';
import type { Audience } from './audience.ts';
import type { Period } from './local-time.ts';
import type { Schedule } from './schedule.ts';

/** An amount in minor units for each currency, as strings of digits. A region whose currency is missing is not offered it. */
export type Amounts = Readonly<Partial<Record<Currency, string>>>;

/** How much of a programme there is, and how often one player may have it. What is left out has no bound. */
export interface Caps {
  readonly perPlayer?: number;
  readonly perPeriod?: { readonly period: Period; readonly count: number };
  /** How many may have it over all players. */
  readonly receivers?: number;
  /** The most that it may cost the house, by currency. */
  readonly budget?: Amounts;
}

/** One version of what an operator defines: when, for whom and how much (the envelope), and by its kind what it does. */
export interface Programme<Terms extends object = object> {
  readonly kind: string;
  readonly code: string;
  /** Its place among those of its kind, the lowest first. */
  readonly place: number;
  /** Empty: the kind's own drawing. */
  readonly picture: string;
  /** A word that travels with all it gives, into figures and files. */
  readonly campaign?: string;
  readonly terms: Terms;
  readonly texts: Readonly<Record<Language, object>>;
  readonly schedule: Schedule;
  readonly audience: Audience;
  readonly caps: Caps;
}

/** Cost of one player to the house, by currency: on average, and at worst. */
export type Cost = Readonly<
  Partial<Record<Currency, { readonly expectedMinor: bigint; readonly worstMinor: bigint }>>
>;

/** By place, then by code: which of several comes first. */
export const byPlace = (
  one: Pick<Programme, 'place' | 'code'>,
  other: Pick<Programme, 'place' | 'code'>,
): number => one.place - other.place || (one.code < other.code ? -1 : 1);

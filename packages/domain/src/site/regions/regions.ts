import type { BalanceKind, Currency } from '../../money/amounts/money.ts';

export const LANGUAGES = ['ua', 'ru', 'en', 'kk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** BCP 47 tags: `ua` is the site's prefix for Ukrainian, whose language code is `uk`. */
export const LANGUAGE_TAGS = { ua: 'uk-UA', ru: 'ru-UA', en: 'en-US', kk: 'kk-KZ' } as const satisfies Record<
  Language,
  string
>;

export const THEMES = ['white', 'dark', 'red', 'darkBlue', 'green'] as const;
export type Theme = (typeof THEMES)[number];

export const REGION_IDS = ['UA', 'EU', 'KZ', 'SL', 'RC'] as const;
export type RegionId = (typeof REGION_IDS)[number];

/** Of what kind a game is to the least cycle: slots, and all the others. */
export const CYCLE_KINDS = ['slots', 'other'] as const;
export type CycleKind = (typeof CYCLE_KINDS)[number];

/** A region pack: every switch that differs by jurisdiction. Pages, games and the wallet read only this. */
export interface RegionPack {
  readonly id: RegionId;
  readonly language: Language;
  readonly currency: Currency;
  readonly theme: Theme;
  readonly font: 'ubuntu' | 'montserrat';
  readonly minimumAge: number;
  /** Which balance the chance games take here. */
  readonly gameMoney: BalanceKind;
  /** Whether players set themselves a limit before they stake real money; which one, is of the terms of limits. */
  readonly limitFirst: boolean;
  /** Least time from the start of one round to the start of the next, by the kind of the game that is to begin; enforced by the server. */
  readonly minimumCycleMs: Readonly<Record<CycleKind, number>>;
  /** The most that one round may pay: what the operator is ready to stand for. Stakes that could win more are not offered. */
  readonly maximumWinMinor: bigint;
  /** The most that one round may stake of real and of bonus money; null: as much as its game offers. Stakes above it are not offered. */
  readonly maximumStakeMinor: bigint | null;
  /** A win is celebrated only above so many stakes. One at the least: what gives back the stake or less is told, and never celebrated. */
  readonly celebratedAboveStakes: number;
  readonly autoplay: boolean;
  readonly turbo: boolean;
  readonly payInMinimumMinor: bigint;
  readonly payInMaximumMinor: bigint;
  /** Whether a player whose money is out may be offered a deposit there and then. */
  readonly depositPrompt: boolean;
  /** Whether a player may take back a pay-out that they asked for, while it waits. */
  readonly cancelPayOut: boolean;
  /** How many times its amount a bonus may have to be wagered, at most; null: as often as its terms say. */
  readonly wageringMaximum: number | null;
  /** Whether a bonus may be given for what was lost. */
  readonly lossBonuses: boolean;
  /** Play money that a new account starts with. */
  readonly openingPlayMinor: bigint;
}

const base = {
  font: 'ubuntu',
  minimumAge: 18,
  gameMoney: 'real',
  limitFirst: false,
  minimumCycleMs: { slots: 0, other: 0 },
  maximumStakeMinor: null,
  celebratedAboveStakes: 1,
  autoplay: true,
  turbo: true,
  depositPrompt: true,
  cancelPayOut: true,
  wageringMaximum: null,
  lossBonuses: true,
  openingPlayMinor: 1_000_00n,
} as const;

export const REGIONS: Readonly<Record<RegionId, RegionPack>> = {
  UA: {
    ...base,
    id: 'UA',
    language: 'ua',
    currency: 'UAH',
    maximumWinMinor: 20_000_000_00n,
    theme: 'white',
    minimumAge: 21,
    limitFirst: true,
    lossBonuses: false,
    payInMinimumMinor: 100_00n,
    payInMaximumMinor: 50_000_00n,
    openingPlayMinor: 10_000_00n,
  },
  EU: {
    ...base,
    id: 'EU',
    language: 'en',
    currency: 'EUR',
    maximumWinMinor: 500_000_00n,
    theme: 'white',
    // As the strictest place asks that there is to look at: RTS 14G, 8C, 14E and 14B, and a cap as of its slots.
    minimumCycleMs: { slots: 2_500, other: 5_000 },
    maximumStakeMinor: 5_00n,
    autoplay: false,
    turbo: false,
    depositPrompt: false,
    cancelPayOut: false,
    wageringMaximum: 10,
    payInMinimumMinor: 5_00n,
    payInMaximumMinor: 2_000_00n,
  },
  KZ: {
    ...base,
    id: 'KZ',
    language: 'kk',
    currency: 'KZT',
    maximumWinMinor: 250_000_000_00n,
    theme: 'white',
    minimumAge: 21,
    gameMoney: 'play',
    lossBonuses: false,
    payInMinimumMinor: 1_000_00n,
    payInMaximumMinor: 500_000_00n,
    openingPlayMinor: 50_000_00n,
  },
  SL: {
    ...base,
    id: 'SL',
    language: 'en',
    currency: 'EUR',
    maximumWinMinor: 500_000_00n,
    theme: 'darkBlue',
    font: 'montserrat',
    payInMinimumMinor: 5_00n,
    payInMaximumMinor: 2_000_00n,
  },
  RC: {
    ...base,
    id: 'RC',
    language: 'en',
    currency: 'RON',
    maximumWinMinor: 2_500_000_00n,
    theme: 'green',
    payInMinimumMinor: 20_00n,
    payInMaximumMinor: 10_000_00n,
  },
};

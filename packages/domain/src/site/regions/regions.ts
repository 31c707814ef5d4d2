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
  /** Least time from the start of one slot round to the start of the next, enforced by the server. */
  readonly minimumCycleMs: number;
  /** The most that one round may pay: what the operator is ready to stand for. Stakes that could win more are not offered. */
  readonly maximumWinMinor: bigint;
  readonly autoplay: boolean;
  readonly turbo: boolean;
  readonly payInMinimumMinor: bigint;
  readonly payInMaximumMinor: bigint;
  /** Play money that a new account starts with. */
  readonly openingPlayMinor: bigint;
}

const base = {
  font: 'ubuntu',
  minimumAge: 18,
  gameMoney: 'real',
  minimumCycleMs: 0,
  autoplay: true,
  turbo: true,
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
    minimumCycleMs: 2_500,
    autoplay: false,
    turbo: false,
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

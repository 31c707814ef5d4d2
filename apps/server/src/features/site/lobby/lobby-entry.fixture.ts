import type { LobbyEntry } from './lobby-entry.ts';

/** A game of the house that is open to all; its figures are medium. */
export const entryFixture = (
  code: string,
  { volatility = 3, ...more }: Partial<LobbyEntry> & { volatility?: number | 'chosen' | null } = {},
): LobbyEntry => ({
  code,
  names: { ua: code, ru: code, en: code, kk: code },
  provider: { code: 'toro-games', name: 'Toro Games' },
  maker: 'house',
  poster: null,
  available: true,
  closedRegions: [],
  demo: true,
  example: false,
  genres: ['slots'],
  features: [],
  addedOn: null,
  figures: () => ({ volatility, rtpMicro: 950_000, maximumWinCenti: null }),
  ...more,
});

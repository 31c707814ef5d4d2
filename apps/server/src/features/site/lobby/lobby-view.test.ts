import { expect, test } from 'vitest';
import type { LobbyEntry } from './lobby-entry.ts';
import { tileView } from './lobby-view.ts';

const entry: LobbyEntry = {
  code: 'a',
  names: { ua: 'укр', ru: 'рус', en: 'eng', kk: 'қаз' },
  provider: { code: 'p', name: 'P' },
  maker: 'house',
  poster: null,
  available: true,
  closedRegions: [],
  demo: true,
  example: false,
  genres: [],
  features: [],
  addedOn: null,
  figures: () => ({ volatility: 3, rtpMicro: 950_000, maximumWinCenti: 100 }),
};
const see = (more: Partial<LobbyEntry>, signedIn: boolean) => {
  const { access, demo } = tileView(
    { ...entry, ...more },
    {
      language: 'en',
      signedIn,
      region: signedIn ? 'UA' : undefined,
      favourites: new Set(),
      markOf: () => null,
    },
  );
  return { access, demo };
};

test.each<[string, Partial<LobbyEntry>, boolean, ReturnType<typeof see>]>([
  ['one’s own maker’s game', {}, true, { access: 'open', demo: true }],
  ['the same for a visitor, who may try it', {}, false, { access: 'open', demo: true }],
  ['a game without demo', { demo: false }, true, { access: 'open', demo: false }],
  ['the same for a visitor: after signing in', { demo: false }, false, { access: 'sign-in', demo: false }],
  [
    'a game that is switched off, for everyone',
    { available: false },
    true,
    { access: 'closed', demo: false },
  ],
  ['and for a visitor', { available: false, demo: false }, false, { access: 'closed', demo: false }],
  ['a game closed where the player is', { closedRegions: ['UA'] }, true, { access: 'closed', demo: false }],
  ['one closed elsewhere', { closedRegions: ['KZ'] }, true, { access: 'open', demo: true }],
  [
    'one closed in a region, for a visitor from nobody knows where',
    { closedRegions: ['UA'] },
    false,
    { access: 'open', demo: true },
  ],
  ['an example, never', { example: true }, true, { access: 'example', demo: false }],
])('%s', (_, more, signedIn, seen) => expect(see(more, signedIn)).toEqual(seen));

test('a name is in the language asked for, a favourite is marked', () => {
  const tile = tileView(entry, {
    language: 'kk',
    signedIn: true,
    region: 'UA',
    favourites: new Set(['a']),
    markOf: () => 'new',
  });
  expect(tile).toMatchObject({ name: 'қаз', favourite: true, mark: 'new', volatility: 3, rtpMicro: 950_000 });
});

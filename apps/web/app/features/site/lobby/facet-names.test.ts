import { GAMES } from '@croupier/games';
import { expect, test } from 'vitest';
import { navigation } from './declared.ts';
import en from './messages/en.json' with { type: 'json' };

const { genres, features } = en as Record<'genres' | 'features', Record<string, string>>;

test.each(GAMES.map((game) => [game.definition.id, game] as const))(
  'every genre and feature of %s has a name to filter by',
  (_, game) => {
    for (const genre of game.genres) expect(genres).toHaveProperty([genre]);
    for (const feature of game.features) expect(features).toHaveProperty([feature]);
  },
);

test.each(navigation.filter(({ part }) => part === 'games'))(
  'the menu’s kind $key has games of the house',
  ({ to }) => {
    const genre = to.replace('/games/', '');
    expect(GAMES.filter((game) => game.genres.includes(genre)).length).toBeGreaterThan(1);
  },
);

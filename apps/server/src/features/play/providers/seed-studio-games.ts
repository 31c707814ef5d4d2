import type { Queryable } from '../../../platform/database.ts';
import { upsertGame } from './providers-store.ts';

/** The studio that the demo installation runs beside itself (apps/provider-simulator). */
const STUDIO = 'paper-moon';
const GAMES = [
  { game: 'paper-moon-toss', name: 'Paper Moon Toss' },
  { game: 'paper-moon-dice', name: 'Paper Moon Dice' },
  { game: 'paper-moon-doors', name: 'Paper Moon Doors' },
];

/** Puts the demo studio's games on the list. Running it again changes nothing, switches included. */
export async function seedStudioGames(db: Queryable): Promise<void> {
  for (const { game, name } of GAMES)
    await upsertGame(db, { game, provider: STUDIO, name, launchPath: `/play/${game}` });
}

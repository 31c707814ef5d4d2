import type { PersonalData } from '../../../platform/personal-data.ts';

/** What the person likes, and has played. */
export const LOBBY_PERSONAL: PersonalData = {
  shows: {
    favourites: `SELECT game, added_at AS since FROM player_favourite WHERE player_id = $1 ORDER BY added_at, game`,
    games: `SELECT game, rounds, last_round_at AS "lastPlayedAt" FROM player_game WHERE player_id = $1 ORDER BY game`,
  },
  erases: {
    player: [
      'DELETE FROM player_favourite WHERE player_id = $1',
      'DELETE FROM player_game WHERE player_id = $1',
    ],
  },
};

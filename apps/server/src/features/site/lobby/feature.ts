import { feature } from '../../../platform/feature.ts';

export const LOBBY = feature({
  name: 'lobby',
  level: 8,
  about: 'lists of games and how they stand, favourites, what is played and won',
  owns: [
    'example_game',
    'game_day',
    'lobby_layout',
    'lobby_pick',
    'lobby_win',
    'player_favourite',
    'player_game',
  ],
});

export { createLobby, type Lobby } from './lobby-module.ts';
export { SHIPPED_LAYOUT } from './layout.ts';
export { listLayouts, lockLayout, replaceLayout } from './layout-store.ts';
export { listFavourites } from './favourites-store.ts';
export type { LobbyEntry } from './lobby-entry.ts';
export { MOST_EXAMPLES, seedExamples } from './examples.ts';
export { codeOfProvider } from './house-entries.ts';
export { listPicks, lockPicks, replacePicks, type PickedList } from './picks-store.ts';

export { createLobby, type Lobby } from './lobby-module.ts';
export { SHIPPED_LAYOUT } from './layout.ts';
export { listLayouts, lockLayout, replaceLayout } from './layout-store.ts';
export { listFavourites } from './favourites-store.ts';
export type { LobbyEntry } from './lobby-entry.ts';
export { MOST_EXAMPLES, seedExamples } from './examples.ts';
export { codeOfProvider } from './house-entries.ts';
export { listPicks, lockPicks, replacePicks, type PickedList } from './picks-store.ts';

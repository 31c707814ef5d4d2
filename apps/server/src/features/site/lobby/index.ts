export { createLobby } from './lobby-module.ts';
export { MOST_EXAMPLES, seedExamples } from './examples.ts';
export { codeOfProvider } from './house-entries.ts';
export { listPicks, lockPicks, replacePicks, type PickedList } from './picks-store.ts';

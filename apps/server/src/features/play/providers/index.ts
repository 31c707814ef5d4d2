export { decideHeldWin, type HeldWinVerdict } from './decide-held-win.ts';
export { manageStudios, type Studios } from './manage-studios.ts';
export { seedStudioGames } from './seed-studio-games.ts';
export { createProviders } from './providers-module.ts';
export { PROVIDER_BOOKS } from './provider-books-store.ts';
export { findStudioRoundOfGrant } from './provider-rounds-store.ts';
export { nameOfStudio } from './list-provider-games.ts';
export { findGame as findStudioGame, lockMaximumWin, setMaximumWin } from './providers-store.ts';

export { manageStudios, type Studios } from './manage-studios.ts';
export { seedStudioGames } from './seed-studio-games.ts';
export { createProviders } from './providers-module.ts';
export { PROVIDER_BOOKS } from './provider-books-store.ts';
export { findStudioRoundOfGrant } from './provider-rounds-store.ts';

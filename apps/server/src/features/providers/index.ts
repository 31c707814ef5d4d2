export { manageStudios, type Studios } from './manage-studios.ts';
export { seedStudioGames } from './seed-studio-games.ts';
export { createProviders } from './providers-module.ts';
export { listProviderGames } from './list-provider-games.ts';
export { PROVIDER_BOOKS } from './provider-books-store.ts';

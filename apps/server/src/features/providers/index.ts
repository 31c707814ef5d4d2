export { createProviders, type Provider } from './providers-module.ts';
export { listProviderGames, type ProviderGame } from './list-provider-games.ts';

export { createProviders, type Providers } from './providers-module.ts';
export { PROVIDER_BOOKS } from './provider-books-store.ts';

export * from './poster-address.ts';

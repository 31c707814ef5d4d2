export * from './media-address.ts';

export * from './moments.ts';

export * from './outside.ts';

export * from './labels.ts';

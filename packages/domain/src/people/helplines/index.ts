export * from './helplines.ts';

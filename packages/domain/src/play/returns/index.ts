export * from './judge-return.ts';

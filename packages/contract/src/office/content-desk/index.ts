export * from './acts.ts';
export * from './documents.ts';
export * from './schemas.ts';

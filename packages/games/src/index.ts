export type * from './definition.ts';
export * from './portfolio/index.ts';

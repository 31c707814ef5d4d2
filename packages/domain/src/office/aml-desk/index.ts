export * from './aml-facts.ts';
export * from './cases.ts';
export * from './flags.ts';

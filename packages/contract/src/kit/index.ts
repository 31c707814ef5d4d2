export * from './operation.ts';
export * from './common-schemas.ts';
export * from './error-keys.ts';
export * from './fault-lines.ts';
export * from './client.ts';
export * from './list.ts';
export { tellerOf, type Schema } from './schema-faults.ts';
export { REFUSALS_OF_FEATURES } from './refusals-of-features.ts';

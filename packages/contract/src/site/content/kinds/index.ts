export * from './agreement.ts';
export * from '../../../kit/fault-lines.ts';
export type { Schema } from '../../../kit/schema-faults.ts';
export * from './faults.ts';
export * from './kinds.ts';
export * from './notice-faults.ts';

export { createCodes, type Codes } from './codes-module.ts';
export type { Told } from './codes-parts.ts';

export { createPools } from './pools-module.ts';

export { createLimits, type Limits } from './limits-module.ts';

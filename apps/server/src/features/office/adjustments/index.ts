export { createAdjustments } from './adjustments-module.ts';

export { createReturns } from './returns-module.ts';

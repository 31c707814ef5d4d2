export { createDeletion } from './deletion-module.ts';
export { takeBackOf } from './take-back.ts';

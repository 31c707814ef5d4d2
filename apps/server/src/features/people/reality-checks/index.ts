export { makeCheckDue } from './answer-check.ts';
export { createRealityChecks } from './reality-checks-module.ts';

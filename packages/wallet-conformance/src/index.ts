export { CHECKS } from './checks/index.ts';
export { runConformance, type CheckResult, type ConformanceReport } from './run-conformance.ts';
export type { ConformanceConfig } from './config.ts';

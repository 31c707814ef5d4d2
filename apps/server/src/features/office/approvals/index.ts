export { createApprovals, type Approvals } from './approvals-module.ts';
export { isWaitingFor } from './approvals-store.ts';
export type { ActRefusal, AnyRefusal, FourEyesAct } from './four-eyes-act.ts';
export type { Perform } from './perform-act.ts';

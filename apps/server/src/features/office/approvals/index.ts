export { createApprovals, type Approvals } from './approvals-module.ts';
export type { ActRefusal, FourEyesAct } from './four-eyes-act.ts';

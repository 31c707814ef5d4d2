import { feature } from '../../../platform/feature.ts';

export const APPROVALS = feature({
  name: 'approvals',
  level: 4,
  about: 'what one operator asks for and another carries out',
  owns: ['approval', 'approval_rule'],
  reads: ['operator'],
});

export { createApprovals, type Approvals } from './approvals-module.ts';
export { isWaitingFor } from './approvals-store.ts';
export type {
  ActRefusal,
  ActSize,
  AgainstByDepositRule,
  AgainstByRule,
  AnyRefusal,
  FourEyesAct,
  Shown,
} from './four-eyes-act.ts';
export type { Perform } from './perform-act.ts';

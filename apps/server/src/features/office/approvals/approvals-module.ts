import type { Module } from '../../../platform/module.ts';
import { approvalsRoutes } from './approvals-routes.ts';
import { expireBefore } from './approvals-store.ts';
import type { KnownActs } from './decide-approval.ts';
import type { ActRefusal, FourEyesAct } from './four-eyes-act.ts';
import { performAct, type ApprovalsParts, type Asked } from './perform-act.ts';
import type { Performed } from '@croupier/contract/office/approvals';

const EXPIRE_EVERY_MS = 60_000;
const EXPIRE_TIMEOUT_MS = 30_000;

/** Where rooms bring the acts that may need a second person. */
export interface Approvals {
  module: Module;
  /** Makes an act known. @returns what does it, alone or with a second person */
  offer<Input extends object>(
    act: FourEyesAct<Input>,
  ): (asked: Asked<Input>) => Promise<Performed | ActRefusal>;
}

/** Four eyes: what one person asks for and another carries out. */
export function createApprovals({ db, clock, record }: ApprovalsParts): Approvals {
  const known = new Map<string, FourEyesAct<never>>();
  const acts: KnownActs = known;
  const parts = { db, clock, record };
  return {
    offer: (act) => {
      known.set(act.name, act as unknown as FourEyesAct<never>);
      return (asked) => performAct(parts, act, asked);
    },
    module: {
      name: 'approvals',
      office: (http) => approvalsRoutes(http, { ...parts, acts }),
      jobs: [
        {
          name: 'expire-approvals',
          everyMs: EXPIRE_EVERY_MS,
          timeoutMs: EXPIRE_TIMEOUT_MS,
          run: () => expireBefore(db, clock.now()),
        },
      ],
    },
  };
}

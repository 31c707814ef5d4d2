import type { Module } from '../../../platform/module.ts';
import { approvalsRoutes } from './approvals-routes.ts';
import { expireBefore } from './approvals-store.ts';
import { CHANGE_LIMIT } from './change-limit.ts';
import type { KnownActs } from './decide-approval.ts';
import type { AnyAgainst, FourEyesAct } from './four-eyes-act.ts';
import { performAct, type ApprovalsParts, type Perform } from './perform-act.ts';

const EXPIRE_EVERY_MS = 60_000;
const EXPIRE_TIMEOUT_MS = 30_000;

/** Where rooms bring the acts that may need a second person. */
export interface Approvals {
  module: Module;
  /** Makes an act known. @returns what does it, alone or with a second person */
  offer<Input extends object, Against extends AnyAgainst>(
    act: FourEyesAct<Input, Against>,
  ): Perform<Input, Against>;
}

/** Four eyes: what one person asks for and another carries out. */
export function createApprovals({ db, clock, record }: ApprovalsParts): Approvals {
  const known = new Map<string, FourEyesAct<never, AnyAgainst>>();
  const acts: KnownActs = known;
  const parts = { db, clock, record };
  const offer: Approvals['offer'] = (act) => {
    known.set(act.name, act as unknown as FourEyesAct<never, AnyAgainst>);
    return (asked) => performAct(parts, act, asked);
  };
  const changeLimit = offer(CHANGE_LIMIT);
  return {
    offer,
    module: {
      name: 'approvals',
      office: (http) => approvalsRoutes(http, { ...parts, acts, changeLimit }),
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

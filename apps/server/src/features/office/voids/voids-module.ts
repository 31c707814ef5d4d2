import { readRoundToVoid, voidRound } from '@croupier/contract/office/voids';
import type { Http } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Rounds } from '../../play/rounds/feature.ts';
import type { Approvals } from '../approvals/feature.ts';
import { lookAtRound } from './look-at-round.ts';
import { voidAct } from './void-act.ts';

interface Lower {
  readonly approvals: Approvals;
  readonly rounds: Pick<Rounds, 'planVoid' | 'void'>;
}

/** Rounds that two people of the house take back. */
export function createVoids(
  { db, clock }: Needs<'db' | 'clock'>,
  { approvals, rounds }: Lower,
): { module: Module } {
  const perform = approvals.offer(voidAct({ clock, rounds }));
  const office = (http: Http) => {
    http.handle(
      readRoundToVoid,
      async ({ input }) =>
        (await db.transaction((tx) => lookAtRound(tx, rounds, input.params.round)))?.view ??
        refuse('not_found'),
    );
    http.handle(voidRound, async (call) => {
      const { key, cause, reason } = call.input.body;
      const input = { round: call.input.params.round, cause, reason };
      const performed = await perform({ call, id: key, input, reason });
      return typeof performed === 'string' ? refuse(performed) : performed;
    });
  };
  return { module: { name: 'voids', office } };
}

import type { RoundToVoid } from '@croupier/contract/office/voids';
import type { VoidCause } from '@croupier/domain/play/rounds';
import type { Clock } from '../../../platform/clock.ts';
import { currentRequestId } from '../../../platform/request-context.ts';
import { voidStudioRound } from '../../play/providers/feature.ts';
import type { Rounds } from '../../play/rounds/feature.ts';
import type { ActRefusal, FourEyesAct } from '../approvals/feature.ts';
import { lookAtRound } from './look-at-round.ts';

/** A round to take back, by its name. */
export interface VoidInput {
  readonly round: string;
  readonly cause: VoidCause;
  readonly reason: string;
}

type Against = ActRefusal | 'conflict';

interface Deps {
  readonly clock: Clock;
  readonly rounds: Pick<Rounds, 'planVoid' | 'void'>;
}

/** It has no size: nobody does it alone. */
export const voidAct = ({ clock, rounds }: Deps): FourEyesAct<VoidInput, Against> => ({
  name: 'void.rounds',
  subject: ({ round }) => ['round', round],
  show: async (tx, { round, cause }) => {
    const looked = await lookAtRound(tx, rounds, round);
    if (!looked) return 'not_found';
    return againstOf(looked.view) ?? shownOf(looked.view, cause);
  },
  carryOut: async (tx, { round, cause, reason }, id) => {
    const looked = await lookAtRound(tx, rounds, round);
    if (!looked?.plan) return looked ? (againstOf(looked.view) ?? 'conflict') : 'not_found';
    const about = { requestId: currentRequestId() ?? `void-${id}`, now: clock.now() };
    if ('house' in looked.plan) await rounds.void(tx, looked.plan.house, { ...about, cause, reason });
    else await voidStudioRound(tx, looked.plan.studio, about);
    return undefined;
  },
});

const againstOf = ({ against }: RoundToVoid): Against | undefined =>
  against === null ? undefined : against === 'insufficient_funds' ? against : 'conflict';

/** What moves is in it: a step taken or a bonus ended since makes it another act. */
const shownOf = ({ playerId, game, state, currency, moves }: RoundToVoid, cause: VoidCause) => ({
  ...{ player: playerId, game, state, cause, currency },
  ...Object.fromEntries(Object.entries(moves ?? {}).filter(([, amount]) => amount !== '0')),
});

import type { RoundToVoid } from '@croupier/contract/office/voids';
import type { Tx } from '../../../platform/database.ts';
import { planStudioVoid, type StudioVoidPlan } from '../../play/providers/feature.ts';
import type { Rounds, VoidPlan } from '../../play/rounds/feature.ts';
import { roundOfName } from './round-name.ts';

type Kept = Omit<RoundToVoid, 'against' | 'shortMinor' | 'moves'>;

export interface Looked {
  readonly view: RoundToVoid;
  /** What would be done, while the transaction lasts; undefined where something is against it. */
  readonly plan?: { readonly house: VoidPlan } | { readonly studio: StudioVoidPlan };
}

/** A round as a void would find it now, under the locks that it would be voided under; undefined where there is none. */
export async function lookAtRound(
  tx: Tx,
  rounds: Pick<Rounds, 'planVoid'>,
  name: string,
): Promise<Looked | undefined> {
  const named = roundOfName(name);
  return named.of === 'house'
    ? lookAtHouse(name, await rounds.planVoid(tx, named.playerId, named.key))
    : lookAtStudio(name, await planStudioVoid(tx, named.key));
}

function lookAtHouse(name: string, found: Awaited<ReturnType<Rounds['planVoid']>>): Looked | undefined {
  const { round } = found;
  if (!round) return undefined;
  const kept: Kept = {
    ...keptOf(name, round),
    of: 'house',
    state: round.open ? 'open' : 'settled',
    voided: round.voided ? { at: round.voided.at.toISOString(), cause: round.voided.cause } : null,
  };
  if ('against' in found) {
    if (found.against === 'not_found') return undefined;
    const shortMinor = found.against === 'insufficient_funds' ? String(found.shortMinor) : null;
    return { view: { ...kept, against: found.against, shortMinor, moves: null } };
  }
  const { returned, taken, progressMinor } = found;
  const moves = {
    ...{ returnedMinor: String(returned.realMinor), takenMinor: String(taken.realMinor) },
    ...{ bonusReturnedMinor: String(returned.bonusMinor), bonusTakenMinor: String(taken.bonusMinor) },
    ...{ forfeitedMinor: String(returned.forfeitedMinor), progressMinor: String(progressMinor) },
  };
  return { view: { ...kept, against: null, shortMinor: null, moves }, plan: { house: found } };
}

function lookAtStudio(name: string, found: Awaited<ReturnType<typeof planStudioVoid>>): Looked | undefined {
  const { round } = found;
  if (!round) return undefined;
  const kept: Kept = { ...keptOf(name, round), of: 'studio', state: round.state, voided: null };
  if ('against' in found) {
    if (found.against === 'not_found') return undefined;
    return { view: { ...kept, against: found.against, shortMinor: null, moves: null } };
  }
  const bonusMinor = round.bonus?.stakeMinor ?? 0n;
  const moves = {
    ...{ returnedMinor: String(round.stakeMinor - bonusMinor), takenMinor: '0' },
    // Where it goes is where its bonus has gone by then.
    ...{ bonusReturnedMinor: String(bonusMinor), bonusTakenMinor: '0', forfeitedMinor: '0' },
    progressMinor: String(round.bonus?.progressMinor ?? 0n),
  };
  return { view: { ...kept, against: null, shortMinor: null, moves }, plan: { studio: found } };
}

const keptOf = (
  name: string,
  round: Pick<VoidPlan['round'], 'playerId' | 'game' | 'currency' | 'kind' | 'stakeMinor' | 'winMinor'>,
) => ({
  ...{ round: name, playerId: String(round.playerId), game: round.game },
  ...{ currency: round.currency, kind: round.kind },
  ...{ stakeMinor: String(round.stakeMinor), winMinor: String(round.winMinor) },
});

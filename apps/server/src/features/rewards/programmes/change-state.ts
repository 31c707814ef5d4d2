import {
  mayAct,
  PROGRAMME_TRANSITIONS,
  programmeStateAt,
  type ProgrammeState,
} from '@croupier/domain/rewards/programmes';
import type { Tx } from '../../../platform/database.ts';
import type { Also, ProgrammeName, WritingParts } from './programmes-parts.ts';
import {
  endVersions,
  findTimes,
  lockProgramme,
  pauseGiving,
  resumeGiving,
  setFollowing,
  setState,
  withdrawVersions,
} from './programmes-writing-store.ts';

export type StateChanged =
  /** `state`: how it stood before. */
  | { readonly status: 'changed'; readonly state: ProgrammeState }
  | { readonly status: 'not-found' }
  /** It stands otherwise: somebody was sooner, or its time is over. */
  | { readonly status: 'conflict'; readonly state: ProgrammeState };

type Change = ProgrammeName & { act: 'pause' | 'resume' | 'end' | 'withdraw'; by: string };

/**
 * Pauses a programme, lets it go on, ends it or takes it back. What players hold of it is not touched here: a kind whose holdings end with
 * a withdrawal does that in `also`, in the same transaction.
 */
export const changeProgramme = (
  parts: Pick<WritingParts, 'db' | 'clock'>,
  change: Change,
  also?: Also<{ state: ProgrammeState }>,
): Promise<StateChanged> =>
  parts.db.transaction(async (tx) => {
    const changed = await changeIn(tx, parts, change);
    if (changed.status === 'changed') await also?.(tx, changed);
    return changed;
  });

/** The same in a transaction of the caller's. */
export async function changeIn(
  tx: Tx,
  { clock }: Pick<WritingParts, 'clock'>,
  { act, by, ...name }: Change,
): Promise<StateChanged> {
  const programme = await lockProgramme(tx, name);
  if (!programme) return { status: 'not-found' };
  const { id } = programme;
  const at = clock.now();
  const { from = null, until = null } = (await findTimes(tx, id)) ?? {};
  const state = programmeStateAt({ kept: programme.state, from, until, isUsedUp: false }, at);
  if (!mayAct(act, state)) return { status: 'conflict', state };
  await setState(tx, id, PROGRAMME_TRANSITIONS[act].to);
  if (act === 'end') await endVersions(tx, id, { by, at });
  if (act === 'withdraw') await withdrawVersions(tx, id, { by, at });
  // A person has decided about it: its file does not bring it back.
  if (act === 'end' || act === 'withdraw') await setFollowing(tx, id, false);
  return { status: 'changed', state };
}

/** Gives nothing any more in the whole house, for now. @returns false where that was so already */
export const pauseAll = (
  { db, clock }: Pick<WritingParts, 'db' | 'clock'>,
  by: string,
  also?: Also<object>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const isNew = await pauseGiving(tx, { by, at: clock.now() });
    if (isNew) await also?.(tx, {});
    return isNew;
  });

/** Gives again. @returns false where that was so already */
export const resumeAll = ({ db }: Pick<WritingParts, 'db'>, also?: Also<object>): Promise<boolean> =>
  db.transaction(async (tx) => {
    const isNew = await resumeGiving(tx);
    if (isNew) await also?.(tx, {});
    return isNew;
  });

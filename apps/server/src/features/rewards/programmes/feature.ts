import type { ProgrammeKind } from '@croupier/contract/rewards/programmes';
import { createEachApart } from '../../../platform/each-apart.ts';
import { feature } from '../../../platform/feature.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { closeClaims, type IsGiven } from './claims.ts';
import { PROGRAMMES_PERSONAL } from './personal-store.ts';
import { PROGRAMMES_BOOKS } from './programmes-books-store.ts';
import type { Kinds, WritingParts } from './programmes-parts.ts';
import { createReadProgrammes, type ReadProgrammes } from './read-programmes.ts';

export const PROGRAMMES = feature({
  name: 'programmes',
  level: 5,
  about: 'what operators define that is given: versions, repetitions, and how much of it is taken',
  owns: [
    'giving_pause',
    'programme',
    'programme_claim',
    'programme_run',
    'programme_taken',
    'programme_use',
    'programme_version',
    'segment',
    'segment_player',
  ],
  reads: ['pay_in', 'player'],
  // What is taken over all players.
  books: ({ sinceHead }) => (sinceHead === undefined ? PROGRAMMES_BOOKS : []),
});

export { claim, claimAll, returnClaim, type IsGiven, type Wish } from './claims.ts';
export { holdClaim, settleClaimsOf as settleClaims } from './claims-store.ts';
export { changeIn, changeProgramme, pauseAll, resumeAll, type StateChanged } from './change-state.ts';
export { judgeProgramme } from './judge-programme.ts';
export type { Also, Kinds, ProgrammeName, WritingParts } from './programmes-parts.ts';
export { publishIn, publishProgramme } from './publish-programme.ts';
export { findBody, lockProgramme } from './programmes-writing-store.ts';
export { readShipped } from './shipped/read-shipped.ts';
export type { Asked, Found, InForce, ReadProgrammes, Version } from './read-programmes.ts';
export { isVersionWithdrawn } from './programmes-store.ts';
export { findRun, type RunRow } from './runs-store.ts';
export { cloneProgramme, saveDraft, type SavedDraft } from './save-draft.ts';
export { BUDGET, RECEIVERS } from './scarce.ts';
export { importShipped as importProgrammes } from './shipped/import-shipped.ts';
export { readShipped as readShippedProgrammes } from './shipped/read-shipped.ts';
export { replaceSegment, replaceSegmentBy } from './segments-store.ts';
export { giveBackForPlayer, leftForPlayer, takeForPlayer } from './take-for-player.ts';

export interface Programmes {
  readonly module: Module;
  readonly reader: ReadProgrammes;
  /** Parts for the use cases that change programmes. */
  readonly parts: WritingParts;
}

/**
 * Programmes of all kinds that features bring.
 * @param of `isGiven` tells what became of a claim that was left behind
 */
export function createProgrammes(
  { db, clock, error, config }: Needs<'db' | 'clock' | 'error', 'memoryMs'>,
  of: { readonly kinds: readonly ProgrammeKind[]; readonly isGiven: IsGiven },
): Programmes {
  const apart = createEachApart({
    clock,
    failed: (about) => error('a claim of a programme could not be closed', about),
  });
  const kinds: Kinds = new Map(of.kinds.map((kind) => [kind.kind, kind]));
  return {
    reader: createReadProgrammes({ db, clock, memoryMs: config.memoryMs }),
    parts: { db, clock, kinds },
    module: {
      name: 'programmes',
      personal: PROGRAMMES_PERSONAL,
      jobs: [closeClaims({ db, clock, isGiven: of.isGiven, apart })],
    },
  };
}

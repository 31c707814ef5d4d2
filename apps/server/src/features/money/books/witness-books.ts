import type { WalkCheck } from '../../../platform/books-check.ts';
import { readPortions } from '../../../platform/read-portions.ts';
import type { WitnessSealer } from './witness-seal.ts';
import { SUBJECTS, type SubjectRow } from './witness-store.ts';

/** @param sealer without it values are compared, and their seals are not */
export const witnessBooks = (sealer: WitnessSealer | undefined): WalkCheck => ({
  name: 'witness',
  says: 'Regions, residences and ages of players, client seeds and choices of open rounds are what a server said last.',
  walk: async (tx, told) => {
    for await (const subjects of readPortions<SubjectRow>(tx, SUBJECTS)) {
      for (const row of subjects) {
        const why = faultOf(row, sealer);
        if (why === undefined) continue;
        const { playerId, subject, value, kept } = row;
        return { player_id: String(playerId), subject, value, kept, why };
      }
      told(subjects.length);
    }
    return undefined;
  },
});

function faultOf(row: SubjectRow, sealer: WitnessSealer | undefined): string | undefined {
  const { playerId, subject, value, kept, seal } = row;
  if (value === null) return 'it is gone';
  if (kept === null) return 'no server ever said so';
  if (value !== kept) return 'a server said otherwise';
  return !sealer || (seal && sealer.signedBy({ playerId, subject, value }, seal) >= 0)
    ? undefined
    : 'no server sealed it';
}

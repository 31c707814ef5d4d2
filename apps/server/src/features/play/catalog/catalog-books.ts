import { definitionByHash } from '@croupier/games';
import type { WalkCheck } from '../../../platform/books-check.ts';
import { listMaths } from './catalog-store.ts';

/** A round finds its definition by this hash alone. */
export const MATHS_BOOKS: WalkCheck = {
  name: 'maths',
  says: 'Every version of a game that rounds were played by is one that the code still has.',
  walk: async (tx, told) => {
    const kept = await listMaths(tx);
    told(kept.length);
    return kept.find(({ game, mathVersion, mathHash }) => {
      const definition = definitionByHash(mathHash);
      return definition?.id !== game || definition.mathVersion !== mathVersion;
    });
  },
};

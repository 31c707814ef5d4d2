import { definitionByHash, stakeUnitsOf } from '@croupier/games';
import type { WalkCheck } from '../../../platform/books-check.ts';
import { firstWrongTally, hashesOfAllMaths } from './returns-books-store.ts';

export const RETURNS_BOOKS: WalkCheck = {
  name: 'returns',
  says: 'What games have returned so far is what their rounds come to, but for those whose facts still wait.',
  walk: async (tx) => {
    const units = (await hashesOfAllMaths(tx)).flatMap(({ id, mathHash }) => {
      const definition = definitionByHash(mathHash);
      return definition ? [{ mathsId: id, units: stakeUnitsOf(definition) }] : [];
    });
    return firstWrongTally(tx, units);
  },
};

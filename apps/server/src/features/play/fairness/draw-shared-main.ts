import { entriesHashOf, type SharedEntry } from '@croupier/games/fair/shared-draw.ts';
import { verifySharedDraw } from '@croupier/games/fair/verify-shared-draw.ts';
import { answerApart } from '../../../platform/work-apart.ts';
import type { SharedTask } from './draw-shared.ts';

/** On a thread of its own: hashes a list of entries, or draws its winners. */
answerApart((task: SharedTask, portions: readonly (readonly SharedEntry[])[]) => {
  const entries = portions.flat();
  return task.draw
    ? verifySharedDraw(task.draw.terms, entries, task.draw.serverSeed, task.draw.places)
    : entriesHashOf(entries);
});

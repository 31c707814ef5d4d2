import { setPriority } from 'node:os';
import { findGame } from '@croupier/games';
import type { BonusTerms } from '@croupier/games/maths/bonus-terms.ts';
import { createReckoner } from '@croupier/games/maths/reckoner.ts';
import type { SpinsTerms } from '@croupier/games/maths/spins-law.ts';
import { answerApart } from '../../../platform/work-apart.ts';

const LEAST = 19;

/** A bonus on a game, as it is asked of the thread: money that is wagered, or free rounds. */
export interface OfferTask {
  readonly game: string;
  readonly mode: string;
  readonly terms: BonusTerms | SpinsTerms;
}

// Linux holds a priority by thread: this one works when nothing else wants the core. Elsewhere it is that of the whole process.
if (process.platform === 'linux') setPriority(LEAST);

/** On a thread of its own: reckons what a bonus comes to, one answer for each task. */
answerApart((seed: number, tasks: readonly OfferTask[]) => {
  const reckoner = createReckoner(seed);
  return tasks.map(({ game, mode, terms }) => {
    const { definition } = findGame(game)!;
    return 'spins' in terms
      ? reckoner.spins({ definition, mode, terms })
      : reckoner.wagering({ definition, mode, terms });
  });
});

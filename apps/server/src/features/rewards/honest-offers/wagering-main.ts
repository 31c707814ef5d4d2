import { setPriority } from 'node:os';
import { findGame } from '@croupier/games';
import type { BonusTerms } from '@croupier/games/maths/bonus-terms.ts';
import { createWageringOn } from '@croupier/games/maths/wagering-on.ts';
import { answerApart } from '../../../platform/work-apart.ts';

const LEAST = 19;

/** A bonus on a game, as it is asked of the thread. */
export interface WageringTask {
  readonly game: string;
  readonly mode: string;
  readonly terms: BonusTerms;
}

// Linux holds a priority by thread: this one works when nothing else wants the core. Elsewhere it is that of the whole process.
if (process.platform === 'linux') setPriority(LEAST);

/** On a thread of its own: reckons what wagering comes to, one answer for each task. */
answerApart((seed: number, tasks: readonly WageringTask[]) => {
  const wageringOn = createWageringOn(seed);
  return tasks.map(({ game, mode, terms }) => {
    const { definition } = findGame(game)!;
    return wageringOn({ definition, mode, terms });
  });
});

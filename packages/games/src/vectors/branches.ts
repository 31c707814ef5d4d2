import type { GameDefinition } from '../definition.ts';
import type { Entry, RoundOutcome } from '../round.ts';
import { boardBranches } from './board-branches.ts';
import { cascadeBranches } from './cascade-branches.ts';
import { gridBranches } from './grid-branches.ts';

/** A round as vectors look at it. */
export interface PlayedRound {
  readonly definition: GameDefinition;
  readonly entry: Entry;
  readonly outcome: RoundOutcome;
  readonly rejected: number;
}

/** What of its engine's rules a round reaches, by name: what an implementation could get wrong on its own. */
export function branchesOf(round: PlayedRound): string[] {
  const { definition, entry, outcome, rejected } = round;
  const names = [...(rejected > 0 ? ['rejected word'] : []), ...endOf(outcome)];
  if (outcome.family === 'grid') {
    names.push(...gridBranches(definition, entry, outcome));
    if (definition.engine === 'cascade') names.push(...cascadeBranches(definition, outcome.steps));
  } else {
    names.push(`mode ${outcome.mode}`, ...boardBranches(definition, entry, outcome.steps));
  }
  return [...new Set(names)];
}

function endOf({ open, winUnits, steps, capped, family }: RoundOutcome): string[] {
  if (open !== null) return ['open'];
  const come = family === 'grid' ? steps.reduce((sum, { units }) => sum + units, 0) : winUnits;
  return [
    winUnits > 0 ? 'won' : 'lost',
    ...(come > winUnits ? ['cap cuts the win'] : []),
    ...(capped && come === winUnits ? ['cap met exactly, spins left'] : []),
    ...(capped && come > winUnits ? ['capped'] : []),
  ];
}

/** What the published vectors must reach between them, engine by engine. */
export const REQUIRED: Readonly<Record<GameDefinition['engine'], readonly string[]>> = {
  lines: names(
    'won | lost | cap cuts the win | line win | scatter win | wild in a win | wilds alone',
    'full screen | free spins | free spins again | win in free spins | cap ends free spins',
    'from the right | both ways over all reels | bound on free spins',
    'full screen with wilds',
  ),
  respin: names(
    'won | lost | wild in a win | respin | respin again | from the right | cap cuts the win',
    'cap ends respins',
  ),
  book: names(
    'won | lost | wild in a win | scatter win | free spins | free spins again | expanded win',
    'expanded win, reels apart | expanded too few | cap cuts the win | cap ends free spins',
  ),
  ways: names(
    'won | lost | open | several ways | wild in a win | option 0 | option 1 | option 2',
    'free spins again | wild multiplies a win | cap cuts the win | cap ends free spins',
    'free spins not asked at the cap',
  ),
  cascade: names(
    'won | lost | ways win | line win | cluster win | anywhere win | scatter win | cascade',
    'free spins | free spins again | cap cuts the win | cap ends free spins | bound on free spins',
    'bound on drops | strips fall | reels differ in rows | wild bursts for two wins',
    'more than listed pays as the last | ladder | ladder held | ladder of free spins | growing',
    'growing kept | cells multiply | cells kept | orbs multiply | orbs without a win | orbs kept',
    'orbs of a free spin without a win | scatters fall in later',
  ),
  hold: names(
    'rejected word | won | lost | coins without the feature | feature | coin lands | jackpot mini',
    'jackpot minor | jackpot major | grand | screen full at once | cap cuts the win',
  ),
  table: names('rejected word | won | lost | wheel | plinko | dice won | dice lost'),
  pool: names('prize | no prize | from a pool | from a pool, no prize'),
  draw: names('won | lost | all hit | none hit'),
  steps: names(
    'open | tile safe | tile trap | door safe | door trap | taken | paid at the last level',
    'ladder ends below the cap | lower right | lower wrong | higher right | higher wrong | pass',
    'equal is right | equal on an ace loses | equal on a king loses | top of the ladder',
    'no guess left | exactly the maximum',
  ),
  crash: names(
    'left in time | too late | never left | at the maximum | ends at once | shared | left by hand',
    'open | unheard | unheard before the least | unheard, aiming | unheard, ends at once',
    'stakes given back | left by hand, unheard | left by hand, stakes given back',
    'unheard, at the least',
  ),
};

/** Names apart by bars. */
function names(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(' | '));
}

import type { GameDefinition } from '../definition.ts';
import { stakeUnitsOf } from '../read-definition.ts';
import type { Draw } from '../fair/draw.ts';
import { tapeDraw } from '../fair/tape-draw.ts';
import { decideRound } from '../decide-round.ts';
import type { Choice, RoundOutcome } from '../round.ts';
import { choicesWithBet, nextChoice } from './players.ts';
import { quickDraw } from './quick-draw.ts';
import { simulationOf, type Simulator } from './simulation.ts';

/**
 * Plays rounds by the readable rules, step by step as a client does, with the player that the game's law describes. The
 * same seed gives the same rounds; some hundred thousand a second.
 */
export function createPlayedSimulator(definition: GameDefinition, mode: string, seed: number): Simulator {
  const draw = quickDraw(seed);
  const toss = quickDraw(seed ^ PLAYERS_SEED);
  const roundsByUnits: number[] = [];
  let furtherSteps = 0;
  return {
    run(rounds) {
      for (let round = 0; round < rounds; round += 1) {
        const { winUnits, steps, family } = playToEnd(definition, mode, draw, toss);
        roundsByUnits[winUnits] = (roundsByUnits[winUnits] ?? 0) + 1;
        if (family === 'grid') furtherSteps += steps.length - 1;
      }
    },
    result() {
      const counted = Float64Array.from(roundsByUnits, (rounds) => rounds ?? 0);
      return simulationOf(counted, furtherSteps, stakeUnitsOf(definition));
    },
  };
}

/** So that the player's tosses are not the game's draws. */
const PLAYERS_SEED = 0x5eed;

/** A round played again from its start with one choice more until it is decided, on the draws of its first play. */
function playToEnd(definition: GameDefinition, mode: string, draw: Draw, toss: Draw): RoundOutcome {
  const choices: Choice[] = [...choicesWithBet(definition, mode, toss)];
  const drawn: number[] = [];
  let outcome = decideRound(definition, taped(drawn, draw), { mode, choices });
  while (outcome.open !== null) {
    choices.push(nextChoice(outcome, outcome.open, toss));
    outcome = decideRound(definition, taped(drawn, draw), { mode, choices });
  }
  return outcome;
}

/** Plays the tape back, then draws on and writes down. */
function taped(drawn: number[], draw: Draw): Draw {
  const tape = tapeDraw([...drawn]);
  let left = drawn.length;
  return {
    below(n, what) {
      if (left > 0) {
        left -= 1;
        return tape.below(n, what);
      }
      const value = draw.below(n, what);
      drawn.push(value);
      return value;
    },
  };
}

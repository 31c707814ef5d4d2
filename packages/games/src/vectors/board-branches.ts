import type { GameDefinition } from '../definition.ts';
import type { BoardStep, Entry } from '../round.ts';
import type { StepsDefinition } from '../steps/definition.ts';
import { stepLevels } from '../steps/step-levels.ts';
import { named } from './grid-branches.ts';

/** What a round that is no grid of symbols reaches. */
export function boardBranches(
  definition: GameDefinition,
  entry: Entry,
  steps: readonly BoardStep[],
): string[] {
  return steps.flatMap((step, index) => stepBranches(definition, entry, steps, step, index));
}

function stepBranches(
  definition: GameDefinition,
  entry: Entry,
  steps: readonly BoardStep[],
  step: BoardStep,
  index: number,
): string[] {
  switch (step.kind) {
    case 'wheel':
    case 'plinko':
      return [step.kind];
    case 'dice':
      return [step.units > 0 ? 'dice won' : 'dice lost'];
    case 'scratch': {
      const prize = step.units > 0 ? 'prize' : 'no prize';
      return [
        prize,
        ...(entry.given?.ticket ? [step.units > 0 ? 'from a pool' : 'from a pool, no prize'] : []),
      ];
    }
    case 'draw':
      return named({ 'all hit': step.hits.length === step.picks.length, 'none hit': step.hits.length === 0 });
    case 'pick':
      return [
        `${definition.engine === 'steps' && definition.kind === 'mines' ? 'tile' : 'door'} ${step.safe ? 'safe' : 'trap'}`,
      ];
    case 'card':
      return cardBranches(step, steps.slice(0, index));
    case 'taken':
      return takenBranches(definition, entry, steps.slice(0, index));
    case 'flight':
      return flightBranches(definition, entry, step);
    case 'reveal':
      return [];
  }
}

type Card = Extract<BoardStep, { kind: 'card' }>;
const rankOf = ({ card }: Card): number => Math.floor(card / 4);

function cardBranches(step: Card, before: readonly BoardStep[]): string[] {
  const last = before.findLast((each): each is Card => each.kind === 'card');
  if (last === undefined) return [];
  if (step.guess === null) return ['pass'];
  const isEqual = rankOf(step) === rankOf(last);
  return named({
    [`${step.guess} ${step.right ? 'right' : 'wrong'}`]: true,
    'equal is right': isEqual && step.right === true,
    'equal on an ace loses': isEqual && step.right === false && rankOf(last) === 0,
    'equal on a king loses': isEqual && step.right === false && rankOf(last) > 0,
  });
}

/** How the money came to be taken: by the player, or because there was nothing left to choose. */
function takenBranches(definition: GameDefinition, entry: Entry, before: readonly BoardStep[]): string[] {
  if (entry.choices.at(-1)?.length === 0) return ['taken'];
  if (definition.engine !== 'steps') return [];
  const most = definition.maximumWinStakes * definition.stakeUnits;
  return [
    ...lastBranches(definition, entry, before),
    ...(before.at(-1)!.units === most ? ['exactly the maximum'] : []),
  ];
}

function lastBranches(definition: StepsDefinition, entry: Entry, before: readonly BoardStep[]): string[] {
  if (definition.kind === 'hi-lo') {
    const rungs = before.filter((step) => step.kind === 'card' && step.right === true).length;
    return [rungs === definition.rungs ? 'top of the ladder' : 'no guess left'];
  }
  const levels = stepLevels(definition, entry.mode).length;
  const all =
    definition.kind === 'towers'
      ? definition.floors
      : definition.columns * definition.rows - definition.modes.find(({ id }) => id === entry.mode)!.traps;
  return ['paid at the last level', ...(levels < all ? ['ladder ends below the cap'] : [])];
}

function flightBranches(
  definition: GameDefinition,
  { given, choices }: Entry,
  { crashCenti, cashOutCenti, units, void: isVoid }: Extract<BoardStep, { kind: 'flight' }>,
): string[] {
  const maximum = definition.engine === 'crash' ? definition.maximumWinStakes * 100 : 0;
  return named({
    shared: given?.flight !== undefined,
    'left by hand': choices.length === 2,
    'left by hand, unheard': choices.length === 2 && given?.flight?.heardCenti !== undefined,
    'left by hand, stakes given back': choices.length === 2 && given?.flight?.void === true,
    'left in time': units > 0 && cashOutCenti !== null && cashOutCenti < maximum,
    'too late': cashOutCenti !== null && units === 0,
    'never left': cashOutCenti === null,
    'at the maximum': crashCenti === maximum,
    'ends at once': crashCenti === 100,
    unheard: given?.flight?.heardCenti !== undefined && units > 0 && isVoid !== true,
    'unheard before the least': given?.flight?.heardCenti !== undefined && isVoid === true,
    'unheard, at the least': given?.flight?.heardCenti === 101 && cashOutCenti === 101,
    'unheard, aiming': given?.flight?.heardCenti !== undefined && (choices[0]?.length ?? 0) > 0,
    'unheard, ends at once': given?.flight?.heardCenti !== undefined && crashCenti === 100,
    'stakes given back': isVoid === true && given?.flight?.void === true,
  });
}

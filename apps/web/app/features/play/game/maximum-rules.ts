import { modesOf, stepEnd, type GameDefinition } from '@croupier/games';

/** A rule about the most that can be won: a text under `game.rules` and the numbers in it. */
export interface MaximumRule {
  readonly key: 'maximum' | 'stepMaximum' | 'stepTop' | 'stepCut';
  /** The way of playing it is about; absent where about all. */
  readonly mode?: string;
  readonly stakes: number;
  readonly steps?: number;
  readonly of?: number;
}

/**
 * What a round can win at most and where it ends then, as it follows from the definition; nothing where every pay is
 * listed. Steps do not stop at the maximum itself but at the last one below it, after as many as the way of playing has.
 */
export function maximumRules(definition: GameDefinition): MaximumRule[] {
  if (!('maximumWinStakes' in definition)) return [];
  const stakes = definition.maximumWinStakes;
  if (definition.engine !== 'steps') return [{ key: 'maximum', stakes }];
  const all: MaximumRule = { key: 'stepMaximum', stakes };
  if (definition.kind === 'hi-lo') return [all];
  const ends = modesOf(definition).map((mode): MaximumRule => {
    const { steps, of, units } = stepEnd(definition, mode);
    return {
      key: steps < of ? 'stepCut' : 'stepTop',
      mode,
      steps,
      of,
      stakes: units / definition.stakeUnits,
    };
  });
  return [all, ...ends];
}

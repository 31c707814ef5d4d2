import type { GameDefinition } from '../definition.ts';
import { modesOf } from '../read-definition.ts';
import { declaredSheetOf } from './declared.ts';

/** 1 very high, 2 high, 3 medium, 4 low, 5 very low; or as the player chooses. */
export type Volatility = 1 | 2 | 3 | 4 | 5 | 'chosen';

/** The figures that a game declares. All follow from its definition, counted or simulated, the win cap in. */
export interface GameMaths {
  /** Return to player in 1/10⁶ of the stake: 958431 is 95.8431 %. */
  readonly rtpMicro: number;
  /** Half width of the 95 % interval of a simulated return, in 1/10⁶; 0 where the return is exact. */
  readonly rtpMarginMicro: number;
  /** Share of rounds that win anything, in 1/10⁶. */
  readonly hitFrequencyMicro: number;
  /** Standard deviation of the win of one whole round, in stakes × 1000. */
  readonly sigmaMilli: number;
  readonly volatility: Volatility;
  /** The most that one round can win, in hundredths of the stake. */
  readonly maximumWinCenti: number;
}

/** The declared figures of a mode, the first one where none is named, each rounded to nearest. */
export function mathsOf(definition: GameDefinition, mode = modesOf(definition)[0]!): GameMaths {
  const sheet = declaredSheetOf(definition, mode);
  return {
    rtpMicro: Math.round(sheet.rtp * 1e6),
    rtpMarginMicro: Math.ceil(sheet.rtpMargin * 1e6),
    hitFrequencyMicro: Math.round(sheet.hitFrequency * 1e6),
    sigmaMilli: Math.round(sheet.sigmaStakes * 1e3),
    volatility: volatilityOfGame(definition),
    maximumWinCenti: Math.round(sheet.maximumWinStakes * 100),
  };
}

/** In a mode: the player's own where the round goes on or stops as they choose, else a label of its standard deviation. */
export function volatilityIn(definition: GameDefinition, mode: string): Volatility {
  if (definition.engine === 'steps' || definition.engine === 'crash') return 'chosen';
  return volatilityOf(declaredSheetOf(definition, mode).sigmaStakes);
}

/** Of all ways to play it: chosen by the player where they differ. */
function volatilityOfGame(definition: GameDefinition): Volatility {
  const [first, ...others] = new Set(modesOf(definition).map((mode) => volatilityIn(definition, mode)));
  return others.length === 0 ? first! : 'chosen';
}

/** The label of a standard deviation in stakes: 5 below 2.5, 4 below 3.5, 3 below 5, 2 below 8, else 1. */
export function volatilityOf(sigmaStakes: number): Exclude<Volatility, 'chosen'> {
  if (sigmaStakes < 2.5) return 5;
  if (sigmaStakes < 3.5) return 4;
  if (sigmaStakes < 5) return 3;
  return sigmaStakes < 8 ? 2 : 1;
}

import { expect } from 'vitest';
import type { GameDefinition } from '../definition.ts';
import { declare } from './declare.ts';
import { declaredSheetOf } from './declared.ts';

/** Its exact maths takes as long as that of all others: the slow tests compute it. */
export const HEAVIEST = 'glacier-run';

/** Computes a mode's figures anew and holds them against what is declared. */
export function expectAsComputed(definition: GameDefinition, mode: string): void {
  const figures = ({ rtp, hitFrequency, sigmaStakes, maximumWinStakes }: ReturnType<typeof declare>) =>
    [rtp, hitFrequency, sigmaStakes, maximumWinStakes].map((figure) => figure.toPrecision(9));
  expect(figures(declare(definition, mode))).toEqual(figures(declaredSheetOf(definition, mode)));
}

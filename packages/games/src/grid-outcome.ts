import type { GridOutcome, SpinStep } from './round.ts';

/**
 * A round of spins, played to its end. The steps say what each spin won; the cap cuts what they come to.
 * @param wonUnits what the steps come to
 * @param isCutShort the cap was reached with spins still to come
 */
export function gridOutcome(
  { id, mathVersion }: { readonly id: string; readonly mathVersion: number },
  steps: readonly SpinStep[],
  win: { readonly wonUnits: number; readonly maximumWinUnits: number; readonly isCutShort: boolean },
): GridOutcome {
  const { wonUnits, maximumWinUnits, isCutShort } = win;
  return {
    game: id,
    mathVersion,
    mode: 'main',
    family: 'grid',
    steps,
    winUnits: Math.min(wonUnits, maximumWinUnits),
    capped: wonUnits > maximumWinUnits || isCutShort,
    open: null,
  };
}

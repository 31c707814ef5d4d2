import { fateOfBonusWin, type GrantState } from './grant-state.ts';
import type { PurseParts } from './purse-parts.ts';

/** An amount by where it goes; what is forfeited was bonus money whose bonus has ended. */
export interface PaidParts extends PurseParts {
  readonly forfeitedMinor: bigint;
}

/**
 * Where an amount goes that is paid back to a round's purse: its bonus part follows the bonus.
 * @param parts as its stake was made of
 * @param state what has become of the bonus meanwhile
 */
export function partsByFate(parts: PurseParts, state: GrantState): PaidParts {
  const { realMinor, bonusMinor } = parts;
  switch (fateOfBonusWin(state)) {
    case 'real':
      return { realMinor: realMinor + bonusMinor, bonusMinor: 0n, forfeitedMinor: 0n };
    case 'bonus':
      return { realMinor, bonusMinor, forfeitedMinor: 0n };
    case 'forfeited':
      return { realMinor, bonusMinor: 0n, forfeitedMinor: bonusMinor };
  }
}

/**
 * The bonus that a stake may take money of. A round of several stakes belongs to the bonus of its first one: under another
 * or none, later ones are of real money alone.
 * @param round undefined where the stake begins one
 * @param active the player's active bonus in the money of the stake
 */
export const grantOfStake = (
  round: { readonly grantId: string | null } | undefined,
  active: string | null,
): string | null => (round === undefined || round.grantId === active ? active : null);

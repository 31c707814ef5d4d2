import type { Round } from '@croupier/contract/play/rounds';
import {
  canonicalJson,
  stakeFits,
  winMinorOf,
  type GameDefinition,
  type Verification,
} from '@croupier/games';
import { drawViews, type DrawView } from './draw-views.ts';

export type CheckName = 'commitment' | 'math' | 'outcome' | 'money';
/** `skipped` when there is nothing to compare with. */
export type CheckState = 'agrees' | 'differs' | 'skipped';

export interface VerificationView {
  /** `agrees` when at least the seed and the outcome were compared and nothing differs. */
  readonly verdict: 'agrees' | 'differs' | 'computed';
  readonly checks: readonly { name: CheckName; state: CheckState }[];
  readonly draws: readonly DrawView[];
}

/**
 * What the verify page says about a recomputed round.
 * @param commitment what was published before play, '' when the visitor has none
 * @param recorded the round as the server keeps it, when there is one
 */
export function verificationView(input: {
  verification: Verification;
  definition: GameDefinition;
  commitment: string;
  recorded: Round | undefined;
}): VerificationView {
  const { verification, definition, commitment, recorded } = input;
  const checks = [
    { name: 'commitment', state: commitment === '' ? 'skipped' : told(verification.commitmentMatches) },
    { name: 'math', state: recorded ? told(recorded.mathHash === verification.mathHash) : 'skipped' },
    { name: 'outcome', state: recorded ? told(sameOutcome(recorded, verification)) : 'skipped' },
    { name: 'money', state: recorded ? told(samePayment(recorded, verification, definition)) : 'skipped' },
  ] as const satisfies { name: CheckName; state: CheckState }[];
  const differs = checks.some(({ state }) => state === 'differs');
  const whole = checks.every(({ state }) => state === 'agrees');
  return {
    verdict: differs ? 'differs' : whole ? 'agrees' : 'computed',
    checks,
    draws: drawViews(definition, verification),
  };
}

const told = (equal: boolean): CheckState => (equal ? 'agrees' : 'differs');

function sameOutcome(recorded: Round, { outcome }: Verification): boolean {
  try {
    return canonicalJson(recorded.outcome) === canonicalJson(outcome);
  } catch {
    return false;
  }
}

function samePayment(recorded: Round, { outcome }: Verification, definition: GameDefinition): boolean {
  const stakeMinor = BigInt(recorded.stakeMinor);
  if (!stakeFits(definition, stakeMinor)) return false;
  return winMinorOf(outcome, definition, stakeMinor).toString() === recorded.winMinor;
}

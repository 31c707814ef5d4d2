import type { Round } from '@croupier/contract';
import {
  definitionByHash,
  findGame,
  verifyRound,
  type Entry,
  type GameDefinition,
  type Verification,
} from '@croupier/games';
import { verificationView, type VerificationView } from './verification-view.ts';
import type { VerifyForm } from './verify-form-rules.ts';

export interface VerificationResult {
  readonly definition: GameDefinition;
  readonly verification: Verification;
  readonly view: VerificationView;
}

/**
 * Recomputes a round from the values of the form. A recorded round is computed with the maths it was played
 * with, even when the game has newer ones today. Throws when this code does not know the maths.
 * @param form tidied and free of problems
 */
export function runVerification(form: VerifyForm, recorded: Round | undefined): VerificationResult {
  const definition =
    recorded?.game === form.game ? definitionByHash(recorded.mathHash) : findGame(form.game)?.definition;
  if (!definition) throw new Error(`Unknown maths of ${form.game}`);
  const { serverSeed, clientSeed, commitment } = form;
  const verification = verifyRound({
    definition,
    serverSeed,
    clientSeed,
    commitment,
    nonce: Number(form.nonce),
    ...(recorded && isSameRound(form, recorded) ? { entry: recorded.entry as Entry } : {}),
  });
  const compared = recorded && isSameRound(form, recorded) ? recorded : undefined;
  return {
    definition,
    verification,
    view: verificationView({ verification, definition, commitment, recorded: compared }),
  };
}

/** Whoever edits the values looks at another round: there is nothing recorded to compare it with. */
function isSameRound(form: VerifyForm, { game, fairness }: Round): boolean {
  return (
    form.game === game && form.clientSeed === fairness.clientSeed && form.nonce === String(fairness.nonce)
  );
}

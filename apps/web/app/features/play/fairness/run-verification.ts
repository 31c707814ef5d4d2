import type { Round } from '@croupier/contract/play/rounds';
import {
  definitionByHash,
  EntryError,
  findGame,
  modesOf,
  verifyRound,
  type Entry,
  type GameDefinition,
  type Verification,
} from '@croupier/games';
import { verificationView, type VerificationView } from './verification-view.ts';
import { choicesOfText, textOfChoices, type VerifyForm } from './verify-form-rules.ts';

export interface VerificationResult {
  readonly definition: GameDefinition;
  readonly verification: Verification;
  readonly view: VerificationView;
}

/** The game does not take the way of playing or the choices; these are its ways. */
export interface EntryRefused {
  readonly modes: readonly string[];
}

/**
 * Recomputes a round from the values of the form. A recorded round is computed with the maths it was played
 * with, even when the game has newer ones today. Throws when this code does not know the maths.
 * @param form tidied and free of problems
 */
export function runVerification(
  form: VerifyForm,
  recorded: Round | undefined,
): VerificationResult | EntryRefused {
  const definition =
    recorded?.game === form.game ? definitionByHash(recorded.mathHash) : findGame(form.game)?.definition;
  if (!definition) throw new Error(`Unknown maths of ${form.game}`);
  const compared = recorded && isSameRound(form, recorded) ? recorded : undefined;
  const typed = { mode: form.mode || modesOf(definition)[0]!, choices: choicesOfText(form.choices) };
  const { serverSeed, clientSeed, commitment } = form;
  const round = { definition, serverSeed, clientSeed, commitment, nonce: Number(form.nonce) };
  try {
    // A record has more than can be typed: the ticket or the flight that it was given.
    const entry = (compared?.entry as Entry | undefined) ?? typed;
    const verification = verifyRound({ ...round, entry });
    const view = verificationView({ verification, definition, commitment, recorded: compared });
    return { definition, verification, view };
  } catch (error) {
    if (error instanceof EntryError) return { modes: modesOf(definition) };
    throw error;
  }
}

/** Whoever edits the values looks at another round: there is nothing recorded to compare it with. */
function isSameRound(form: VerifyForm, { game, fairness, entry }: Round): boolean {
  return (
    form.game === game &&
    form.clientSeed === fairness.clientSeed &&
    form.nonce === String(fairness.nonce) &&
    form.mode === entry.mode &&
    form.choices === textOfChoices(entry.choices)
  );
}

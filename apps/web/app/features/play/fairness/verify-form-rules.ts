import { CLIENT_SEED_PATTERN } from '../../../lib/client-seed.ts';

/** What the visitor pasted, as typed. */
export interface VerifyForm {
  readonly game: string;
  readonly serverSeed: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: string;
  /** '' for the game's first or only one. */
  readonly mode: string;
  /** As `textOfChoices` writes them. */
  readonly choices: string;
}

export type VerifyField = keyof VerifyForm;

export const EMPTY_FORM: VerifyForm = {
  ...{ game: '', serverSeed: '', commitment: '', clientSeed: '', nonce: '0', mode: '', choices: '' },
};

const HEX_64 = /^[0-9a-f]{64}$/;
const COUNT = /^(0|[1-9][0-9]{0,14})$/;
const MODE = /^[a-z0-9-]{0,40}$/;
const CHOICE = /^(-|[0-9]{1,7}([\s,]+[0-9]{1,7})*)$/;

/** The values without the spaces that copying brings; hexadecimal digits in lower case. */
export function tidyVerifyForm(form: VerifyForm): VerifyForm {
  return {
    game: form.game,
    serverSeed: form.serverSeed.trim().toLowerCase(),
    commitment: form.commitment.trim().toLowerCase(),
    clientSeed: form.clientSeed.trim(),
    nonce: form.nonce.trim(),
    mode: form.mode.trim().toLowerCase(),
    choices: textOfChoices(choicesOfText(form.choices)),
  };
}

/** The fields that cannot be computed with; texts are in the messages under `fairness.problems`. */
export function verifyFormProblems(form: VerifyForm, games: readonly string[]): VerifyField[] {
  const tidy = tidyVerifyForm(form);
  const wrong: Record<VerifyField, boolean> = {
    game: !games.includes(tidy.game),
    serverSeed: !HEX_64.test(tidy.serverSeed),
    commitment: tidy.commitment !== '' && !HEX_64.test(tidy.commitment),
    clientSeed: !CLIENT_SEED_PATTERN.test(tidy.clientSeed),
    nonce: !COUNT.test(tidy.nonce),
    mode: !MODE.test(tidy.mode),
    choices: !partsOf(form.choices).every((part) => CHOICE.test(part)),
  };
  return (Object.keys(wrong) as VerifyField[]).filter((field) => wrong[field]);
}

/** Choices as people write them: `3 17 21; 5; -`, the dash for the empty one, which takes the money. */
export function textOfChoices(choices: readonly (readonly number[])[]): string {
  return choices.map((choice) => (choice.length === 0 ? '-' : choice.join(' '))).join('; ');
}

/** What `textOfChoices` wrote. Parts that are no choice come out as they can. */
export function choicesOfText(text: string): number[][] {
  return partsOf(text).map((part) => (part === '-' ? [] : part.split(/[\s,]+/).map(Number)));
}

/** A semicolon at the end starts nothing. */
function partsOf(text: string): string[] {
  const parts = text.split(';').map((part) => part.trim());
  return parts.at(-1) === '' ? parts.slice(0, -1) : parts;
}

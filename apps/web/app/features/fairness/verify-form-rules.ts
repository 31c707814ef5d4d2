import { CLIENT_SEED_PATTERN } from './client-seed.ts';

/** What the visitor pasted, as typed. */
export interface VerifyForm {
  readonly game: string;
  readonly serverSeed: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: string;
}

export type VerifyField = keyof VerifyForm;

const HEX_64 = /^[0-9a-f]{64}$/;
const COUNT = /^(0|[1-9][0-9]{0,14})$/;

/** The values without the spaces that copying brings; hexadecimal digits in lower case. */
export function tidyVerifyForm(form: VerifyForm): VerifyForm {
  return {
    game: form.game,
    serverSeed: form.serverSeed.trim().toLowerCase(),
    commitment: form.commitment.trim().toLowerCase(),
    clientSeed: form.clientSeed.trim(),
    nonce: form.nonce.trim(),
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
  };
  return (Object.keys(wrong) as VerifyField[]).filter((field) => wrong[field]);
}

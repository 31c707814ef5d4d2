import { feature } from '../../../platform/feature.ts';

export const PASSKEYS = feature({
  name: 'passkeys',
  level: 3,
  about: 'keys that sign in without a password',
  owns: ['player_passkey', 'spent_challenge'],
});

export { createPasskeys, type Passkeys } from './passkeys-module.ts';
export type { PasskeysParts } from './passkeys-parts.ts';
export { askForStepUp, checkForStepUp, useAnswer, type Credential } from './check-passkey.ts';
export { forgetPasskeysSince } from './forget-passkeys-since.ts';
export { countPasskeysOf, listPasskeysOf } from './passkeys-store.ts';

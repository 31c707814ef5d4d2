export { createPasskeys, type Passkeys } from './passkeys-module.ts';
export type { PasskeysParts } from './passkeys-parts.ts';
export { askForStepUp, checkForStepUp, useAnswer, type Credential } from './check-passkey.ts';
export { forgetPasskeysSince } from './forget-passkeys-since.ts';
export { countPasskeysOf, listPasskeysOf } from './passkeys-store.ts';

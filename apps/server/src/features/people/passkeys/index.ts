export { createPasskeys, type Passkeys } from './passkeys-module.ts';
export type { PasskeysParts } from './passkeys-parts.ts';
export { askForStepUp, checkForStepUp, useAnswer, type Credential } from './check-passkey.ts';
export { listPasskeysOf } from './passkeys-store.ts';

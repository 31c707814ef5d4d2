export { createPlayers, type Players } from './players-module.ts';
export { openAccount } from './open-account.ts';
export { sessionCookieName } from './session-cookie.ts';

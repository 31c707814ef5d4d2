import { tell } from '../../../lib/tell.ts';
import { readPromo } from './kept-labels.ts';

const REGISTERED_KEY = 'registered';

/** An account was just opened here: its labels are told with the next document, which is the player's. */
export function noteRegistration(): void {
  if (readPromo()?.state === 'not found') tell('WRONG_REGISTRATION_PROMO_CODE', {});
  sessionStorage.setItem(REGISTERED_KEY, '1');
}

/** Whether it was, and its labels are not told yet. */
export const wasRegistered = (): boolean => sessionStorage.getItem(REGISTERED_KEY) !== null;

export const forgetRegistration = (): void => sessionStorage.removeItem(REGISTERED_KEY);

import { tell } from '../../../lib/tell.ts';
import { keepPromo, readPromo } from './kept-labels.ts';

const REGISTERED_KEY = 'registered';

/**
 * An account was just opened here: its labels are told with the next document, which is the player's. The code of a link is done with;
 * where the house has none such and the account was opened without any, whoever came for it got nothing.
 */
export function noteRegistration({ promoCode }: { promoCode: string }): void {
  if (promoCode.trim() === '' && readPromo()?.state === 'not found')
    tell('WRONG_REGISTRATION_PROMO_CODE', {});
  keepPromo(null);
  sessionStorage.setItem(REGISTERED_KEY, '1');
}

/** Whether it was, and its labels are not told yet. */
export const wasRegistered = (): boolean => sessionStorage.getItem(REGISTERED_KEY) !== null;

export const forgetRegistration = (): void => sessionStorage.removeItem(REGISTERED_KEY);

import { ApiError, type Call, createCall } from '@croupier/contract/kit';
import { openModal } from './modals.ts';
import { isRefused } from './root-data.ts';

type Listener = () => void;
const unauthorised = new Set<Listener>();

/** Hears of every call that was answered 401: the session is over. @returns the way to stop hearing. */
export function onUnauthorised(listener: Listener): () => void {
  unauthorised.add(listener);
  return () => unauthorised.delete(listener);
}

const send = createCall((path, init) => fetch(path, { ...init, credentials: 'same-origin' }));

/** The API for a screen that tells itself what the player's rules have against a call. @throws ApiError, see `createCall`. */
export const callTelling: Call = async (...asked) => {
  try {
    return await send(...asked);
  } catch (error) {
    if (error instanceof ApiError && error.key === 'unauthorised') {
      for (const listener of unauthorised) listener();
    }
    // Whoever is shut out meanwhile is told so by the page itself, loaded anew; one that is for them as well stays.
    if (error instanceof ApiError && isRefused(error.key) && !document.documentElement.dataset['refused'])
      location.reload();
    throw error;
  }
};

/** The API for the browser; what the player's rules have against a call is told by a modal. @throws ApiError, see `createCall`. */
export const call: Call = async (...asked) => {
  try {
    return await callTelling(...asked);
  } catch (error) {
    if (error instanceof ApiError && error.key === 'user_cant_use_exception')
      openModal('refusal', error.details);
    throw error;
  }
};

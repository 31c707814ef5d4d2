import { ApiError, type Call, createCall } from '@croupier/contract/kit';
import type { RuleRefusal } from '@croupier/contract/people/limits';
import { openModal } from './modals.ts';

type Listener = () => void;
const unauthorised = new Set<Listener>();

/** Hears of every call that was answered 401: the session is over. @returns the way to stop hearing. */
export function onUnauthorised(listener: Listener): () => void {
  unauthorised.add(listener);
  return () => unauthorised.delete(listener);
}

const send = createCall((path, init) => fetch(path, { ...init, credentials: 'same-origin' }));

/** The API for the browser. @throws ApiError, see `createCall`. */
export const call: Call = async (operation, input, signal) => {
  try {
    return await send(operation, input, signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && error.key !== 'wrong_credentials') {
      for (const listener of unauthorised) listener();
    }
    if (error instanceof ApiError && error.key === 'user_cant_use_exception' && !isToldInPlace(error))
      openModal('refusal', error.details);
    throw error;
  }
};

/** The deposit form itself says what a player's own limit has against a deposit. */
const isToldInPlace = ({ details }: ApiError): boolean =>
  (details as Partial<RuleRefusal> | undefined)?.rule === 'deposit_limit';

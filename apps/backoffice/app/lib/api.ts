import { ApiError, createCall, type Call, type InputOf, type Operation } from '@croupier/contract/kit';
import { queryOptions } from '@tanstack/react-query';
import { noteRequest } from './idle-clock.ts';
import { sendBytes } from './send-bytes.ts';

type Listener = () => void;
const signedOut = new Set<Listener>();

/** Hears of every call that found no session: it is over. @returns the way to stop hearing. */
export function onSignedOut(listener: Listener): () => void {
  signedOut.add(listener);
  return () => signedOut.delete(listener);
}

const send = createCall((path, init) =>
  init.body instanceof Uint8Array
    ? sendBytes(path, init)
    : fetch(path, { ...init, credentials: 'same-origin' }),
);

/** Whether an answer says that there is no session. A wrong password or code is a 401 too, and says nothing of it. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.key === 'unauthorised';

/** The office's API. @throws ApiError, see `createCall`. */
export const call: Call = async (operation, input, signal) => {
  try {
    const answer = await send(operation, input, signal);
    noteRequest();
    return answer;
  } catch (error) {
    if (isSignedOut(error)) for (const listener of signedOut) listener();
    throw error;
  }
};

/** What an operation answers, as a query. Its key begins with the operation's path, which is how acts name what they change. */
export const queryOf = <const O extends Operation>(operation: O, input: InputOf<O>) =>
  queryOptions({
    queryKey: [operation.path, input] as const,
    queryFn: ({ signal }) => call(operation, input, signal),
  });

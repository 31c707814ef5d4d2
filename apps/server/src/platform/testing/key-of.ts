import { ApiError } from '@croupier/contract/kit';

/** How a call was answered: `answered`, or the status and the key of its refusal. */
export const keyOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof ApiError ? `${error.status} ${error.key}` : String(error)),
  );

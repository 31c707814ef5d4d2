import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs `work` on behalf of a request: log lines, facts and rows made on the way name it. */
export function onBehalfOf<T>(requestId: string, work: () => T): T {
  return current.run(requestId, work);
}

/** The request this runs for; undefined in jobs, the worker and tools. Inside a batch of several requests it is one of them. */
export const currentRequestId = (): string | undefined => current.getStore();

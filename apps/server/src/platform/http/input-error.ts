import type { ErrorKey } from '@croupier/contract/kit';

/** Stops a request before its handler, where a refusal cannot be returned (parsers, hooks). */
export class InputError extends Error {
  readonly key: ErrorKey;
  readonly details: unknown;
  constructor(key: ErrorKey, details?: unknown) {
    super(key);
    this.key = key;
    this.details = details;
  }
}

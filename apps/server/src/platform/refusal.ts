import {
  ERROR_STATUS,
  type ErrorKey,
  type Operation,
  type RefusalOf,
  type RuleOf,
} from '@croupier/contract/kit';
import type { RefusalRule, RuleRefusal } from '@croupier/contract/people/limits';

type PlainKey = Exclude<ErrorKey, 'user_cant_use_exception'>;

/** An expected "no", returned by a handler as a value. An operation of the contract says which of them it may give. */
export type Refusal<K extends PlainKey = never, R extends RefusalRule = never> = KeyRefusal<K> | ByRule<R>;

/** What the work of a call may answer instead: it does not compile with any other refusal. */
export type Refused<O extends Operation> = Refusal<RefusalOf<O>, Extract<RuleOf<O>, RefusalRule>>;

type KeyRefusal<K extends PlainKey> = K extends PlainKey
  ? { readonly refused: K; readonly details?: unknown }
  : never;

type ByRule<R extends RefusalRule> = [R] extends [never]
  ? never
  : { readonly refused: 'user_cant_use_exception'; readonly details: RuleRefusal & { readonly rule: R } };

/** @param details plain JSON for the client; never text from inside the server */
export function refuse<K extends PlainKey>(key: K, details?: unknown): KeyRefusal<K> {
  return (details === undefined ? { refused: key } : { refused: key, details }) as KeyRefusal<K>;
}

/** What a rule has against a player names the rule, and is of a closed type: the site has a text for each. */
export function refuseByRule<D extends RuleRefusal>(
  details: D,
): { readonly refused: 'user_cant_use_exception'; readonly details: D } {
  return { refused: 'user_cant_use_exception', details };
}

export function isRefusal(value: unknown): value is { refused: ErrorKey; details?: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'refused' in value &&
    (value.refused as string) in ERROR_STATUS
  );
}

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

/** English sentences for whoever reads the API by hand; players see the site's own texts by key. */
export const MESSAGES = {
  invalid_request: 'The request does not have the form this call takes.',
  unauthorised: 'Sign in first.',
  wrong_credentials: 'No account has this login and password.',
  forbidden: 'This is not allowed.',
  foreign_origin: 'Writes are taken from the site itself only.',
  route_not_found: 'Page Not Found.',
  not_found: 'There is no such thing.',
  request_timeout: 'The request came too slowly.',
  conflict: 'The state has changed meanwhile.',
  key_reused: 'This idempotency key was used with another request.',
  too_late: 'The moment for this has passed.',
  gift_over: 'This gift has no rounds left, or is over.',
  round_open: 'A round is still open.',
  choice_not_allowed: 'The game does not allow this choice now.',
  stale_request: 'This request is out of date.',
  payload_too_large: 'The request is too large.',
  unsupported_media_type: 'This call does not take that content type.',
  user_cant_use_exception: 'This is not available to the player.',
  insufficient_funds: 'The balance does not cover this.',
  stake_not_allowed: 'This stake is not offered here.',
  amount_out_of_range: 'The amount is outside the limits.',
  client_seed_invalid: 'The client seed is not valid.',
  age_not_confirmed: 'The age must be confirmed.',
  password_too_weak: 'The password is too weak.',
  email_taken: 'This e-mail cannot be used.',
  game_unavailable: 'The game is not available.',
  upgrade_required: 'This address speaks WebSocket only.',
  too_soon: 'Too soon after the one before.',
  too_many_requests: 'Too many requests.',
  headers_too_large: 'The headers are too large.',
  internal: 'Something went wrong on our side.',
  payment_provider_unavailable: 'The payment provider does not answer.',
  unavailable: 'The service is not available right now.',
} as const satisfies Record<ErrorKey, string>;

import type { Permission } from '@croupier/domain/office/permissions';
import type { ClosablePage } from '@croupier/domain/site/regions';
import type { Static, TSchema } from 'typebox';
import type { ErrorKey } from './error-keys.ts';

/**
 * Who may call: anyone, a signed-in player, another server (its own signature), a test, or, in the office, a signed-in operator
 * who has this permission.
 */
export type Access = 'public' | 'player' | 'server' | 'test' | { readonly operator: Permission };

/** One call of the API as data: the server validates by it, the client types itself by it, OpenAPI prints it. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Fastify style, `:name` for parameters. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly tag: string;
  /**
   * How the body travels; `json` when not named. `bytes` are a file as it is. `unread`: of whatever form it is, nobody looks at it, and
   * what is asked stands in the address. `raw`: of whatever content type, the handler is given the bytes and nothing has read them.
   */
  readonly encoding?: 'json' | 'form' | 'bytes' | 'unread' | 'raw';
  /** A tighter rate limit: for what guesses passwords or makes accounts, for what only counts, for challenges, for long files. */
  readonly limit?: 'credentials' | 'counters' | 'challenges' | 'files';
  /**
   * Needs a proof of work, which keeps machines from asking for it by the thousand: with every call, once attempts have
   * failed, or where it names a phone; the last two its work asks for. The proof travels in a header (`PROOF_HEADER`); without one that is good it is refused
   * `proof_of_work_needed`.
   */
  readonly proofOfWork?: 'always' | 'after-failures' | 'with-phone';
  /**
   * Changes who may come in or what holds a player back: in this session they must have shown within ten minutes, by a code or a
   * passkey, who they are. Else it is refused `step_up_needed` before its work, and may be asked again once they have
   * (`people/step-up`).
   */
  readonly stepUp?: true;
  /**
   * The page that it belongs to: while that is closed where its caller is (a player's own region, else the one that the query or the body
   * names in `region`), it is refused `not_found` before its work, as the page is.
   */
  readonly page?: ClosablePage;
  /** Its answer may be kept by who asks, and is asked for again with its ETag: 304 where it is still the same. */
  readonly revalidated?: true;
  /** Also for whom the house is closed to: a player whose account is blocked, who is a visitor to it, and who is in a closed country. */
  readonly always?: true;
  /** What somebody has typed stands in its path: the log names the route alone. */
  readonly typedPath?: true;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** The most bytes of its body; 64 KiB when not named. */
  readonly bodyMaxBytes?: number;
  readonly response: TSchema;
  /**
   * What its work may refuse, and nothing else; the site has a text for each. Beside it any call may be refused for what
   * comes before its work: its form, its sender, its rate, a server that is away.
   */
  readonly refuses?: readonly Exclude<ErrorKey, 'user_cant_use_exception'>[];
  /** The rules that it may refuse by, with 418 `user_cant_use_exception` and what the rule says (`RuleRefusal`). */
  readonly rules?: readonly string[];
}

/** Names an operation without widening its schemas. */
export const operation = <const O extends Operation>(definition: O): O => definition;

type PartOf<O, K extends string> =
  O extends Record<K, infer S extends TSchema> ? { [P in K]: Static<S> } : unknown;

/** What a call takes: `{ params, query, body }`, each only where the operation has it. */
export type InputOf<O extends Operation> = PartOf<O, 'params'> & PartOf<O, 'query'> & PartOf<O, 'body'>;
export type OutputOf<O extends Operation> = Static<O['response']>;

type ListOf<O, K extends string> = O extends Record<K, readonly (infer E)[]> ? E : never;

/** The keys that the work of a call may refuse with, and what it is refused with for want of a proof or of its page. */
export type RefusalOf<O extends Operation> =
  | Extract<ListOf<O, 'refuses'>, Exclude<ErrorKey, 'user_cant_use_exception'>>
  | (O extends { proofOfWork: string } ? 'proof_of_work_needed' : never)
  | (O extends { stepUp: true } ? 'step_up_needed' : never)
  | (O extends { page: string } ? 'not_found' : never);
export type RuleOf<O extends Operation> = Extract<ListOf<O, 'rules'>, string>;

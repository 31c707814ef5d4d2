import Type, { type Static } from 'typebox';
import { Closed, Hex64Schema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

const Hex32Schema = Type.String({ pattern: '^[0-9a-f]{32}$' });
/** The path of an operation, as it stands in the contract. */
const OperationPathSchema = Type.String({ maxLength: 120, pattern: '^/[A-Za-z0-9/:_-]+$' });

/** A challenge of ALTCHA, version 2: which number of so many tries makes a key that begins with `keyPrefix`? */
export const ChallengeSchema = Closed({
  parameters: Closed({
    algorithm: Type.Literal('PBKDF2/SHA-256'),
    nonce: Hex32Schema,
    salt: Hex32Schema,
    /** Rounds of the derivation of one key. */
    cost: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    keyLength: Type.Literal(32),
    keyPrefix: Hex32Schema,
    keySignature: Hex64Schema,
    data: Closed({
      /** The one operation that its proof is good for. */
      operation: OperationPathSchema,
      /** Milliseconds since 1970. */
      expiresAtMs: Type.Integer({ minimum: 0 }),
    }),
  }),
  /** Of the parameters, by the house. */
  signature: Hex64Schema,
});
export type Challenge = Static<typeof ChallengeSchema>;

/** Where a call carries its proof: base64 of `ProofSchema` as JSON. */
export const PROOF_HEADER = 'x-proof-of-work';

/** A challenge and its solution, as a call brings them. */
export const ProofSchema = Closed({
  challenge: ChallengeSchema,
  solution: Closed({
    counter: Type.Integer({ minimum: 0, maximum: 4_294_967_295 }),
    derivedKey: Hex64Schema,
  }),
});
export type Proof = Static<typeof ProofSchema>;

/** With `proof_of_work_needed`: for which operation the next call must bring a proof. */
export interface ProofNeeded {
  readonly operation: string;
}

export const getChallenge = operation({
  method: 'GET',
  path: '/api/security/challenge',
  access: 'public',
  limit: 'challenges',
  tag: 'security',
  summary:
    'A challenge whose solution one call of `operation` (its path in this document) may bring in `x-proof-of-work`, once',
  query: Closed({ operation: OperationPathSchema }),
  response: ChallengeSchema,
});

import Type, { type Static } from 'typebox';
import { Closed, Hex64Schema, InstantSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

export const SeedPairSchema = Closed({
  id: Type.String(),
  /** SHA-256 of the server seed, known before the first round under it. */
  commitment: Hex64Schema,
  clientSeed: Type.String(),
  /** Who drew it: `house` where the first round came before the player had sent one. */
  clientSeedBy: Type.Enum(['player', 'house']),
  /** The nonce the next round takes; on a revealed pair the count of rounds played under it. */
  nextNonce: Type.Integer(),
  serverSeed: Type.Union([Hex64Schema, Type.Null()]),
  createdAt: InstantSchema,
  revealedAt: Type.Union([InstantSchema, Type.Null()]),
});
export type SeedPair = Static<typeof SeedPairSchema>;

export const seedPairs = operation({
  method: 'GET',
  path: '/api/fairness',
  access: 'player',
  tag: 'fairness',
  summary: 'My active seed pair and the revealed ones, newest first',
  refuses: ['conflict'],
  response: Closed({
    /** Null before the first round, until a client seed is sent (`POST /api/fairness/start`). */
    active: Type.Union([SeedPairSchema, Type.Null()]),
    /** Commitment of the server seed that follows, public before the client seed it will be used with is chosen. */
    nextCommitment: Hex64Schema,
    revealed: Type.Array(SeedPairSchema),
  }),
});
export const startSeeds = operation({
  method: 'POST',
  path: '/api/fairness/start',
  access: 'player',
  tag: 'fairness',
  summary:
    'Begin with my own client seed, against the commitment I was told; without it the first round draws one',
  body: Closed({ clientSeed: Type.String({ maxLength: 64 }), commitment: Hex64Schema }),
  refuses: ['conflict', 'client_seed_invalid'],
  response: Closed({ active: SeedPairSchema, nextCommitment: Hex64Schema }),
});
export const rotateSeeds = operation({
  method: 'POST',
  path: '/api/fairness/rotate',
  access: 'player',
  tag: 'fairness',
  summary: 'Reveal the active server seed and start a new pair with this client seed',
  body: Closed({ clientSeed: Type.String({ maxLength: 64 }), activeId: Type.String({ maxLength: 40 }) }),
  refuses: ['conflict', 'client_seed_invalid', 'round_open'],
  response: Closed({
    active: SeedPairSchema,
    nextCommitment: Hex64Schema,
    revealed: SeedPairSchema,
  }),
});

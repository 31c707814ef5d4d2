import Type, { type Static } from 'typebox';
import { Closed, CountSchema, Hex64Schema, InstantSchema } from '../../kit/common-schemas.ts';
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

/**
 * The word that a draw's domain begins with, by the kind of programme that is drawn for; `loot` for every other kind. Two programmes of
 * different kinds may have one code, and their draws must not share a stream. None of these begins with another one and a hyphen.
 */
export const DRAW_WORDS = { calendar: 'calendar', box: 'chest' } as const;
const OTHER_WORD = 'loot';
export const ALL_DRAW_WORDS: readonly string[] = [OTHER_WORD, ...Object.values(DRAW_WORDS)];

/** The domain that draws for a programme stand in. */
export const drawDomainOf = (kind: string, code: string): string =>
  `${(DRAW_WORDS as Readonly<Record<string, string>>)[kind] ?? OTHER_WORD}-${code}`;

/** The domain of a draw from a table: `loot-` or another word of its kind, and the code of what is drawn for. */
export const LootDomainSchema = Type.String({
  pattern: `^(${ALL_DRAW_WORDS.join('|')})-[a-z0-9][a-z0-9-]{0,39}$`,
});

/** In an address. */
const NonceSchema = Type.String({ pattern: '^(0|[1-9][0-9]{0,8})$' });

/** Proof of a draw from a table: with the rows that `tableHash` names anybody recomputes it, by the rule in docs/fairness.md. */
export const DrawProofSchema = Closed({
  domain: LootDomainSchema,
  seedPairId: Type.String(),
  commitment: Hex64Schema,
  clientSeed: Type.String(),
  /** Count of my earlier draws under this pair and domain. */
  nonce: Type.Integer(),
  /** Null until the pair is rotated. */
  serverSeed: Type.Union([Hex64Schema, Type.Null()]),
  tableHash: Hex64Schema,
  drawnPlace: Type.Integer(),
  /** Another one where the stock of the drawn row was gone: its fallback. */
  givenPlace: Type.Integer(),
});
export type DrawProof = Static<typeof DrawProofSchema>;

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
export const getDraw = operation({
  method: 'GET',
  path: '/api/fairness/draws/:pair/:domain/:nonce',
  access: 'player',
  tag: 'fairness',
  summary:
    'One of my draws from a table, with all that it is verified from; the server seed once I have rotated',
  params: Closed({ pair: CountSchema, domain: LootDomainSchema, nonce: NonceSchema }),
  refuses: ['not_found'],
  response: Closed({
    proof: DrawProofSchema,
    /** The version of the rules that the table was of. */
    version: Type.Integer(),
    /** `LootTableRow[]` of `@croupier/games`, as they were hashed. */
    rows: Type.Array(Type.Unknown()),
    drawnAt: InstantSchema,
  }),
});

import { OFFER_RULES } from '@croupier/domain/rewards/programmes';
import { MINI_GAMES } from '@croupier/domain/rewards/wheel';
import Type, { type Static } from 'typebox';
import { Closed, IdempotencyKeySchema, LanguageSchema, RegionIdSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { CodeSchema } from '../programmes/amounts.ts';
import { DrawProofSchema, GivenSchema } from '../rewards/index.ts';
import { AttemptsFields } from '../wheel/attempts.ts';

/** A mini-game as it is seen: by a visitor without attempts. */
export const MiniGameSchema = Closed({
  id: CodeSchema,
  kind: Type.Enum([...MINI_GAMES]),
  /** How often I can play it now, the free attempt among them. */
  current: Type.Integer(),
  ...AttemptsFields,
});
export type MiniGame = Static<typeof MiniGameSchema>;

export const listMiniGames = operation({
  method: 'GET',
  path: '/api/mini-games',
  access: 'public',
  page: 'mini-game',
  tag: 'mini-games',
  summary: 'Mini-games that are open, with their odds; for a player with their attempts',
  query: Closed({ language: Type.Optional(LanguageSchema), region: Type.Optional(RegionIdSchema) }),
  response: Closed({ miniGames: Type.Array(MiniGameSchema) }),
});

export const checkMiniGame = operation({
  method: 'POST',
  path: '/api/mini-games/check',
  access: 'player',
  page: 'mini-game',
  tag: 'mini-games',
  summary: 'Draw an attempt before the first touch, once: asked again the answer is the same',
  body: Closed({
    id: CodeSchema,
    /** One of mine, or a key of my own for the free one of this period; left out: the oldest, else the free one. */
    attempt: Type.Optional(IdempotencyKeySchema),
    language: Type.Optional(LanguageSchema),
  }),
  refuses: ['not_found', 'key_reused', 'offer_over', 'no_attempts'],
  rules: OFFER_RULES,
  response: Closed({
    attempt: IdempotencyKeySchema,
    given: GivenSchema,
    proof: DrawProofSchema,
    /** Rows on the fields of its scene; -1 is a blank one. Behind doors the first is that of the door that is chosen; a map has five in a row. */
    board: Type.Array(Type.Integer()),
  }),
});

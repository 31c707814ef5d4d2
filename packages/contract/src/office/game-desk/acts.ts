import Type from 'typebox';
import { Closed, DoneSchema, GameIdSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { ReasonSchema } from '../operators/schemas.ts';
import { ClosedTimesSchema, GAME_STATES, SwitchScopeSchema } from './schemas.ts';

const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

export const switchGame = operation({
  method: 'POST',
  path: '/office/api/games/:code/switch',
  access: { operator: 'switch.games' },
  tag: 'games',
  summary:
    'Close or open a game for everybody, a region or a brand, at once or at a time. No new round is begun where it is closed; open ones finish',
  params: Closed({ code: GameIdSchema }),
  body: Closed({
    scope: SwitchScopeSchema,
    /** When it is closed; null: it is open. */
    closed: orNull(ClosedTimesSchema),
    /** What it must still be, or nothing is done: whoever takes a switch back must not undo another's. */
    expected: Type.Optional(orNull(ClosedTimesSchema)),
    reason: ReasonSchema,
  }),
  refuses: ['not_found', 'invalid_request', 'conflict'],
  response: Closed({
    before: orNull(ClosedTimesSchema),
    after: orNull(ClosedTimesSchema),
  }),
});

/** The lists whose games people choose. */
export const PICK_LISTS = ['royal', 'tournament'] as const;
export type PickList = (typeof PICK_LISTS)[number];
export const PICKS_MAX = 100;

export const readPicks = operation({
  method: 'GET',
  path: '/office/api/picks',
  access: { operator: 'read.games' },
  tag: 'games',
  summary: 'The games that people chose for lists of the lobby, in their order, and all that may be chosen',
  response: Closed({
    lists: Type.Array(Closed({ list: Type.Enum([...PICK_LISTS]), games: Type.Array(GameIdSchema) })),
    games: Type.Array(
      Closed({
        code: GameIdSchema,
        name: Type.String(),
        nameUa: Type.String(),
        studio: Type.String(),
        state: Type.Enum([...GAME_STATES]),
      }),
    ),
  }),
});

export const savePicks = operation({
  method: 'POST',
  path: '/office/api/picks/:list',
  access: { operator: 'change.lists' },
  tag: 'games',
  summary: 'The games of a list in their order, in place of those that are in it',
  params: Closed({ list: Type.Enum([...PICK_LISTS]) }),
  body: Closed({
    games: Type.Array(GameIdSchema, { maxItems: PICKS_MAX, uniqueItems: true }),
    /** The list that was changed: where it is another one by now, nothing is saved. */
    expected: Type.Array(GameIdSchema, { maxItems: PICKS_MAX }),
    reason: ReasonSchema,
  }),
  refuses: ['not_found', 'conflict'],
  response: DoneSchema,
});

export const declareMaximumWin = operation({
  method: 'POST',
  path: '/office/api/games/:code/maximum-win',
  access: { operator: 'change.studios' },
  tag: 'studios',
  summary:
    'The most a round of another studio’s game can win, in stakes, as the studio declared it: wins above it are held',
  params: Closed({ code: GameIdSchema }),
  body: Closed({
    /** Null: the studio declares none. */
    stakes: orNull(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    expected: Type.Optional(orNull(Type.Integer())),
    reason: ReasonSchema,
  }),
  refuses: ['not_found', 'conflict'],
  response: Closed({ before: orNull(Type.Integer()) }),
});

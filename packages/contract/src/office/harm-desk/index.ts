import {
  CARE_TEMPLATES,
  HARM_ACTS,
  HARM_LEVEL_NAMES,
  HARM_STATES,
  MARKER_NAMES,
} from '@croupier/domain/office/harm-desk';
import Type, { type Static } from 'typebox';
import { Closed, DaySchema, DoneSchema, InstantSchema, PlayerIdSchema } from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { operation } from '../../kit/operation.ts';

const LevelSchema = Type.Enum([...HARM_LEVEL_NAMES]);
const MarkerSchema = Type.Enum([...MARKER_NAMES]);

export const HarmRowSchema = Closed({
  /** The player. */
  id: PlayerIdSchema,
  nickname: Type.String(),
  /** What the last thirty days add up to. */
  score: Type.Integer(),
  level: LevelSchema,
  lastDay: DaySchema,
  markers: Type.Array(MarkerSchema),
  state: Type.Enum([...HARM_STATES]),
  /** Who did something about it last, and when. */
  by: Type.Union([Type.String(), Type.Null()]),
  at: Type.Union([InstantSchema, Type.Null()]),
});
export type HarmRow = Static<typeof HarmRowSchema>;

/** What the days of a player tell, and what was done about it. */
export const HarmPictureSchema = Closed({
  score: Type.Integer(),
  level: Type.Union([LevelSchema, Type.Null()]),
  /** Of the last ninety days those that tell something, the newest first. */
  days: Type.Array(
    Closed({
      day: DaySchema,
      score: Type.Integer(),
      reasons: Type.Array(Closed({ marker: MarkerSchema, value: Type.Number(), from: Type.Number() })),
    }),
  ),
  acts: Type.Array(
    Closed({
      at: InstantSchema,
      operator: Type.String(),
      act: Type.Enum([...HARM_ACTS]),
      template: Type.Union([Type.Enum([...CARE_TEMPLATES]), Type.Null()]),
      text: Type.String(),
      score: Type.Integer(),
    }),
  ),
});
export type HarmPicture = Static<typeof HarmPictureSchema>;

export const listHarm = listOperation({
  path: '/office/api/harm',
  access: { operator: 'read.harm' },
  tag: 'harm',
  summary: 'Players whose days may tell that play harms them',
  row: HarmRowSchema,
  filters: { level: LevelSchema, state: Type.Enum([...HARM_STATES]), player: PlayerIdSchema },
  sorts: ['-score', 'score', '-lastDay', 'lastDay'],
});
export const readHarm = operation({
  method: 'GET',
  path: '/office/api/harm/:id',
  access: { operator: 'read.harm' },
  tag: 'harm',
  summary: 'What the days of a player tell, and what was done about it',
  params: Closed({ id: PlayerIdSchema }),
  response: HarmPictureSchema,
});
export const answerHarm = operation({
  method: 'POST',
  path: '/office/api/harm/:id/acts',
  access: { operator: 'care.players' },
  tag: 'harm',
  summary: 'Write to a player, note something, or say that they were looked at',
  params: Closed({ id: PlayerIdSchema }),
  body: Type.Union([
    Closed({
      act: Type.Literal('message'),
      template: Type.Enum([...CARE_TEMPLATES]),
      text: Type.String({ minLength: 2, maxLength: 2000 }),
    }),
    Closed({
      act: Type.Enum(['note', 'looked-at']),
      template: Type.Optional(Type.Null()),
      text: Type.String({ minLength: 2, maxLength: 2000 }),
    }),
  ]),
  /** `conflict`: they were written to within a day, or their account is closed. */
  refuses: ['not_found', 'conflict'],
  response: DoneSchema,
});

import { MARK_PATTERN } from '@croupier/domain/office/player-desk';
import Type, { type TSchema } from 'typebox';
import { Closed, PlayerIdSchema } from '../../kit/common-schemas.ts';

export const OrNull = <const S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** The player that a call is about. */
export const OfPlayer = { params: Closed({ id: PlayerIdSchema }) } as const;

/** An address, masked: `a***@host.example`. */
export const MaskedSchema = Type.String();

export const MarkTextSchema = Type.String({ minLength: 2, maxLength: 40, pattern: MARK_PATTERN });

/** Several lines; no control characters beside their ends. */
export const NoteTextSchema = Type.String({
  minLength: 2,
  maxLength: 4000,
  pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$',
});

/** `unanswered`: nobody has answered the letter to its address yet; `lapsed`: nobody did in time. */
export const PLAYER_STATES = ['open', 'unanswered', 'lapsed', 'blocked', 'closed'] as const;
export type PlayerState = (typeof PLAYER_STATES)[number];
export const PlayerStateSchema = Type.Enum([...PLAYER_STATES]);

import { SWITCH_SCOPES } from '@croupier/domain/play/catalog';
import Type, { type Static } from 'typebox';
import {
  Closed,
  GameIdSchema,
  Hex64Schema,
  InstantSchema,
  VolatilitySchema,
} from '../../kit/common-schemas.ts';

export const SwitchScopeSchema = Type.Enum([...SWITCH_SCOPES]);

/** When a game is closed: from an instant (null: since it was switched) to another (null: until somebody opens it). */
export const ClosedTimesSchema = Closed({
  from: Type.Union([InstantSchema, Type.Null()]),
  until: Type.Union([InstantSchema, Type.Null()]),
});
export type ClosedTimesOut = Static<typeof ClosedTimesSchema>;

export const GameSwitchSchema = Closed({
  scope: SwitchScopeSchema,
  ...ClosedTimesSchema.properties,
  /** `planned`: it closes later; one that is over is not told. */
  state: Type.Enum(['closed', 'planned']),
  reason: Type.String(),
});
export type GameSwitch = Static<typeof GameSwitchSchema>;

/** `on`: open to all; `part`: closed in a region or at a brand; `planned`: open, and to be closed. */
export const GAME_STATES = ['on', 'part', 'planned', 'off'] as const;
export type GameState = (typeof GAME_STATES)[number];

const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** A game as its line in the catalogue has it. Returns are shares of the stakes. */
export const GameRowSchema = Closed({
  code: GameIdSchema,
  /** In English. */
  name: Type.String(),
  nameUa: Type.String(),
  /** Whose engine plays it: the house's, or another studio's server. */
  kind: Type.Enum(['house', 'studio']),
  /** Its code, as in an address. */
  studio: Type.String(),
  studioName: Type.String(),
  /** How it is played; null where the studio knows. */
  engine: orNull(Type.String()),
  state: Type.Enum([...GAME_STATES]),
  switches: Type.Array(GameSwitchSchema),
  /** Declared; null where the studio does not say. */
  rtp: orNull(Type.Number()),
  volatility: orNull(VolatilitySchema),
  mathVersion: orNull(Type.Integer()),
  mathHash: orNull(Hex64Schema),
  /** Of the last 30 days, whatever version they were played by. */
  roundsLately: Type.Integer(),
  /** The mode and money that was played most by this version, and what it returned; null before the first round. */
  returned: orNull(
    Closed({
      mode: Type.String(),
      money: Type.Enum(['real', 'play']),
      rounds: Type.Integer(),
      actual: Type.Number(),
      /** Declared of this mode. */
      rtp: Type.Number(),
      expectedFrom: Type.Number(),
      expectedTo: Type.Number(),
      z: Type.Number(),
    }),
  ),
  /** Of any of its modes and moneys, now. */
  alarm: Type.Boolean(),
  openRounds: Type.Integer(),
  /** By the log of the office: the last time, whichever way. */
  switchedAt: orNull(InstantSchema),
  switchedBy: orNull(Type.String()),
  switchedWhy: orNull(Type.String()),
});
export type GameRow = Static<typeof GameRowSchema>;

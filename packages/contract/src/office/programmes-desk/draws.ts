import Type, { type Static } from 'typebox';
import { Closed, InstantSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { LootDomainSchema } from '../../play/fairness/index.ts';
import { orNull, ProgrammeNameSchema, VersionSchema } from './schemas.ts';

/** So many tables of a domain are told, the last drawn from first. */
export const DRAW_TABLES_MAX = 100;

const PlaceDrawsSchema = Closed({
  place: Type.Integer(),
  weight: Type.Integer(),
  /** The reward as the table that was drawn from has it. */
  reward: Type.Record(Type.String(), Type.Unknown()),
  stock: orNull(Type.Integer()),
  drawn: Type.Integer(),
  /** Weight ÷ the sum of the weights × the draws of the table. */
  expected: Type.Number(),
  /** How often it was given: more or fewer than drawn where a stock was gone. */
  given: Type.Integer(),
});

export const TableDrawsSchema = Closed({
  tableHash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  ...ProgrammeNameSchema.properties,
  version: VersionSchema,
  draws: Type.Integer(),
  /** Draws that a test forced: they are counted with the others, and a live site has none. */
  forced: Type.Integer(),
  firstAt: InstantSchema,
  lastAt: InstantSchema,
  places: Type.Array(PlaceDrawsSchema),
  /** Chi-square of the drawn places; null where a place is expected fewer than 5 times, or there is but one. */
  fit: orNull(
    Closed({
      chiSquare: Type.Number(),
      degrees: Type.Integer(),
      /** The chance that fair draws are at least so far from what is expected, from 0 to 1. */
      p: Type.Number(),
    }),
  ),
});
export type TableDraws = Static<typeof TableDrawsSchema>;

export const readDraws = operation({
  method: 'GET',
  path: '/office/api/draws/:domain',
  access: { operator: 'read.programmes' },
  tag: 'programmes',
  summary: 'How often each place of the tables of a domain was drawn and given, beside what is expected',
  params: Closed({ domain: LootDomainSchema }),
  response: Closed({ tables: Type.Array(TableDrawsSchema) }),
});

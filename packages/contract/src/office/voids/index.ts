import { VOID_CAUSES } from '@croupier/domain/play/rounds';
import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  BalanceKindSchema,
  Closed,
  CurrencySchema,
  GameIdSchema,
  IdempotencyKeySchema,
  InstantSchema,
  PlayerIdSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { PerformedSchema } from '../approvals/index.ts';
import { ReasonSchema } from '../operators/index.ts';

const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** A round of the house is `<player>.<key>`, another studio's `<studio>:<its name of the round>`. */
export const ROUND_NAME =
  '^([1-9][0-9]{0,17}\\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[a-z0-9][a-z0-9-]{0,39}:.{1,200})$';
const RoundNameSchema = Type.String({ pattern: ROUND_NAME, maxLength: 240 });

/** The name of a round of the house. */
export const houseRoundName = (playerId: string, key: string): string => `${playerId}.${key}`;

/**
 * What is against a void: it is one already; it was given; everybody in it ends together; its bonus is over and its win with it; the
 * player has less than would be taken; another studio has paid a win of it; another studio has ended it.
 */
export const AGAINST_VOID = [
  'voided',
  'gift',
  'shared',
  'bonus_over',
  'insufficient_funds',
  'won',
  'ended',
] as const;

export const RoundToVoidSchema = Closed({
  round: RoundNameSchema,
  of: Type.Enum(['house', 'studio']),
  playerId: PlayerIdSchema,
  game: GameIdSchema,
  state: Type.Enum(['open', 'settled', 'ended', 'abandoned', 'void']),
  currency: CurrencySchema,
  kind: BalanceKindSchema,
  stakeMinor: AmountOutSchema,
  winMinor: AmountOutSchema,
  /** Null: it may be voided. */
  against: orNull(Type.Enum([...AGAINST_VOID])),
  /** How much of the win the player has no more; null where that is not what is against it. */
  shortMinor: orNull(AmountOutSchema),
  /** What a void would move now; null where something is against it. */
  moves: orNull(
    Closed({
      returnedMinor: AmountOutSchema,
      takenMinor: AmountOutSchema,
      /** The same in bonus money. */
      bonusReturnedMinor: AmountOutSchema,
      bonusTakenMinor: AmountOutSchema,
      /** Bonus money of the stake whose bonus is over: it goes back to the house. */
      forfeitedMinor: AmountOutSchema,
      /** What the wagering loses. */
      progressMinor: AmountOutSchema,
    }),
  ),
  voided: orNull(Closed({ at: InstantSchema, cause: Type.Enum([...VOID_CAUSES]) })),
});
export type RoundToVoid = Static<typeof RoundToVoidSchema>;

export const readRoundToVoid = operation({
  method: 'GET',
  path: '/office/api/rounds/:round',
  access: { operator: 'void.rounds' },
  tag: 'games',
  summary: 'One round, and what voiding it would move or what is against it',
  params: Closed({ round: RoundNameSchema }),
  refuses: ['not_found'],
  response: RoundToVoidSchema,
});

export const voidRound = operation({
  method: 'POST',
  path: '/office/api/rounds/:round/void',
  access: { operator: 'void.rounds' },
  tag: 'games',
  summary:
    'Take a round back: its stake goes to the player, its win to the house. It always waits for a second person',
  params: Closed({ round: RoundNameSchema }),
  body: Closed({
    /** The same key with the same input is one void. */
    key: IdempotencyKeySchema,
    /** What the player is told. */
    cause: Type.Enum([...VOID_CAUSES]),
    reason: ReasonSchema,
  }),
  refuses: ['not_found', 'conflict', 'insufficient_funds', 'key_reused'],
  response: PerformedSchema,
});

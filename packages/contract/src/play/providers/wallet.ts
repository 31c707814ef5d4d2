import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  AmountSchema,
  BalanceKindSchema,
  Closed,
  CurrencySchema,
  GameIdSchema,
  InstantSchema,
  LanguageSchema,
  PlayerIdSchema,
  RegionIdSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { WALLET_STATUSES, type WalletStatus } from './wallet-statuses.ts';

/** An id that the provider chose: of a transaction or of a round. */
const ReferenceSchema = Type.String({ pattern: '^[A-Za-z0-9_.:-]{1,64}$' });
const TokenSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{20,128}$' });
/** What a round won: zero is an answer too. */
const WinAmountSchema = Type.String({ pattern: '^(0|[1-9][0-9]{0,12})$' });

/** An amount by the money it is made of. */
export const BalancePartsSchema = Closed({ realMinor: AmountOutSchema, bonusMinor: AmountOutSchema });

/** What every answer has. `message` is for the person who reads the provider's log. */
const verdict = {
  status: Type.Enum(Object.keys(WALLET_STATUSES) as WalletStatus[]),
  message: Type.String(),
  /** All that can be played with in this game. */
  balanceMinor: Type.Optional(AmountOutSchema),
  currency: Type.Optional(CurrencySchema),
  /** What of the balance is the player's own and what is bonus money; absent where the session plays for play money. */
  balanceParts: Type.Optional(BalancePartsSchema),
};

/** An answer to what moves money. */
export const WalletAnswerSchema = Closed({
  ...verdict,
  /** Our own id of the transaction: the key it has in the ledger. Absent where no money moved. */
  referenceId: Type.Optional(Type.String()),
  /**
   * Of a rollback: the stake went back, it waits for a bet that has not come, or there was nothing to give back.
   * Of a win: `held`, it is looked at by a person before it is paid; `gathered`, it is paid at the end of its free rounds, and no
   * balance has it before.
   */
  outcome: Type.Optional(Type.Enum(['returned', 'tombstone', 'nothing', 'held', 'gathered'])),
  /** What moved, to or from which money; absent where none did, and where it is play money. */
  parts: Type.Optional(BalancePartsSchema),
  /** Of a win or a rollback, bonus money that went back to the house, for its bonus had ended; in no part. */
  forfeitedMinor: Type.Optional(AmountOutSchema),
});
export type WalletAnswer = Static<typeof WalletAnswerSchema>;

export const FreeRoundsSchema = Closed({
  id: Type.String(),
  game: GameIdSchema,
  currency: CurrencySchema,
  /** The stake each of them plays for; nobody is charged. */
  stakeMinor: AmountOutSchema,
  left: Type.Integer({ minimum: 0 }),
  expiresAt: InstantSchema,
  /** What they have won so far, where it is paid at their end; absent where each win is paid when it comes. */
  gatheredMinor: Type.Optional(AmountOutSchema),
});

const wallet = <const P extends string>(path: P) =>
  ({
    method: 'POST',
    path: `/api/provider-wallet/v1/${path}`,
    access: 'server',
    tag: 'provider-wallet',
    refuses: ['unauthorised'],
  }) as const;

export const walletAuthenticate = operation({
  ...wallet('authenticate'),
  summary: 'Who plays: the player behind a launch token',
  body: Closed({ token: TokenSchema }),
  response: Closed({
    ...verdict,
    playerId: Type.Optional(PlayerIdSchema),
    game: Type.Optional(GameIdSchema),
    language: Type.Optional(LanguageSchema),
    region: Type.Optional(RegionIdSchema),
    /** Which money the session plays for; `play` is never paid out. */
    money: Type.Optional(BalanceKindSchema),
    /** A round of this game that was begun and not ended, to be shown first. */
    openRoundId: Type.Optional(ReferenceSchema),
    /** Least time between the beginnings of two rounds of the player; absent where there is none. */
    minimumCycleMs: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
});

export const walletBalance = operation({
  ...wallet('balance'),
  summary: 'What the player has for this game',
  body: Closed({ token: TokenSchema }),
  response: Closed(verdict),
});

export const walletBet = operation({
  ...wallet('bet'),
  summary: 'Take a stake',
  body: Closed({
    token: TokenSchema,
    transactionId: ReferenceSchema,
    roundId: ReferenceSchema,
    game: GameIdSchema,
    currency: CurrencySchema,
    amountMinor: AmountSchema,
    freeRoundsId: Type.Optional(ReferenceSchema),
  }),
  response: WalletAnswerSchema,
});

export const walletWin = operation({
  ...wallet('win'),
  summary: 'Pay what a round won',
  body: Closed({
    playerId: PlayerIdSchema,
    transactionId: ReferenceSchema,
    roundId: ReferenceSchema,
    game: GameIdSchema,
    currency: CurrencySchema,
    amountMinor: WinAmountSchema,
    endRound: Type.Optional(Type.Boolean()),
    /** Taken and not looked at: a win is paid whether the session lives or not. */
    token: Type.Optional(TokenSchema),
  }),
  response: WalletAnswerSchema,
});

export const walletRollback = operation({
  ...wallet('rollback'),
  summary: 'Undo a bet, also one that never arrived',
  body: Closed({
    playerId: PlayerIdSchema,
    transactionId: ReferenceSchema,
    betTransactionId: ReferenceSchema,
    roundId: ReferenceSchema,
    game: GameIdSchema,
    token: Type.Optional(TokenSchema),
  }),
  response: WalletAnswerSchema,
});

export const walletEndRound = operation({
  ...wallet('end-round'),
  summary: 'Close a round: no more bets, wins or rollbacks',
  body: Closed({
    playerId: PlayerIdSchema,
    transactionId: ReferenceSchema,
    roundId: ReferenceSchema,
    game: GameIdSchema,
  }),
  response: WalletAnswerSchema,
});

export const walletFreeRounds = operation({
  ...wallet('free-rounds'),
  summary: 'Free rounds the house has given the player in this game',
  body: Closed({ token: TokenSchema }),
  response: Closed({ ...verdict, freeRounds: Type.Optional(Type.Array(FreeRoundsSchema)) }),
});

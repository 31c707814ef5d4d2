import type { BalanceKind, Currency } from '@croupier/domain/money/amounts';
import type { RoundVerdict } from '@croupier/domain/play/rounds';
import type { WagerSource } from '@croupier/domain/rewards/purses';
import type { SessionProof } from '../../people/players/feature.ts';

/** A round is judged by the bonus its player had when it was drawn, and is stale when that is another one by now. */
export interface StakedGrant {
  readonly id: string;
  /** Undefined for a stake in other money than the bonus is of: it leaves the bonus alone. */
  readonly terms:
    | {
        readonly contribution: number;
        readonly isRealFirst: boolean;
        readonly source: WagerSource;
        readonly maximumMinor: bigint | null;
      }
    | undefined;
}

/** A drawn round on its way into the database. */
export interface DrawnRound {
  readonly playerId: bigint;
  readonly key: string;
  readonly mathsId: number;
  readonly game: string;
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  readonly seedPair: number;
  readonly nonce: number;
  /** When the request came: the minimum cycle runs from start to start. */
  readonly startedAt: Date;
  readonly minimumCycleMs: number;
  readonly requestId: string;
  /** What the player chose, as text; undefined where the game has one mode and asks nothing. */
  readonly entry: string | undefined;
  /** True for a round that waits for a choice: its stake is taken, and it is kept as open. */
  readonly opens: boolean;
  /** See `askedOf`. */
  readonly asked: Buffer;
  /** The session that was only remembered, to be proven by the statement; undefined where it was asked for. */
  readonly proof?: SessionProof | undefined;
  /** The player's active bonus, as far as this stake is concerned. */
  readonly grant: StakedGrant | undefined;
  /** Only forced draws. */
  readonly draws: readonly number[] | undefined;
}

/** `stale`: it is drawn anew. `reckon`, `stake_too_high`: the player's rules have to be looked up first. */
type NoAnswerYet = 'stale' | 'reckon' | 'stake_too_high';

/** What the statement says of a round. Whoever has looked at the status knows by its type what may come of it. */
export type SettleRow<Status extends RoundVerdict = RoundVerdict> = Status extends RoundVerdict
  ? SeatedRow & { readonly status: Status }
  : never;
export type AnsweredRow = SettleRow<Exclude<RoundVerdict, NoAnswerYet>>;

interface SeatedRow {
  readonly playerId: bigint;
  /** The seat as it was before the round. */
  readonly seatPair: number;
  readonly nextNonce: number;
  /** What the round left in the account; of a round that is not settled, what it would have left. */
  readonly balanceAfterMinor: bigint;
  readonly balanceVersion: bigint;
  readonly activeGrant: string | null;
  /** Of the round with the bonus: null, or left out, where it has none. */
  readonly bonusStakeMinor?: bigint | null;
  readonly bonusWinMinor?: bigint | null;
  readonly progressMinor?: bigint | null;
  /** What is left to wager after the round. */
  readonly wagerLeftMinor?: bigint | null;
  readonly bonusAfterMinor?: bigint | null;
  readonly bonusVersion?: bigint | null;
}

/** What a settling statement is given of a round, in the order of its parameters. */
export const COLUMNS = [
  ['player_id', 'bigint'],
  ['key', 'uuid'],
  ['maths_id', 'smallint'],
  ['game', 'text'],
  ['currency', 'text'],
  ['kind', 'balance_kind'],
  ['stake', 'bigint'],
  ['win', 'bigint'],
  ['seed_pair', 'integer'],
  ['nonce', 'integer'],
  ['started_at', 'timestamptz'],
  ['cycle_ms', 'integer'],
  ['request_id', 'text'],
  ['draws', 'text'],
  ['entry', 'text'],
  ['asked', 'bytea'],
] as const;

/** In the order of COLUMNS. */
export function valuesOf(round: DrawnRound): unknown[] {
  return [
    round.playerId,
    round.key,
    round.mathsId,
    round.game,
    round.currency,
    round.kind,
    round.stakeMinor,
    round.winMinor,
    round.seedPair,
    round.nonce,
    round.startedAt.toISOString(),
    round.minimumCycleMs,
    round.requestId,
    round.draws ? `{${round.draws.join(',')}}` : null,
    round.entry ?? null,
    round.asked,
  ];
}

/** Last of all, of rounds of which one has something to prove: their sessions, null where there is nothing. */
export const PROOF_COLUMNS = [
  ['session', 'bytea'],
  ['edition', 'text'],
] as const;

/** In the order of PROOF_COLUMNS. */
export const proofValuesOf = ({ proof }: DrawnRound): unknown[] => [
  proof?.idHash ?? null,
  proof?.edition ?? null,
];

/** What the statement for seats with a bonus is given beside these. */
export const PURSE_COLUMNS = [
  ['grant_id', 'uuid'],
  ['contribution', 'integer'],
  ['real_first', 'boolean'],
  ['grant_maximum', 'bigint'],
  ['wager_source', 'text'],
] as const;

/** In the order of PURSE_COLUMNS. */
export function purseValuesOf({ grant }: DrawnRound): unknown[] {
  const terms = grant?.terms;
  return [
    grant?.id ?? null,
    terms?.contribution ?? null,
    terms?.isRealFirst ?? null,
    terms?.maximumMinor ?? null,
    terms?.source ?? null,
  ];
}

export type Body = Record<string, string | boolean | undefined>;
export type Verdict = { status: string } & Record<string, unknown>;
/** A verdict, and what is written down under the id; a verdict alone leaves nothing. */
export type Outcome = readonly [Verdict, Partial<Transaction>] | Verdict;

export interface Player {
  readonly id: string;
  balance: bigint;
  blocked: boolean;
}
export interface Session {
  readonly player: Player;
  expired: boolean;
}
export interface Round {
  readonly player: Player;
  bets: number;
  won: bigint;
  state: 'open' | 'ended' | 'void';
  readonly free?: FreeRounds | undefined;
}
export interface FreeRounds {
  readonly id: string;
  readonly player: Player;
  readonly stake: bigint;
  left: number;
}
export interface Transaction {
  readonly call: string;
  readonly player?: Player | undefined;
  readonly payload: string;
  readonly answer: Verdict;
  state: 'accepted' | 'refused' | 'rolled-back' | 'tombstone';
  readonly roundId: string;
  readonly amount: bigint;
  readonly free?: FreeRounds | undefined;
}

export const CURRENCY = 'EUR';
export const GAME = 'double-game';

/** Everything the double remembers; `is(fault)` is whether the rule of that name is broken. */
export interface DoubleState {
  readonly is: (fault: string) => boolean;
  readonly players: Map<string, Player>;
  readonly sessions: Map<string, Session>;
  readonly rounds: Map<string, Round>;
  readonly transactions: Map<string, Transaction>;
  readonly gifts: Map<string, FreeRounds>;
  isGameOff: boolean;
}

export const newState = (is: DoubleState['is']): DoubleState => ({
  is,
  players: new Map(),
  sessions: new Map(),
  rounds: new Map(),
  transactions: new Map(),
  gifts: new Map(),
  isGameOff: false,
});

export const withBalance = (status: string, player?: Player, more: object = {}): Verdict =>
  player
    ? { status, balanceMinor: String(player.balance), currency: CURRENCY, ...more }
    : { status, ...more };

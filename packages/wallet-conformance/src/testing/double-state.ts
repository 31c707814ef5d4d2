export type Body = Record<string, string | boolean | undefined>;
export type Verdict = { status: string } & Record<string, unknown>;
/** A verdict, and what is written down under the id; a verdict alone leaves nothing. */
export type Outcome = readonly [Verdict, Partial<Transaction>] | Verdict;

export interface Player {
  readonly id: string;
  /** Own money. */
  balance: bigint;
  /** Bonus money; undefined without a bonus. */
  bonus?: bigint;
  blocked: boolean;
  excluded?: boolean;
  /** What the player still allows themselves to stake. */
  allowance?: bigint;
}
export interface Session {
  readonly player: Player;
  expired: boolean;
}
export interface Round {
  readonly player: Player;
  bets: number;
  /** What of its stakes was own money and what was bonus money. */
  own: bigint;
  bonus: bigint;
  readonly hasBonus: boolean;
  won: bigint;
  state: 'open' | 'ended' | 'void';
  readonly free?: FreeRounds | undefined;
}
export interface FreeRounds {
  readonly id: string;
  readonly player: Player;
  readonly stake: bigint;
  left: number;
  /** What has been won and is paid at the end; undefined where each win is paid at once. */
  gathered?: bigint | undefined;
  isCancelled?: boolean;
}
export interface Transaction {
  readonly call: string;
  readonly player?: Player | undefined;
  readonly payload: string;
  readonly answer: Verdict;
  state: 'accepted' | 'refused' | 'rolled-back' | 'tombstone';
  readonly roundId: string;
  readonly amount: bigint;
  /** What of the amount was bonus money. */
  readonly bonus?: bigint | undefined;
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

/** Pays what free rounds have gathered once they are over and no round of them is open. */
export function payGathered({ is, rounds }: DoubleState, gift: FreeRounds | undefined): void {
  if (gift?.gathered === undefined || (gift.left > 0 && !gift.isCancelled)) return;
  if ([...rounds.values()].some(({ free, state }) => free === gift && state === 'open')) return;
  if (!is('gathered-unpaid')) gift.player.balance += gift.gathered;
  gift.gathered = 0n;
}

export function withBalance(status: string, player?: Player, more: object = {}): Verdict {
  if (!player) return { status, ...more };
  const { balance, bonus = 0n } = player;
  const balanceParts = partsOf(balance, bonus);
  return { status, balanceMinor: String(balance + bonus), currency: CURRENCY, balanceParts, ...more };
}

export const partsOf = (own: bigint, bonus: bigint): { realMinor: string; bonusMinor: string } => ({
  realMinor: String(own),
  bonusMinor: String(bonus),
});

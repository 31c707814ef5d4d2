import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { askWallet, type Sending, type WalletAccess, type WalletAnswer, type WalletCall } from '../wallet.ts';
import type { Seeded } from './seeded.ts';

/** One player of the nasty run, with the calls of one provider. */
export interface Seat {
  readonly access: WalletAccess;
  readonly game: string;
  readonly playerId: string;
  readonly currency: string;
  readonly chance: Seeded;
  token: string;
  /** What the player must have: kept by this side alone, from what was asked and not from what was answered. */
  expectedMinor: bigint;
  /** Asks the house's control hook. */
  control(action: string, more: object): Promise<Record<string, string>>;
}

/** A round of the run: its ids and its calls, right unless told otherwise. */
export interface Round {
  readonly roundId: string;
  readonly betId: string;
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  bet(more?: object, sending?: Sending): Promise<WalletAnswer>;
  win(more?: object, sending?: Sending): Promise<WalletAnswer>;
  rollback(more?: object, sending?: Sending): Promise<WalletAnswer>;
  end(more?: object): Promise<WalletAnswer>;
  body(call: WalletCall): object;
}

export function newRound(seat: Seat): Round {
  const { access, game, playerId, currency, chance } = seat;
  const [roundId, betId, winId] = [randomUUID(), randomUUID(), randomUUID()];
  const stakeMinor = BigInt(1 + chance.below(500));
  const winMinor = BigInt(1 + chance.below(900));
  const body = (call: WalletCall): object => {
    const round = { roundId, game };
    if (call === 'bet')
      return { ...round, token: seat.token, transactionId: betId, currency, amountMinor: String(stakeMinor) };
    if (call === 'win')
      return { ...round, playerId, transactionId: winId, currency, amountMinor: String(winMinor) };
    if (call === 'rollback')
      return { ...round, playerId, transactionId: randomUUID(), betTransactionId: betId };
    return { ...round, playerId, transactionId: randomUUID() };
  };
  const send =
    (call: WalletCall) =>
    (more: object = {}, sending?: Sending) => {
      const wanted = { ...body(call), ...more };
      return sending ? askWallet(access, call, wanted, sending) : askPatiently(access, call, wanted);
    };
  const calls = { bet: send('bet'), win: send('win'), rollback: send('rollback'), end: send('end-round') };
  return { roundId, betId, stakeMinor, winMinor, body, ...calls };
}

const PAUSE_MS = 200;
const ATTEMPTS = 150;

/** Asks until there is an answer, as a provider must: the house may be starting again after it was killed. */
export async function askPatiently(
  access: WalletAccess,
  call: WalletCall,
  body: object,
): Promise<WalletAnswer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await askWallet(access, call, body);
    if ((answer.http > 0 && answer.http < 500) || attempt === ATTEMPTS) return answer;
    await sleep(PAUSE_MS);
  }
}

/** The verdict must be this one. @throws what was answered instead. */
export function must(answer: WalletAnswer, status: string, what: string): void {
  if (answer.http !== 200 || answer.status !== status)
    throw new Error(`${what}: ${answer.status ?? ''} (HTTP ${answer.http}) instead of ${status}`);
}

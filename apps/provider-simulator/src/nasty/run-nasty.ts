import { setTimeout as sleep } from 'node:timers/promises';
import type { WalletAccess } from '../wallet.ts';
import { CARELESS, DISHONEST, type Mischief } from './mischief.ts';
import { askPatiently, newRound, type Seat } from './seat.ts';
import { createSeeded } from './seeded.ts';

export interface NastyConfig extends WalletAccess {
  readonly game: string;
  /** The house's control hook, see docs/wallet-api.md. */
  readonly control: string;
  readonly rounds: number;
  readonly players: number;
  readonly seed: string;
}

export interface NastyReport {
  readonly rounds: number;
  readonly byMischief: Readonly<Record<string, number>>;
  /** What the wallet did otherwise than it should, round by round. */
  readonly findings: readonly string[];
  readonly tookMs: number;
}

const MISCHIEF: readonly (readonly [string, Mischief])[] = Object.entries({ ...CARELESS, ...DISHONEST });
/** The house may be starting again after it was killed. */
const PAUSE_MS = 200;
const ATTEMPTS = 150;
const BALANCE_MINOR = 1_000_000n;

/**
 * Plays rounds as badly as a provider can, several players at once, and keeps its own account of what each must have.
 * After every round the wallet's balance must be that. The seed decides who does what in which order.
 */
export async function runNasty(config: NastyConfig, onRound: () => void = () => {}): Promise<NastyReport> {
  const startedAt = performance.now();
  const counts: Record<string, number> = Object.fromEntries(MISCHIEF.map(([name]) => [name, 0]));
  const findings: string[] = [];
  let left = config.rounds;
  const playOn = async (number: number): Promise<void> => {
    const seat = await takeSeat(config, number);
    while (left-- > 0) {
      const [name, play] = seat.chance.pick(MISCHIEF);
      counts[name]!++;
      const found = await playOne(seat, play);
      if (found !== undefined) findings.push(`player ${seat.playerId}, ${name}: ${found}`);
      onRound();
    }
  };
  await Promise.all(Array.from({ length: config.players }, (_, number) => playOn(number)));
  const tookMs = Math.round(performance.now() - startedAt);
  return { rounds: config.rounds, byMischief: counts, findings, tookMs };
}

async function takeSeat(config: NastyConfig, number: number): Promise<Seat> {
  const { game } = config;
  const control = async (action: string, more: object): Promise<Record<string, string>> => {
    const body = JSON.stringify({ action, provider: config.provider, ...more });
    const headers = { 'content-type': 'application/json' };
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(config.control, { method: 'POST', headers, body }).catch(() => undefined);
      if (response?.ok) return (await response.json()) as Record<string, string>;
      if (attempt === ATTEMPTS)
        throw new Error(`the control address answers ${action} with ${response?.status}`);
      await sleep(PAUSE_MS);
    }
  };
  const { token, playerId, currency } = await control('create-session', {
    game,
    balanceMinor: String(BALANCE_MINOR),
  });
  if (!token || !playerId || !currency) throw new Error('the control address made no session');
  const chance = createSeeded(`${config.seed} ${number}`);
  const seat = { access: config, game, playerId, currency, token, chance, control };
  return { ...seat, expectedMinor: BALANCE_MINOR };
}

/** @returns what was wrong. */
async function playOne(seat: Seat, play: Mischief): Promise<string | undefined> {
  try {
    if (seat.expectedMinor < BALANCE_MINOR / 2n) await fill(seat);
    seat.expectedMinor += await play(seat);
    const { balanceMinor } = await askPatiently(seat.access, 'balance', { token: seat.token });
    const expected = String(seat.expectedMinor);
    if (balanceMinor === expected) return undefined;
    // From here on the wallet's word: one fault is told once.
    seat.expectedMinor = BigInt(balanceMinor ?? 0);
    return `the balance is ${balanceMinor ?? 'not told'}, must be ${expected}`;
  } catch (error) {
    const { balanceMinor } = await askPatiently(seat.access, 'balance', { token: seat.token });
    seat.expectedMinor = BigInt(balanceMinor ?? seat.expectedMinor);
    return (error as Error).message;
  }
}

/** A player who has lost half wins it back, honestly. */
async function fill(seat: Seat): Promise<void> {
  const round = newRound(seat);
  const missing = BALANCE_MINOR - seat.expectedMinor;
  await round.bet();
  await round.win({ amountMinor: String(missing + round.stakeMinor), endRound: true });
  seat.expectedMinor += missing;
}

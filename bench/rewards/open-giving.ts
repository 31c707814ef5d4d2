import type { PlainReward } from '@croupier/domain/rewards/rewards';
import { give, giveMany } from '../../apps/server/src/features/rewards/rewards/feature.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { APP_ROLE, createDatabase } from '../../apps/server/src/platform/database.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { FILL_ACCOUNTS } from '../settle/house-store.ts';
import { drive, type Load } from '../settle/load.ts';
import { FILL_PLAYERS } from './giving-store.ts';

const PLAYERS = 100_000;
/** Players in an order that looks like chance; it shares no factor with their number, so each has a turn before any has two. */
const STEP = 61_237;

/** So many are given in one transaction by whoever gives to many, and so many processes do at once. */
const PORTION = 100;
const GIVERS = 4;

const REWARDS = {
  points: { kind: 'points', points: 5 },
  money: { kind: 'money', amountMinor: 500n, currency: 'UAH' },
} as const satisfies Record<string, PlainReward>;
export type Given = keyof typeof REWARDS;

export interface Giving {
  /** Gives to one player after the other, these kinds by turns, each in a transaction of its own as mechanics do. */
  give(kinds: readonly Given[], seconds: number): Promise<Load>;
  /** Gives to a hundred players in a transaction, these kinds by turns, as whoever ends a tournament does; a unit is a reward. */
  giveMany(kinds: readonly Given[], seconds: number): Promise<Load>;
  /** The facts are thrown away between measurements, unread. */
  clearOutbox(): Promise<void>;
  close(): Promise<void>;
}

/** A migrated database with players who have accounts. @param clients give at once, on a connection each */
export async function openGiving(url: string, clients: number): Promise<Giving> {
  const owner = createDatabase({ url, maxConnections: 2 });
  await migrate(owner);
  await owner.query(FILL_PLAYERS, [PLAYERS]);
  await owner.query(FILL_ACCOUNTS, [PLAYERS]);
  await owner.query('ANALYZE');
  const db = createDatabase({ url, role: APP_ROLE, maxConnections: clients });
  let turn = 0;
  const nextGiving = (kinds: readonly Given[]) => {
    turn += 1;
    const playerId = BigInt(((turn * STEP) % PLAYERS) + 1);
    const name = { playerId, source: 'goal', code: 'bench', reference: String(turn) } as const;
    return { ...name, reward: REWARDS[kinds[turn % kinds.length]!], now: systemClock.now() };
  };
  const giveNext = async (kinds: readonly Given[]): Promise<void> =>
    void (await db.transaction((tx) => give(tx, nextGiving(kinds))));
  const givePortion = async (kinds: readonly Given[]): Promise<void> => {
    const portion = Array.from({ length: PORTION }, () => nextGiving(kinds));
    await db.transaction((tx) => giveMany(tx, portion));
  };
  return {
    give: (kinds, seconds) => drive(clients, seconds, () => giveNext(kinds)),
    giveMany: async (kinds, seconds) => {
      const load = await drive(GIVERS, seconds, () => givePortion(kinds));
      return { ...load, perSecond: load.perSecond * PORTION };
    },
    clearOutbox: async () => void (await owner.query('TRUNCATE outbox')),
    close: async () => void (await Promise.all([owner.close(), db.close()])),
  };
}

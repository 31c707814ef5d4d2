import { randomBytes } from 'node:crypto';
import { findGame, stakeUnitsOf } from '@croupier/games';
import { createWitnessSealer } from '../../apps/server/src/features/money/books/witness-seal.ts';
import { publishDay } from '../../apps/server/src/features/money/books/daily-head.ts';
import { createCatalog } from '../../apps/server/src/features/play/catalog/feature.ts';
import { createSeedVault } from '../../apps/server/src/features/play/fairness/feature.ts';
import type { Database } from '../../apps/server/src/platform/database.ts';
import {
  makeHistory,
  WRITE_ACCOUNTS,
  WRITE_OPENINGS,
  WRITE_SEEDS,
  WRITE_TALLY,
  writeRounds,
  writeTransfers,
} from './history-store.ts';
import type { KeyRing } from '../../apps/server/src/platform/key-ring.ts';

export const GAME = 'lantern-tide';
const DAY_MS = 86_400_000;
const PLAYERS_TOGETHER = 20_000;

/** A house as it is after a while. */
export interface HouseSize {
  readonly players: number;
  /** Those with the lowest ids, who play now. */
  readonly playing: number;
  /** How many rounds each of them has played, and how many each of the others. */
  readonly many: number;
  readonly few: number;
  /** Over so many days until now. */
  readonly days: number;
}

/**
 * Writes a house's past: accounts, seats and seeds as real ones, rounds and transfers by the database itself, closed months
 * but the last in the archive, and a head over all of it. What the rounds won is made up: only what is played later can be
 * drawn again.
 * @param owner without a limit on how long a statement may take
 */
export async function loadHistory(
  owner: Database,
  seedKey: KeyRing,
  size: HouseSize,
  log: (line: string) => void,
): Promise<void> {
  const { players, playing, few, many, days } = size;
  const { mathsId } = (await createCatalog({ db: owner }).find(GAME))!;
  const now = new Date();
  await owner.query(makeHistory(now));
  const sizes = [playing, few, many] as const;
  const writePast = (place: 'archive' | 'hot', first: number, last: number) =>
    Promise.all([
      owner.query(writeRounds(place), [first, last, ...sizes, days, mathsId]),
      owner.query(writeTransfers(place), [first, last, ...sizes, days]),
    ]);
  for (let first = 1; first <= players; first += PLAYERS_TOGETHER) {
    const last = Math.min(first + PLAYERS_TOGETHER - 1, players);
    await writeSeeds(owner, seedKey, first, last);
    for (const statement of WRITE_ACCOUNTS) await owner.query(statement, [first, last, ...sizes]);
    for (const statement of WRITE_OPENINGS) await owner.query(statement, [first, last]);
    await writePast('archive', first, last);
    if (last % (PLAYERS_TOGETHER * 5) === 0) log(`${last} players`);
  }
  await writePast('hot', 1, players);
  await owner.query(WRITE_TALLY, [mathsId, stakeUnitsOf(findGame(GAME)!.definition)]);
  const day = new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
  await owner.transaction((tx) => publishDay(tx, day, now));
}

async function writeSeeds(owner: Database, seedKey: KeyRing, first: number, last: number): Promise<void> {
  const vault = createSeedVault(seedKey);
  const { sign } = createWitnessSealer(seedKey);
  const rows = Array.from({ length: last - first + 1 }, (_, n) => {
    const playerId = BigInt(first + n);
    const [one, two] = [vault.create(playerId, 1), vault.create(playerId, 2)];
    const value = randomBytes(16).toString('hex');
    const seal = sign({ playerId, subject: 'client-seed 1', value });
    return [playerId, one.sealed, two.sealed, one.commitment, two.commitment, value, seal];
  });
  const columns = rows[0]!.map((_, column) => rows.map((row) => row[column]));
  await owner.query(WRITE_SEEDS, columns);
}

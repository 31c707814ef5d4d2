import { statfsSync } from 'node:fs';
import { SetupError } from '../../tools/setup-error.ts';

const GB = 1e9;
/** Measured, and rounded up: rows, keys and transfers of a round; accounts, seeds and chains of a player; what is written ahead. */
const ROUND_BYTES = 700;
const PLAYER_BYTES = 2_500;
const BESIDE_BYTES = 12 * GB;

export const neededBytes = (players: number, rounds: number): number =>
  players * PLAYER_BYTES + rounds * ROUND_BYTES + (rounds > 1_000_000 ? BESIDE_BYTES : GB);

/** @throws a sentence that says what is missing, before anything is written */
export function refuseWithoutDisk(folder: string, players: number, rounds: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const [needed, free] = [neededBytes(players, rounds), bavail * bsize];
  if (free >= needed) return;
  throw new SetupError(
    `growth with ${players} players and ${rounds} rounds needs ${inGb(needed)} of disk in ${folder}, where ${inGb(free)} are free. ` +
      'Make room, name another folder by TMPDIR, or ask for less: --players=100000 --rounds=2000000.',
  );
}

export const inGb = (bytes: number): string => `${(bytes / GB).toFixed(1)} GB`;

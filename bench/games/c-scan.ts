import type { LinesDefinition } from '@croupier/games';
import { spinWeightsOf } from '@croupier/games/maths/spin-weights.ts';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cDefinitionOf } from './c-definition.ts';

/** The scan of `line-scan.c`, compiled for one game; seconds are of processor time. */
export interface CScan {
  /** Seconds for every combination of stops. Throws when it does not count what we count. */
  exactSeconds(): number;
  /** Seconds for one spin, over at least so many seconds. */
  secondsPerSpin(seconds: number): number;
  /** Takes the compiled program away. */
  remove(): void;
}

/** Compiles it into a temporary folder; null where there is no gcc. */
export function compileScan(definition: LinesDefinition): CScan | null {
  if (spawnSync('gcc', ['--version']).status !== 0) return null;
  const ours = countedBy(definition);
  const folder = mkdtempSync(join(tmpdir(), 'croupier-line-scan-'));
  const remove = (): void => rmSync(folder, { recursive: true });
  try {
    writeFileSync(join(folder, 'definition.h'), cDefinitionOf(definition));
    const source = join(import.meta.dirname, 'line-scan.c');
    execFileSync('gcc', ['-O3', '-march=native', '-I', folder, '-o', join(folder, 'line-scan'), source]);
  } catch (error) {
    remove();
    throw error;
  }
  const run = (...args: string[]): number[] =>
    execFileSync(join(folder, 'line-scan'), args, { encoding: 'utf8' }).trim().split(' ').map(Number);
  let seed = 0;
  return {
    exactSeconds() {
      const [combinations, units, squares, freeSpins, seconds] = run('exact');
      const counted = { combinations, units, squares, freeSpins };
      if (JSON.stringify(counted) !== JSON.stringify(ours))
        throw new Error(`C counts ${JSON.stringify(counted)}, we count ${JSON.stringify(ours)}`);
      return seconds!;
    },
    secondsPerSpin(seconds) {
      seed += 1;
      const [, spins, , , taken] = run('spins', String(seed), String(seconds));
      return taken! / spins!;
    },
    remove,
  };
}

/** What all combinations of stops of the paid spin come to. */
function countedBy(definition: LinesDefinition) {
  const { combinations, results } = spinWeightsOf(definition, 'base');
  const sumOf = (value: (result: (typeof results)[number]) => number): number =>
    results.reduce((sum, result) => sum + result.weight * value(result), 0);
  return {
    combinations,
    units: sumOf(({ units }) => units),
    squares: sumOf(({ units }) => units ** 2),
    freeSpins: sumOf(({ freeSpins }) => freeSpins),
  };
}

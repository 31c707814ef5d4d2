/** Told to the parent: how long a process that has just begun takes to load the maths, and to verify its first round. */
export interface Cold {
  readonly loadMs: number;
  readonly verifyMs: number;
}

const startedAt = performance.now();
const { findGame } = await import('@croupier/games');
const { finishedRoundsOf } = await import('./rounds-of.ts');
const loadedAt = performance.now();
const { definition } = findGame(process.argv[2]!)!;
finishedRoundsOf(definition, 1).verify();
const loadMs = loadedAt - startedAt;
process.send!({ loadMs, verifyMs: performance.now() - loadedAt } satisfies Cold);
process.disconnect();

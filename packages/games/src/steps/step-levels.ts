import { findMode } from '../modes.ts';
import type { MinesDefinition, StepsDefinition, TowersDefinition } from './definition.ts';

/** What may be taken after so many safe steps, and how likely it is to come so far. */
export interface StepLevel {
  readonly units: number;
  readonly probability: number;
}

const known = new WeakMap<MinesDefinition | TowersDefinition, Map<string, readonly StepLevel[]>>();

/**
 * The levels of a mode, the first safe step leading; after the last one the money is taken. Level k pays the inverse
 * of its chance times the return, rounded down to a unit, which costs less than one unit. Reckoned once.
 * @throws EntryError on an unknown mode
 */
export function stepLevels(
  definition: MinesDefinition | TowersDefinition,
  modeId: string,
): readonly StepLevel[] {
  let ofModes = known.get(definition);
  if (ofModes === undefined) known.set(definition, (ofModes = new Map()));
  let levels = ofModes.get(modeId);
  if (levels === undefined) ofModes.set(modeId, (levels = reckonLevels(definition, modeId)));
  return levels;
}

function reckonLevels(definition: MinesDefinition | TowersDefinition, modeId: string): StepLevel[] {
  const levels: StepLevel[] = [];
  const most = definition.maximumWinStakes * definition.stakeUnits;
  let [ways, safeWays] = [1n, 1n];
  for (const { of, safe } of chancesOf(definition, modeId)) {
    ways *= BigInt(of);
    safeWays *= BigInt(safe);
    const units = unitsFor(definition, ways, safeWays);
    if (units > most) break;
    levels.push({ units, probability: Number((safeWays << 60n) / ways) / 2 ** 60 });
  }
  return levels;
}

/** Where a mode ends at the latest: after so many of its steps, with what the last of them pays. */
export function stepEnd(definition: MinesDefinition | TowersDefinition, modeId: string) {
  const levels = stepLevels(definition, modeId);
  return { steps: levels.length, of: chancesOf(definition, modeId).length, units: levels.at(-1)?.units ?? 0 };
}

/** The pay of something that happens in `safeWays` of `ways` equally likely ways, in whole units, rounded down. */
export function unitsFor(definition: StepsDefinition, ways: bigint, safeWays: bigint): number {
  const perMille = BigInt(definition.returnPerMille * definition.stakeUnits);
  return Number((perMille * ways) / (1000n * safeWays));
}

/** Step by step, how many of the tiles or doors left are safe. */
function chancesOf(definition: MinesDefinition | TowersDefinition, modeId: string) {
  if (definition.kind === 'towers') {
    const { doors, safe } = findMode(definition.modes, modeId);
    return Array.from({ length: definition.floors }, () => ({ of: doors, safe }));
  }
  const { traps } = findMode(definition.modes, modeId);
  const tiles = definition.columns * definition.rows;
  return Array.from({ length: tiles - traps }, (_, turned) => ({
    of: tiles - turned,
    safe: tiles - traps - turned,
  }));
}

import { describe, expect, it } from 'vitest';
import type { GameDefinition } from '../definition.ts';
import { GAMES } from '../portfolio/index.ts';
import { mathHash } from '../math-hash.ts';
import { verifyRound } from '../verify-round.ts';
import { branchesOf, REQUIRED } from './branches.ts';
import { checkVectors, sameRound } from './check-vectors.ts';
import { readVectors } from './read-vectors.fixture.ts';

const file = readVectors();
const { serverSeed, commitment, definitions, rounds } = file;

it('agree with the code, every one', () => {
  const checks = checkVectors(file);
  expect(checks.filter(({ agrees }) => !agrees).map(({ name }) => name)).toEqual([]);
  expect(checks.length).toBeGreaterThan(200);
});

it('have every game as it is offered, in each of its modes, and won', () => {
  expect(file.games).toEqual(
    Object.fromEntries(GAMES.map(({ definition }) => [definition.id, mathHash(definition)])),
  );
  for (const { definition } of GAMES) {
    const own = rounds.filter((round) => round.mathHash === mathHash(definition));
    const reached = own.flatMap(({ reaches }) => reaches);
    expect(definitions[mathHash(definition)], definition.id).toEqual(definition);
    expect(reached, definition.id).toContain('won');
    if ('modes' in definition)
      expect([...new Set(own.map(({ mode }) => mode))]).toEqual(definition.modes.map(({ id }) => id));
  }
});

describe('reach everything that the rules can do', () => {
  const reached = new Map<string, Set<string>>();
  for (const { mathHash: hash, mode, choices, given, clientSeed, nonce } of rounds) {
    const definition = definitions[hash]!;
    const entry = { mode, choices, ...(given && { given }) };
    const { outcome, draws } = verifyRound({ definition, serverSeed, commitment, clientSeed, nonce, entry });
    const rejected = draws.reduce((sum, draw) => sum + draw.rejected, 0);
    const names = reached.get(definition.engine) ?? new Set();
    for (const name of branchesOf({ definition, entry, outcome, rejected })) names.add(name);
    reached.set(definition.engine, names);
  }

  it.each(Object.entries(REQUIRED))('%s', (engine, required) => {
    expect(required.filter((name) => !reached.get(engine)?.has(name))).toEqual([]);
  });
});

/** A definition read as if a member of it were not there, or were another: a branch that somebody got wrong. */
type Misreading = readonly [member: string, wrong: unknown];

const MISREADINGS: readonly Misreading[] = [
  ...[
    'bothWays',
    'fullScreenMultiplier',
    'scatterPays',
    'multiplier',
    'freeSpins.again',
    'fill.rowWeights',
  ].map((member) => [member, undefined] as const),
  ...['reels.free', 'fill.free', 'multiplier.free'].map((member) => [member, undefined] as const),
  ['multiplier.base', [1]],
  ['multiplier.ladder', [0, 1]],
  ['freeSpins.multiplier', 1],
  ['grid.rows', 1],
  ['hold.respins', 1],
  ['hold.trigger', 30],
  ['hold.grandUnits', 0],
  ['hold.coinChance.weight', 1],
  ['maximumWinStakes', 1e6],
  ['returnPerMille', 1000],
  ['rungs', 99],
  ['skips', 0],
  ['matches', 2],
];

describe('show a misreading of the definition', () => {
  const having = MISREADINGS.filter(([member]) =>
    rounds.some(({ mathHash: hash }) => valueAt(definitions[hash]!, member) !== undefined),
  );

  it('tries a member of every kind', () => {
    expect(having).toEqual(MISREADINGS);
  });

  it.each(MISREADINGS)('%s', (member, wrong) => {
    const differing = rounds.some((round) => {
      const definition = definitions[round.mathHash]!;
      const value = valueAt(definition, member);
      if (value === undefined || JSON.stringify(value) === JSON.stringify(wrong)) return false;
      const misread = { ...definitions, [round.mathHash]: withValueAt(definition, member, wrong) };
      try {
        return !sameRound({ serverSeed, commitment, definitions: misread }, round);
      } catch {
        return true;
      }
    });
    expect(differing).toBe(true);
  });
});

it('hold more than wins: what a round shows differs, too', () => {
  const round = rounds.find(({ outcome }) => outcome?.family === 'grid')!;
  expect(sameRound(file, round)).toBe(true);
  expect(sameRound(file, { ...round, outcomeHash: '0'.repeat(64) })).toBe(false);
});

function valueAt(definition: GameDefinition, member: string): unknown {
  return member
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], definition);
}

function withValueAt(definition: GameDefinition, member: string, wrong: unknown): GameDefinition {
  const copy = structuredClone(definition) as unknown as Record<string, unknown>;
  const keys = member.split('.');
  const owner = keys.slice(0, -1).reduce((value, key) => value[key] as Record<string, unknown>, copy);
  if (wrong === undefined) delete owner[keys.at(-1)!];
  else owner[keys.at(-1)!] = wrong;
  return copy as unknown as GameDefinition;
}

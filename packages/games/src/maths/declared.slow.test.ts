import { describe, expect, it } from 'vitest';
import { modesOf } from '../read-definition.ts';
import { GAMES } from '../portfolio/index.ts';
import { createSimulator } from '../simulator/simulate-spins.ts';
import { expectAsComputed, HEAVIEST } from './declared.fixture.ts';
import { declaredSheetOf } from './declared.ts';

const modes = GAMES.flatMap(({ definition }) =>
  modesOf(definition).map((mode) => [definition.id, mode, definition] as const),
);
const simulated = modes.filter(
  ([, mode, definition]) => declaredSheetOf(definition, mode).method !== 'exact',
);
const ROUNDS = 400_000;
const LARGEST_ERROR = 4.5;

it.each(modes.filter(([id]) => id === HEAVIEST))('%s, %s declares what is computed', (_, mode, definition) =>
  expectAsComputed(definition, mode),
);

describe.each(simulated)('%s, %s', (_, mode, definition) => {
  const declared = declaredSheetOf(definition, mode);

  it('declares what another simulation agrees with', () => {
    const simulator = createSimulator(definition, 7, mode);
    simulator.run(ROUNDS);
    const played = simulator.result();
    const standardError = declared.sigmaStakes / Math.sqrt(ROUNDS);
    expect(Math.abs(played.rtp - declared.rtp) / standardError).toBeLessThan(LARGEST_ERROR);
    const hits = declared.hitFrequency;
    const hitError = Math.sqrt((hits * (1 - hits)) / ROUNDS);
    expect(Math.abs(played.hitFrequency - hits) / hitError).toBeLessThan(LARGEST_ERROR);
  });
});

it('would notice a return that is half a point off', () => {
  const { definition } = GAMES[0]!;
  const declared = declaredSheetOf(definition, 'main');
  const simulator = createSimulator(definition, 7);
  simulator.run(4_000_000);
  const standardError = declared.sigmaStakes / Math.sqrt(4_000_000);
  expect(Math.abs(simulator.result().rtp - (declared.rtp - 0.01)) / standardError).toBeGreaterThan(
    LARGEST_ERROR,
  );
});

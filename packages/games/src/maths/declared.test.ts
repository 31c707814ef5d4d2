import { describe, expect, it } from 'vitest';
import { modesOf } from '../read-definition.ts';
import { GAMES } from '../portfolio/index.ts';
import { createSimulator } from '../simulator/simulate-spins.ts';
import { declare } from './declare.ts';
import { declaredSheetOf } from './declared.ts';

const modes = GAMES.flatMap(({ definition }) =>
  modesOf(definition).map((mode) => [definition.id, mode, definition] as const),
);
const ROUNDS = 400_000;
const LARGEST_ERROR = 4.5;

describe.each(modes)('%s, %s', (_, mode, definition) => {
  const declared = declaredSheetOf(definition, mode);

  it('returns what an honest game returns, and can win what it promises', () => {
    expect(declared.rtp).toBeGreaterThan(0.94);
    expect(declared.rtp).toBeLessThan(0.98);
    expect(declared.maximumWinProbability).toBeGreaterThan(0);
    expect(declared.thousand.p05).toBeLessThan(declared.thousand.p95);
  });

  if (declared.method === 'exact')
    it('declares what is computed', () => {
      const computed = declare(definition, mode);
      const figures = ({ rtp, hitFrequency, sigmaStakes, maximumWinStakes }: typeof computed) =>
        [rtp, hitFrequency, sigmaStakes, maximumWinStakes].map((figure) => figure.toPrecision(9));
      expect(figures(computed)).toEqual(figures(declared));
    });
  else
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

import {
  createFairStream,
  GAMES,
  isGridDefinition,
  decideRound,
  spinStepsOf,
  stakeUnitsOf,
  winMinorOf,
} from '@croupier/games';
import { expect, test } from 'vitest';
import { isVoid, netMinor, spinViews } from './round-view.ts';

const serverSeed = 'ab'.repeat(32);

test('the spins of any round add up to its win, and every winning line lies on marked cells', () => {
  for (const definition of GAMES.map((game) => game.definition).filter(isGridDefinition)) {
    const stakeMinor = BigInt(stakeUnitsOf(definition)) * 7n;
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const outcome = decideRound(
        definition,
        createFairStream({ serverSeed, clientSeed: 'me', nonce, domain: definition.id }),
      );
      const winMinor = winMinorOf(outcome, definition, stakeMinor);
      const spins = spinViews({ outcome, winMinor: winMinor.toString() })!;
      expect(spins).toHaveLength(outcome.steps.length);
      if (!outcome.capped) expect(spins.reduce((sum, spin) => sum + spin.winMinor, 0n)).toBe(winMinor);
      for (const [index, spin] of spins.entries()) {
        const marked = spin.rows.flat().filter((cell) => cell.wins).length;
        const { grid, wins } = spinStepsOf(outcome)[index]!;
        expect(marked > 0).toBe(wins.some(({ cells }) => cells.length > 0));
        expect(spin.rows.flat().filter(({ symbol }) => symbol !== '')).toHaveLength(grid.flat().length);
      }
    }
  }
});

test('what is lost is negative, and a round that was given loses nothing', () => {
  expect(netMinor({ stakeMinor: '500', winMinor: '200', giftId: null, parts: null })).toBe(-300n);
  expect(netMinor({ stakeMinor: '500', winMinor: '200', giftId: 'gift', parts: null })).toBe(200n);
});

test.each([null, 'x', {}, { steps: 1, winUnits: 2 }])('does not guess at the outcome %j', (outcome) => {
  expect(spinViews({ outcome, winMinor: '0' })).toBeUndefined();
});

test('a round is void when its flight gave the stake back, and no other', () => {
  const inFlight = (flight: object | undefined, winMinor: string) =>
    isVoid({
      entry: { mode: 'main', choices: [[]], ...(flight && { given: { flight } }) },
      stakeMinor: '100',
      winMinor,
    });
  expect(inFlight({ number: 7, crashCenti: 150, void: true }, '100')).toBe(true);
  expect(inFlight({ number: 7, crashCenti: 150, heardCenti: 100 }, '100')).toBe(true);
  expect(inFlight({ number: 7, crashCenti: 150, heardCenti: 120 }, '120')).toBe(false);
  expect(inFlight({ number: 7, crashCenti: 150 }, '0')).toBe(false);
  expect(inFlight(undefined, '100')).toBe(false);
});

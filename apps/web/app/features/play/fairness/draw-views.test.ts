import { commitmentOf, GAMES, spinStepsOf, verifyRound, type GameDefinition } from '@croupier/games';
import { expect, test } from 'vitest';
import { drawViews } from './draw-views.ts';

const serverSeed = '3c'.repeat(32);
const grids = GAMES.flatMap(({ definition }) => ('grid' in definition ? [definition] : []));

test.each(grids.map((definition) => [definition.id, definition] as const))(
  '%s: each reel that stopped stands beside the number that stopped it',
  (_, definition) => {
    for (let nonce = 0; nonce < 120; nonce += 1) {
      const verification = verified(definition, nonce);
      const draws = drawViews(definition, verification);
      const stopped = draws.filter(({ what }) => what === 'reel');
      expect(draws).toHaveLength(verification.draws.length);
      const steps = spinStepsOf(verification.outcome).filter(({ stops }) => stops.length > 0);
      for (const { stop, result } of stopped) {
        const step = steps[stop!.spin - 1]!;
        expect(step.stops[stop!.reel - 1]).toBe(result);
        expect(step.grid[stop!.reel - 1]).toBe(stop!.column);
      }
    }
  },
);

/** A round to its end; where it asks, the first choice is made. */
function verified(definition: GameDefinition, nonce: number) {
  const inputs = { definition, serverSeed, commitment: commitmentOf(serverSeed), clientSeed: 'a', nonce };
  const first = verifyRound(inputs);
  const { open } = first.outcome;
  return open ? verifyRound({ ...inputs, entry: { mode: 'main', choices: [open.allowed[0]!] } }) : first;
}

test('what falls, what is turned and what is drawn has its name beside its number', () => {
  for (const definition of grids.filter(({ engine }) => engine === 'cascade' || engine === 'hold')) {
    for (let nonce = 0; nonce < 60; nonce += 1) {
      const draws = drawViews(definition, verified(definition, nonce)).filter(({ what }) => what === 'cell');
      for (const { means } of draws) expect(means).not.toBeNull();
    }
  }
});

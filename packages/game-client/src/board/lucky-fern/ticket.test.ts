import { findGame, type PoolDefinition } from '@croupier/games';
import { expect, test } from 'vitest';
import { frameOf } from '../board-frame.ts';
import { layOutCard } from './layout.ts';
import { planTicket } from './plan-ticket.ts';

const definition = findGame('lucky-fern')!.definition as PoolDefinition;
const planned = (winning: number[], how = {}) =>
  planTicket({
    ...{ definition, mode: 'main', before: [], pace: 'normal', reducedMotion: false, ...how },
    step: { kind: 'scratch', serial: 1, fields: [1, 2, 3, 5, 5, 5, 10, 20, 50], winning, units: 0 },
  });

test('winning fields light one after another, without motion and in turbo sooner', () => {
  const { lightMs, lengthMs, cues } = planned([3, 4, 5]);
  expect(lightMs).toEqual(lightMs.toSorted((a, b) => a - b));
  expect(new Set(lightMs).size).toBe(3);
  expect(lengthMs).toBeGreaterThan(lightMs[2]!);
  expect(cues.map(({ atMs }) => atMs)).toEqual(lightMs);
  expect(planned([3, 4, 5], { pace: 'turbo' }).lengthMs).toBeLessThan(lengthMs / 2);
  expect(planned([3, 4, 5], { reducedMotion: true }).lightMs).toEqual([0, 0, 0]);
  expect(planned([]).lightMs).toEqual([]);
});

test.each([
  [390, 440],
  [320, 220],
  [610, 330],
  [1_200, 560],
])('nine fields lie side by side on the card at %d × %d', (width, height) => {
  const frame = frameOf(width, height);
  const { card, fields, side } = layOutCard(frame, { definition, mode: 'main' });
  expect(fields).toHaveLength(9);
  expect(card.y).toBeGreaterThanOrEqual(frame.field.y - 0.01);
  expect(card.y + card.height).toBeLessThanOrEqual(frame.field.y + frame.field.height + 0.01);
  expect(fields[1]!.x - fields[0]!.x).toBeGreaterThan(side);
  const last = fields[8]!;
  expect(last.x + last.width).toBeLessThan(card.x + card.width);
  expect(last.y + last.height).toBeLessThan(card.y + card.height);
});

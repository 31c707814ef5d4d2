import { expect, test } from 'vitest';
import { presentState } from './index.ts';

const now = new Date('2026-12-01T12:00:00Z');
const state = (expiresAt: string, drawnPlace: number | null = null, kept: 'WAITING' | 'OPENED' = 'WAITING') =>
  presentState({ state: kept, expiresAt: new Date(expiresAt), drawnPlace }, now);

test('runs out at its end, to the millisecond', () => {
  expect(state('2026-12-01T12:00:00.001Z')).toBe('WAITING');
  expect(state('2026-12-01T12:00:00.000Z')).toBe('EXPIRED');
});

test('does not run out when it is being opened, or was opened', () => {
  expect(state('2026-12-01T11:00:00Z', 0)).toBe('WAITING');
  expect(state('2026-12-01T11:00:00Z', 2, 'OPENED')).toBe('OPENED');
});

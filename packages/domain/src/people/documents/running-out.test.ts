import { expect, test } from 'vitest';
import { runningOut } from './running-out.ts';

const NOW = new Date('2026-11-29T22:30:00Z');
const passport = (state: 'approved' | 'pending' | 'rejected' | 'draft', expiresOn: string | null = null) => ({
  kind: 'passport' as const,
  state,
  expiresOn,
});

test.each(['2026-11-29', '2026-12-01', '2026-12-29'])('a passport to %s runs out soon', (day) => {
  const soon = passport('approved', day);
  expect(runningOut([soon], NOW)).toEqual([soon]);
});

test.each(['2026-12-30', '2027-05-01', null])('a passport to %s does not', (day) => {
  expect(runningOut([passport('approved', day)], NOW)).toEqual([]);
});

test('nothing is told when something else shows the same for longer, or waits to', () => {
  const soon = passport('approved', '2026-12-05');
  const licence = { ...passport('approved', '2030-01-01'), kind: 'licence' as const };
  expect(runningOut([soon, licence], NOW)).toEqual([]);
  expect(runningOut([passport('approved'), soon], NOW)).toEqual([]);
  expect(runningOut([passport('pending'), soon], NOW)).toEqual([]);
});

test('it is told when what else there is does not do, runs out earlier, or shows something else', () => {
  const soon = passport('approved', '2026-12-05');
  const bill = { ...passport('approved'), kind: 'utility-bill' as const };
  const others = [passport('rejected'), passport('draft'), passport('approved', '2026-12-01'), bill];
  expect(runningOut([soon, ...others], NOW)).toEqual([soon]);
});

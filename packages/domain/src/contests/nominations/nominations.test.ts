import { expect, test } from 'vitest';
import { mayChangeAt } from './index.ts';

const ZONE = 'Europe/Kyiv';
const at = (text: string) => new Date(text);

test('lets a first choice be changed at once, and a change once the day is over where its player lives', () => {
  expect(mayChangeAt(null, at('2026-07-10T12:00Z'), ZONE)).toBeUndefined();
  const changed = at('2026-07-10T20:30Z');
  expect(mayChangeAt(changed, at('2026-07-10T20:59:59Z'), ZONE)).toEqual(at('2026-07-10T21:00Z'));
  expect(mayChangeAt(changed, at('2026-07-10T21:00Z'), ZONE)).toBeUndefined();
});

test('waits until the midnight that the clocks show when they are put forward and back', () => {
  const spring = at('2026-03-29T00:30Z');
  expect(mayChangeAt(spring, spring, ZONE)).toEqual(at('2026-03-29T21:00Z'));
  const autumn = at('2026-10-24T22:00Z');
  expect(mayChangeAt(autumn, autumn, ZONE)).toEqual(at('2026-10-25T22:00Z'));
});

test('holds a change by a clock that runs ahead for no longer than its day', () => {
  expect(mayChangeAt(at('2026-07-10T20:30Z'), at('2026-07-10T20:29Z'), ZONE)).toEqual(
    at('2026-07-10T21:00Z'),
  );
});

import { describe, expect, it } from 'vitest';
import { createEar } from './leave-desk.ts';

/** An ear with both of its clocks in hand. */
function listening() {
  const time = { clockMs: 1_000_000, steadyMs: 50 };
  const ear = createEar({ now: () => new Date(time.clockMs) }, () => time.steadyMs);
  return (clockMs: number, steadyMs = clockMs) => {
    time.clockMs += clockMs;
    time.steadyMs += steadyMs;
    const { heardFrom, now } = ear.listen();
    return { sinceMs: now.getTime() - heardFrom.getTime(), nowMs: now.getTime() };
  };
}

describe('a process that listens', () => {
  it('has heard since it began while it never stopped for longer than is let pass', () => {
    const pass = listening();
    expect(pass(200).sinceMs).toBe(200);
    expect(pass(2_000).sinceMs).toBe(2_200);
    expect(pass(1_999).sinceMs).toBe(4_199);
  });

  it('begins anew after it stood still', () => {
    const pass = listening();
    pass(500);
    expect(pass(2_001).sinceMs).toBe(0);
    expect(pass(300).sinceMs).toBe(300);
  });

  it.each([
    ['ahead', 3_600_000],
    ['back', -3_600_000],
  ])('begins anew when its clock was set %s, though it never stood still', (_, byMs) => {
    const pass = listening();
    pass(500);
    expect(pass(200 + byMs, 200).sinceMs).toBe(0);
    expect(pass(300).sinceMs).toBe(300);
  });

  it('minds no clock that is set by less than is let pass', () => {
    const pass = listening();
    expect(pass(1_500, 200).sinceMs).toBe(1_500);
  });
});

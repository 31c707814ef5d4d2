import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settled } from './in-peace.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a window that keeps changing is answered to once, when it rests', () => {
  const call = vi.fn();
  const resize = settled(call, 50);
  for (let n = 0; n < 10; n++) {
    resize.call();
    vi.advanceTimersByTime(49);
  }
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledOnce();
});

test('nor is it when it is gone', () => {
  const call = vi.fn();
  const resize = settled(call, 50);
  resize.call();
  resize.forget();
  vi.advanceTimersByTime(100);
  expect(call).not.toHaveBeenCalled();
});

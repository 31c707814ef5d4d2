import { expect, test, vi } from 'vitest';
import { atOnce, inPieces, type Steps } from './steps.ts';

function* count(to: number, done: number[], takes = () => {}): Steps<string> {
  for (let n = 1; n <= to; n++) {
    takes();
    done.push(n);
    yield;
  }
  return 'done';
}

test('steps at once are all done before anything else', () => {
  const done: number[] = [];
  expect(atOnce(count(3, done))).toBe('done');
  expect(done).toEqual([1, 2, 3]);
});

test('steps in pieces let other work in between, and lose none', async () => {
  let ms = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => ms);
  const done: number[] = [];
  // Two of them are more than a piece.
  const made = inPieces(count(5, done, () => void (ms += 0.6)));
  expect(done).toEqual([1, 2]);
  expect(await made).toBe('done');
  expect(done).toEqual([1, 2, 3, 4, 5]);
  clock.mockRestore();
});

test('what fails in a step fails the whole', async () => {
  const failing = function* (): Steps<void> {
    yield;
    throw new Error('no canvas');
  };
  await expect(inPieces(failing())).rejects.toThrow('no canvas');
});

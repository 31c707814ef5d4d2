import { expect, test } from 'vitest';
import { askTogether } from './ask-together.ts';

/** A database that answers when the test lets it. */
function slowDoubler() {
  const asked: number[][] = [];
  const open: { answer(): void; fail(): void }[] = [];
  const double = askTogether<number, number>((numbers) => {
    asked.push([...numbers]);
    return new Promise((resolve, reject) =>
      open.push({
        answer: () => resolve(numbers.map((number) => (number < 0 ? undefined : 2 * number))),
        fail: () => reject(new Error('away')),
      }),
    );
  });
  return { asked, open, double };
}
const turn = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));

test('questions of one turn go together, and each gets its own answer', async () => {
  const { asked, open, double } = slowDoubler();
  const answers = Promise.all([double(1), double(-1), double(3)]);
  await turn();
  expect(asked).toEqual([[1, -1, 3]]);
  open[0]!.answer();
  expect(await answers).toEqual([2, undefined, 6]);
});

test('two may be under way; what comes later waits for one of them, and is put after it came', async () => {
  const { asked, open, double } = slowDoubler();
  const answers = [double(1)];
  await turn();
  answers.push(double(2));
  await turn();
  answers.push(double(3), double(4));
  await turn();
  expect(asked).toEqual([[1], [2]]);
  open[1]!.answer();
  await turn();
  expect(asked).toEqual([[1], [2], [3, 4]]);
  open[0]!.answer();
  open[2]!.answer();
  expect(await Promise.all(answers)).toEqual([2, 4, 6, 8]);
});

test('a failure is told to those it concerns, and to nobody after them', async () => {
  const { open, double } = slowDoubler();
  const failing = [double(1), double(2)];
  await turn();
  open[0]!.fail();
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = double(3);
  await turn();
  open[1]!.answer();
  expect(await next).toBe(6);
});

test('more than fit go in portions, and none is forgotten', async () => {
  const { asked, open, double } = slowDoubler();
  const answers = Promise.all(Array.from({ length: 600 }, (_, n) => double(n)));
  for (let portion = 0; portion < 3; portion++) {
    await turn();
    open[portion]!.answer();
  }
  expect((await answers).at(-1)).toBe(1_198);
  expect(asked.map(({ length }) => length)).toEqual([256, 256, 88]);
});

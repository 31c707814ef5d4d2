import { expect, it, vi } from 'vitest';

/** As code would that the linter cannot read. */
const callByAnotherName = (): number => {
  const name = ['ran', 'dom'].join('') as 'random';
  return Math[name]();
};

const randomOf = (): unknown => Object.getOwnPropertyDescriptor(Math, 'random')?.value;

it('lets no code of the project call Math.random', () => {
  expect(callByAnotherName).toThrow('Math.random was called');
  expect(() => [1].map(() => callByAnotherName())).toThrow('Math.random was called');
});

it('lets third-party code have it', () => {
  const file = '/node_modules/somebody/index.js';
  const theirs = new Function(`return Math['random']()\n//# sourceURL=${file}`) as () => number;
  expect(theirs()).toBeLessThan(1);
});

it('poisons once when it is run again, as it is for every file of those that share a process', async () => {
  const before = randomOf();
  vi.resetModules();
  await import('./poisoned-random.ts');
  expect(randomOf()).toBe(before);
});

it('can be replaced by a test that expects calls', () => {
  const spied = vi.spyOn(Math, 'random').mockReturnValue(0.25);
  expect(callByAnotherName()).toBe(0.25);
  spied.mockRestore();
  expect(callByAnotherName).toThrow('Math.random was called');
});

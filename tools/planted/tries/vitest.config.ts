import { defineConfig } from 'vitest/config';

/** Tests that fail on purpose, for `tools/check/second-try.slow.test.ts`: faults of all kinds, a flake, a crash and two hangs. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    maxWorkers: 1,
    isolate: false,
    testTimeout: 1_000,
    projects: [
      'crash',
      'fault',
      'flake',
      'hang',
      'only',
      'standstill',
      'unheard',
      'unloaded',
      'unready',
    ].map((name) => ({
      extends: true,
      test: { name, include: ['fine.test.ts', `${name}.test.ts`] },
    })),
  },
});

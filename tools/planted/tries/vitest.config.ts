import { defineConfig } from 'vitest/config';

/** Tests that fail on purpose, for `tools/check/second-try.slow.test.ts`: a fault, a flake and two hangs. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    maxWorkers: 1,
    isolate: false,
    testTimeout: 1_000,
    projects: ['fault', 'flake', 'hang', 'standstill'].map((name) => ({
      extends: true,
      test: { name, include: ['fine.test.ts', `${name}.test.ts`] },
    })),
  },
});

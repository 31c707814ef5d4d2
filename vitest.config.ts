import { defineConfig } from 'vitest/config';

const NOT_OURS = ['**/node_modules/**', 'tools/planted/**', '**/build/**', 'e2e/**'];

/**
 * Three kinds of tests by the end of the name: `x.test.ts` is pure, `x.test.tsx` renders, `x.db.test.ts`
 * needs PostgreSQL (a throwaway cluster is started only when such a test is in the run).
 */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
    setupFiles: ['tools/testing/poisoned-random.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: ['**/*.test.ts'], exclude: [...NOT_OURS, '**/*.db.test.ts'] },
      },
      { extends: true, test: { name: 'render', include: ['**/*.test.tsx'], exclude: NOT_OURS } },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['**/*.db.test.ts'],
          exclude: NOT_OURS,
          globalSetup: ['tools/testing/test-cluster.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { declaredPlugin } from './apps/web/build-plugins/declared-plugin.ts';
import { messagesPlugin } from './apps/web/build-plugins/messages-plugin.ts';
import { postersPlugin } from './apps/web/build-plugins/posters-plugin.ts';

const WEB_APP = fileURLToPath(new URL('./apps/web/app', import.meta.url));
const NOT_OURS = ['**/node_modules/**', 'tools/planted/**', '**/build/**', 'e2e/**'];

/** What stands for a browser. */
const SCREEN = {
  environment: 'happy-dom',
  environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
} as const;

/** Limits are against what hangs: a machine may be slow, and busy with other things. */
const HANGS_MS = 10 * 60_000;

/**
 * Three kinds of tests by the end of the name: `x.test.ts` is pure, `x.test.tsx` renders, `x.db.test.ts`
 * needs PostgreSQL (a throwaway cluster is started only when such a test is in the run).
 */
export default defineConfig({
  test: {
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: HANGS_MS / 5 } },
    maxWorkers: Math.max(2, availableParallelism()),
    setupFiles: ['tools/testing/poisoned-random.ts'],
    // What tests read without importing it: after a change of such a file `--changed` runs all of them.
    forceRerunTriggers: [
      '**/{package,package-lock}.json',
      '**/vitest.config.ts',
      'tools/{testing,embedded-postgres,keeper}/**',
      '**/*.{sql,json,html,css,svg,mjs,js}',
      '**/declared.ts',
      'docs/words/*.md',
    ],
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: ['**/*.test.ts'], exclude: [...NOT_OURS, '**/*.db.test.ts'] },
      },
      {
        extends: true,
        plugins: [messagesPlugin(WEB_APP), declaredPlugin(WEB_APP), postersPlugin()],
        // As the site is built: texts are compiled, so what formats them has no parser.
        resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
        test: {
          name: 'render',
          include: ['**/*.test.tsx'],
          exclude: [...NOT_OURS, 'apps/backoffice/**'],
          ...SCREEN,
          setupFiles: ['apps/web/app/testing/set-up.ts'],
          server: { deps: { inline: ['use-intl'] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'render office',
          include: ['apps/backoffice/**/*.test.tsx'],
          exclude: NOT_OURS,
          ...SCREEN,
          setupFiles: ['apps/backoffice/app/testing/set-up.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['**/*.db.test.ts'],
          exclude: NOT_OURS,
          globalSetup: ['tools/testing/test-cluster.ts'],
        },
      },
    ],
  },
});

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { declaredPlugin } from './apps/web/build-plugins/declared-plugin.ts';
import { messagesPlugin } from './apps/web/build-plugins/messages-plugin.ts';
import { postersPlugin } from './apps/web/build-plugins/posters-plugin.ts';

const WEB_APP = fileURLToPath(new URL('./apps/web/app', import.meta.url));
const NOT_OURS = ['**/node_modules/**', 'tools/planted/**', '**/build/**', 'e2e/**'];
/** What `npm run test:all` alone runs: crashes, statistics at full size, every planted fault, tests of the tools. */
const SLOW = '**/*.slow.{test,db.test}.ts';

/** What stands for a browser. */
const SCREEN = {
  environment: 'happy-dom',
  environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
} as const;

/** Modules are loaded by Node itself, as the server loads them: Vite would read and write anew each of some 2,000. */
const BY_NODE = { experimental: { viteModuleRunner: false, nodeLoader: false } };

const SECOND_MS = 1000;
/** What takes longer hangs; what waits for a state gives up in time to say so. */
const PURE_LIMITS = limits(20);
const DATABASE_LIMITS = limits(60);
const SLOW_LIMITS = limits(5 * 60);

function limits(seconds: number) {
  return {
    testTimeout: seconds * SECOND_MS,
    hookTimeout: seconds * SECOND_MS,
    expect: { poll: { timeout: (seconds * SECOND_MS) / 4 } },
  };
}

/**
 * Kinds of tests by the end of the name: `x.test.ts` is pure, `x.test.tsx` renders or imports what only Vite reads,
 * `x.db.test.ts` needs PostgreSQL (a throwaway cluster is started only when such a test is in the run); `x.slow.test.ts` and
 * `x.slow.db.test.ts` are left to `npm run test:all`. The gate runs each project by itself: files of one share their modules where that holds, and nothing
 * with those of another.
 */
export default defineConfig({
  test: {
    teardownTimeout: 10_000,
    maxWorkers: Math.max(2, availableParallelism()),
    setupFiles: ['tools/testing/poisoned-random.ts'],
    // What one file stands in for is gone before the next one shares its modules.
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    // What tests read without importing it, by its whole path: after a change of such a file `--changed` runs all of them.
    forceRerunTriggers: [
      '**/{package,package-lock}.json',
      '**/vitest.config.ts',
      '**/tools/{testing,embedded-postgres,keeper}/**',
      '**/*.{sql,json,jsonl,yaml,html,css,svg,woff2,mjs,js}',
      '**/{declared,personal-store}.ts',
      '**/server/content/**',
      '**/docs/{words/*,decisions/*,glossary,wallet-api}.md',
      '**/{README,ARCHITECTURE}.md',
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          ...BY_NODE,
          include: ['**/*.test.ts'],
          exclude: [...NOT_OURS, '**/*.db.test.ts', SLOW],
          isolate: false,
          ...PURE_LIMITS,
        },
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
          isolate: false,
          ...PURE_LIMITS,
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
          isolate: false,
          ...PURE_LIMITS,
          setupFiles: ['apps/backoffice/app/testing/set-up.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          ...BY_NODE,
          include: ['**/*.db.test.ts'],
          exclude: [...NOT_OURS, SLOW],
          isolate: false,
          globalSetup: ['tools/testing/test-cluster.ts'],
          ...DATABASE_LIMITS,
        },
      },
      {
        extends: true,
        test: { name: 'slow', ...BY_NODE, include: ['**/*.slow.test.ts'], exclude: NOT_OURS, ...SLOW_LIMITS },
      },
      {
        extends: true,
        test: {
          name: 'slow database',
          ...BY_NODE,
          include: ['**/*.slow.db.test.ts'],
          exclude: NOT_OURS,
          globalSetup: ['tools/testing/test-cluster.ts'],
          ...SLOW_LIMITS,
        },
      },
    ],
  },
});

import { defineConfig } from '@playwright/test';

/** Journeys that fail on purpose, for `tools/check/second-try.slow.test.ts`, by the rules of the gate. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../../var/tries',
  workers: 1,
  retries: 1,
  maxFailures: 1,
  timeout: 1_000,
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT']! }]],
});

import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/testing/chromium.ts';
import { CHROMIUM_ARGS } from './support/chromium.ts';

const executablePath = findChromium();
if (!executablePath)
  throw new Error('No Chromium found: install it with your package manager or set CHROMIUM_PATH.');
const launchOptions = { executablePath, args: CHROMIUM_ARGS };

/** Limits are against what hangs: a machine may be slow, and busy with other things. */
const HANGS_MS = 10 * 60_000;

/** Journeys run against one installation that the global setup starts: own database, own ports, nothing left behind. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: '../tools/testing/journey-stack.ts',
  outputDir: '../var/e2e',
  fullyParallel: true,
  workers: Math.max(2, availableParallelism()) + 1,
  retries: 0,
  timeout: HANGS_MS,
  expect: { timeout: HANGS_MS / 5 },
  reporter: [['list'], ['json', { outputFile: '../var/e2e-report.json' }]],
  use: {
    launchOptions,
    // What a journey answers in the server's stead it must see; those of the offline page let it in.
    serviceWorkers: 'block',
    actionTimeout: HANGS_MS / 5,
    navigationTimeout: HANGS_MS / 5,
    ...{ trace: 'off', screenshot: 'only-on-failure', locale: 'en-US' },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
});

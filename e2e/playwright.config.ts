import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/testing/chromium.ts';
import { APART } from './apart.ts';
import { CHROMIUM_ARGS } from './support/chromium.ts';

const executablePath = findChromium();
if (!executablePath)
  throw new Error('No Chromium found: install it with your package manager or set CHROMIUM_PATH.');
const launchOptions = { executablePath, args: CHROMIUM_ARGS };

const [SECOND_MS, MINUTE_MS] = [1000, 60_000];

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * Which journeys run, by JOURNEYS. `gate`: those tagged `@gate` on a desktop and `@gate-phone` on a phone, with one second
 * try; the first that fails twice ends the run. `apart`: those that change what others see. Everything else by default, on
 * both screens, without a second try.
 */
const RUNS = {
  gate: {
    projects: [
      { name: 'desktop', use: DESKTOP, grep: /@gate(?!-)/ },
      { name: 'phone', use: PHONE, grep: /@gate-phone/ },
    ],
    workers: 2,
    retries: 1,
    maxFailures: 1,
    timeout: 90 * SECOND_MS,
    waitMs: 15 * SECOND_MS,
  },
  apart: { testMatch: APART, workers: 1, ...patient() },
  all: { testIgnore: APART, workers: 2, ...patient() },
};

function patient() {
  return {
    projects: [
      { name: 'desktop', use: DESKTOP },
      { name: 'phone', use: PHONE },
    ],
    retries: 0,
    maxFailures: 0,
    timeout: 5 * MINUTE_MS,
    waitMs: MINUTE_MS,
  };
}

const { waitMs, ...run } = RUNS[(process.env['JOURNEYS'] ?? 'all') as keyof typeof RUNS];

/** Journeys run against one installation that the global setup starts: own database, own ports, nothing left behind. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: '../tools/testing/journey-stack.ts',
  outputDir: '../var/e2e',
  fullyParallel: true,
  ...run,
  expect: { timeout: waitMs },
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? '../var/e2e-report.json' }]],
  use: {
    launchOptions,
    // What a journey answers in the server's stead it must see; those of the offline page let it in.
    serviceWorkers: 'block',
    actionTimeout: waitMs,
    navigationTimeout: waitMs,
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-US',
  },
});

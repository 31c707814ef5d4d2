import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser the journeys drive: CHROMIUM_PATH, or where systems put it. */
export function chromiumPath(): string {
  const path = [process.env['CHROMIUM_PATH'], ...PLACES].find((place) => place && existsSync(place));
  if (!path) throw new Error('No Chromium found: install it with your package manager or set CHROMIUM_PATH.');
  return path;
}

/** Headless Chromium as these journeys start it: no sandbox (containers run as root), no traffic of its own. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

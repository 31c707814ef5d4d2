import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { SetupError } from '../setup-error.ts';
import { installChromium } from './install-chromium.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPS = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'];
/** Where Playwright's own lies in the folder of a build, by platform and age of Playwright. */
const PLAYWRIGHTS = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  ...['chrome-mac', 'chrome-mac-x64', 'chrome-mac-arm64'].flatMap((folder) => [
    `${folder}/Chromium.app/Contents/MacOS/Chromium`,
    `${folder}/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing`,
  ]),
];
const VERSION_TIMEOUT_MS = 30_000;

/** A Chromium for the journeys: CHROMIUM_PATH, the system's, Playwright's own; as root it is installed where it can be. */
export async function provideChromium(signal: AbortSignal): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const failure = await installChromium(signal);
  const installed = findChromium();
  if (installed) return installed;
  throw new SetupError(
    `No Chromium found${failure && ` and ${failure}`}: install the package "chromium" (Debian: ` +
      '`apt-get install chromium`; Fedora, Arch, Homebrew alike) or Google Chrome, run ' +
      '`npx playwright install --with-deps chromium`, or name the program in CHROMIUM_PATH.',
  );
}

/** The Chromium that is here already; undefined when there is none. @throws when CHROMIUM_PATH names nothing. */
export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (!existsSync(given)) throw new SetupError(`CHROMIUM_PATH names ${given}, which does not exist.`);
    return given;
  }
  return [...listOnPath(), ...listMacApps(), ...listPlaywrights()].find(
    (path) => existsSync(path) && isBrowser(path),
  );
}

/** Ubuntu has a `chromium-browser` that only says that the browser is a snap. */
function isBrowser(path: string): boolean {
  const { status, stdout } = spawnSync(path, ['--version'], {
    encoding: 'utf8',
    timeout: VERSION_TIMEOUT_MS,
  });
  return status === 0 && /Chrom/.test(stdout);
}

function listOnPath(): string[] {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];
  return [...new Set(folders)].flatMap((folder) => NAMES.map((name) => join(folder, name)));
}

function listMacApps(): string[] {
  return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
    MAC_APPS.map((app) => join(folder, app)),
  );
}

/** What `npx playwright install chromium` leaves in its cache. */
function listPlaywrights(): string[] {
  const caches = [join(homedir(), '.cache/ms-playwright'), join(homedir(), 'Library/Caches/ms-playwright')];
  return caches
    .filter((cache) => existsSync(cache))
    .flatMap((cache) =>
      readdirSync(cache)
        .filter((name) => /^chromium-\d+$/.test(name))
        .flatMap((name) => PLAYWRIGHTS.map((program) => join(cache, name, program))),
    );
}

import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ROOT } from '../root.ts';
import { runProgram } from '../run-program.ts';
import { SetupError } from '../setup-error.ts';

const INSTALL_TIMEOUT_MS = 10 * 60_000;
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPS = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'];

/** A Chromium for the journeys: CHROMIUM_PATH, the system's, Playwright's own; as root with apt it is installed. */
export async function provideChromium(signal: AbortSignal): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && findOnPath(['apt-get'])) await installWithApt(signal);
  const installed = findChromium();
  if (installed) return installed;
  throw new SetupError(
    'No Chromium found: install the package "chromium" (Debian, Fedora, Homebrew) or Google Chrome, ' +
      'or name the program in CHROMIUM_PATH.',
  );
}

/** The Chromium that is here already; undefined when there is none. @throws when CHROMIUM_PATH names nothing. */
export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (!existsSync(given)) throw new SetupError(`CHROMIUM_PATH names ${given}, which does not exist.`);
    return given;
  }
  const macPlaces = MAC_APPS.map((app) => join('/Applications', app));
  return findOnPath(NAMES) ?? macPlaces.find((path) => existsSync(path)) ?? findPlaywrights();
}

function findOnPath(names: string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** What `npx playwright install chromium` leaves in its cache. */
function findPlaywrights(): string | undefined {
  const caches = [join(homedir(), '.cache/ms-playwright'), join(homedir(), 'Library/Caches/ms-playwright')];
  const builds = caches
    .filter((cache) => existsSync(cache))
    .flatMap((cache) =>
      readdirSync(cache)
        .filter((name) => /^chromium-\d+$/.test(name))
        .map((name) => join(cache, name)),
    );
  return builds
    .flatMap((build) =>
      ['chrome-linux/chrome', 'chrome-linux64/chrome'].map((program) => join(build, program)),
    )
    .find((path) => existsSync(path));
}

async function installWithApt(signal: AbortSignal): Promise<void> {
  console.log('  installing Chromium with apt-get (about 100 MB)');
  const apt = (...args: string[]) =>
    runProgram({
      command: 'apt-get',
      args,
      cwd: ROOT,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      timeoutMs: INSTALL_TIMEOUT_MS,
      signal,
    });
  await apt('update');
  const { code, output } = await apt('install', '-y', '--no-install-recommends', 'chromium');
  if (code !== 0)
    throw new SetupError(
      `Chromium could not be installed with apt-get (${code}): ${output.trim().split('\n').at(-1)}`,
    );
}

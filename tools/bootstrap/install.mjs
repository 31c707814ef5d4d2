import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const INSTALL_TIMEOUT_MS = 15 * 60_000;
const PROGRESS_EVERY_MS = 10_000;

/**
 * Makes node_modules exactly what package-lock.json says, with `npm ci`, unless it is so already.
 * A killed install is begun again. Throws an Error of one clear sentence.
 * @param {string} root folder of package-lock.json
 */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  const release = await takeLock(join(root, 'var', 'install.lock'));
  try {
    if (isInstalled(root)) return; // another start installed while this one waited
    console.log('installing what package-lock.json says (npm ci)');
    await runNpmCi(root);
    writeFileSync(stampFile(root), lockHash(root));
  } finally {
    release();
  }
}

function stampFile(root) {
  return join(root, 'node_modules', '.croupier-lock');
}

function lockHash(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
}

/**
 * True after our own `npm ci` of this lockfile, and also after any npm command that ended with the same
 * versions: npm writes node_modules/.package-lock.json last, so a killed install is seen.
 */
export function isInstalled(root) {
  const listing = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(listing)) return false;
  if (existsSync(stampFile(root)) && readFileSync(stampFile(root), 'utf8') === lockHash(root)) return true;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(listing, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.startsWith('node_modules/') ||
      entry.link ||
      entry.optional || // may be for another platform
      present[path]?.version === entry.version,
  );
}

/** One install at a time in a checkout: `npm ci` begins by deleting node_modules. */
async function takeLock(file) {
  mkdirSync(dirname(file), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code === 'ENOSPC') throw new Error('The disk is full.', { cause: error });
      if (error.code !== 'EEXIST')
        throw new Error(`${file} cannot be written (${error.code}).`, { cause: error });
    }
    const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    if (holder > 0 && !isAlive(holder)) rmSync(file, { force: true });
    await sleep(200);
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Nothing we use needs its install script, so none runs. */
const NPM_CI = [
  ...['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund'],
  ...['--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=8000'],
];

async function runNpmCi(root) {
  const own = process.env.npm_execpath ?? '';
  const [program, ...first] = basename(own) === 'npm-cli.js' ? [process.execPath, own] : ['npm'];
  let output = '';
  const startedAt = Date.now();
  const ticker = setInterval(
    () => console.log(`  still installing (${Math.round((Date.now() - startedAt) / 1000)} s)`),
    PROGRESS_EVERY_MS,
  );
  const child = spawn(program, [...first, ...NPM_CI], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: INSTALL_TIMEOUT_MS,
  });
  const forward = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
  const code = await new Promise((resolve) => {
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve(error.code));
    child.on('close', (exit, signal) => resolve(exit ?? signal));
  });
  clearInterval(ticker);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, forward);
  if (code !== 0) throw new Error(explainNpmFailure(code, output));
}

/**
 * @param {number | string} code exit code, signal or spawn error of npm
 * @param {string} output all npm printed
 * @returns {string} one sentence that says what to do
 */
export function explainNpmFailure(code, output) {
  if (code === 'ENOENT') return 'npm is not on the PATH: install Node with npm.';
  if (/ENOSPC/.test(output)) return 'The disk is full: npm could not install the packages.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(output))
    return 'No network: the npm registry cannot be reached and the packages are not installed yet.';
  if (/EUSAGE/.test(output)) return 'package-lock.json does not fit package.json: run `npm install` once.';
  if (/EACCES|EPERM|EROFS/.test(output)) return 'node_modules cannot be written: it belongs to another user.';
  if (code === 'SIGINT' || code === 'SIGTERM')
    return 'The installation was interrupted; the next run resumes.';
  const lines = output.split('\n').filter((line) => line.startsWith('npm error'));
  return `npm ci failed (${code}):\n${lines.slice(0, 12).join('\n')}`;
}

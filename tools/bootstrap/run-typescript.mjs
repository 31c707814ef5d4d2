import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { findNode } from './pinned-node.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const OLDEST_MAJOR = 20;
const PARENT_CHECK_MS = 500;
const PRELOAD = join(ROOT, 'tools/start/end-with-parent.mjs');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];

/**
 * Installs when needed, then runs a TypeScript file of this repository with the pinned Node and exits with
 * its code. Failures of the set-up are one sentence and exit code 1.
 * @param {string} file path from the root of the repository
 * @param {string[]} args passed on
 */
export async function runTypeScript(file, args) {
  try {
    if (Number(process.versions.node.split('.')[0]) < OLDEST_MAJOR)
      throw new Error(`Node ${process.versions.node} is too old: install Node ${OLDEST_MAJOR} or newer.`);
    await ensureInstalled(ROOT);
    process.exitCode = await spawnAndForward(findNode(ROOT), file, args);
  } catch (error) {
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}

/**
 * The child has a process group of its own, so that Ctrl-C reaches it once, through us, and not a second
 * time from the terminal. Our death, also by SIGKILL, is a SIGTERM to it.
 */
function spawnAndForward(node, file, args) {
  const child = spawn(node, ['--import', PRELOAD, join(ROOT, file), ...args], {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
    env: {
      ...process.env,
      NODE_NO_WARNINGS: '1',
      PATH: [dirname(node), join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    },
  });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  // npm passes SIGTERM to the shell between us, which dies of it without telling us
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), PARENT_CHECK_MS).unref();
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Error(`${node} cannot be run: ${error.message}.`)));
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

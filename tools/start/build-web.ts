import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../root.ts';
import { runProgram } from '../run-program.ts';
import { SetupError } from '../setup-error.ts';

const BUILD_TIMEOUT_MS = 45 * 60_000;
const IGNORED_FOLDERS = new Set(['node_modules', 'build', '.react-router', 'coverage']);
const IGNORED_FILES = /\.test\.tsx?$|\.md$/;

/** An application that is built before it is served. */
interface Built {
  /** What cannot be built, in a sentence. */
  readonly name: string;
  readonly folder: string;
  /** The program that builds it, with its arguments. */
  readonly command: readonly [string, ...string[]];
}

/** Builds the site when a source differs from what the present build was made of; says whether it did. */
export const buildWebIfChanged = (signal?: AbortSignal): Promise<boolean> =>
  buildIfChanged(
    { name: 'The site', folder: 'apps/web', command: ['node_modules/@react-router/dev/bin.cjs', 'build'] },
    signal,
  );

/** The same of the back office: neither is built anew for a change of the other. */
export const buildOfficeIfChanged = (signal?: AbortSignal): Promise<boolean> =>
  buildIfChanged(
    { name: 'The office', folder: 'apps/backoffice', command: ['node_modules/vite/bin/vite.js', 'build'] },
    signal,
  );

async function buildIfChanged(built: Built, signal?: AbortSignal): Promise<boolean> {
  const stamp = join(ROOT, built.folder, 'build', '.sources');
  const sources = hashSources([built.folder, 'packages', 'package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return false;
  rmSync(stamp, { force: true }); // a build that is killed half way must not look finished
  await build(built, signal);
  writeFileSync(stamp, sources);
  return true;
}

/** Content, not times: a fresh clone and a switched branch are seen rightly. */
function hashSources(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => listFiles(join(ROOT, source))).sort())
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (path.endsWith('.json')) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const child = join(path, entry.name);
    if (entry.isDirectory()) return IGNORED_FOLDERS.has(entry.name) ? [] : listFiles(child);
    return entry.isFile() && !IGNORED_FILES.test(entry.name) ? [child] : [];
  });
}

async function build({ name, folder, command }: Built, signal?: AbortSignal): Promise<void> {
  const [script, ...rest] = command;
  const { code, output } = await runProgram({
    command: process.execPath,
    args: [join(ROOT, script), ...rest],
    cwd: join(ROOT, folder),
    env: { NODE_ENV: 'production' },
    timeoutMs: BUILD_TIMEOUT_MS,
    signal,
  });
  if (code === 0) return;
  if (output.includes('ENOSPC')) throw new SetupError(`${name} cannot be built: the disk is full.`);
  throw new SetupError(
    `${name} cannot be built (${code}):\n${output.trim().split('\n').slice(-30).join('\n')}`,
  );
}

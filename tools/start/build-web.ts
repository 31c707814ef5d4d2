import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../root.ts';
import { runProgram } from '../run-program.ts';
import { SetupError } from '../setup-error.ts';

const BUILD_TIMEOUT_MS = 45 * 60_000;
const WEB = join(ROOT, 'apps/web');
const STAMP = join(WEB, 'build', '.sources');
const SOURCES = ['apps/web', 'packages', 'package-lock.json'];
const IGNORED_FOLDERS = new Set(['node_modules', 'build', '.react-router', 'coverage']);
const IGNORED_FILES = /\.test\.tsx?$|\.md$/;

/** Builds the site when a source differs from what the present build was made of; says whether it did. */
export async function buildWebIfChanged(signal?: AbortSignal): Promise<boolean> {
  const sources = hashSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return false;
  rmSync(STAMP, { force: true }); // a build that is killed half way must not look finished
  await build(signal);
  writeFileSync(STAMP, sources);
  return true;
}

/** Content, not times: a fresh clone and a switched branch are seen rightly. */
function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => listFiles(join(ROOT, source))).sort())
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

async function build(signal?: AbortSignal): Promise<void> {
  const { code, output } = await runProgram({
    command: process.execPath,
    args: [join(ROOT, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
    cwd: WEB,
    env: { NODE_ENV: 'production' },
    timeoutMs: BUILD_TIMEOUT_MS,
    signal,
  });
  if (code === 0) return;
  if (output.includes('ENOSPC')) throw new SetupError('The site cannot be built: the disk is full.');
  throw new SetupError(
    `The site cannot be built (${code}):\n${output.trim().split('\n').slice(-30).join('\n')}`,
  );
}

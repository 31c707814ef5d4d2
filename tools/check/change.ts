import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** What a journey meets besides its own folder: the product, and what brings it up. */
const MEETS =
  /^(apps|packages|e2e|tools\/(start|testing|embedded-postgres|keeper))\/|^tools\/[^/]+\.ts$|^package-lock\.json$/;
const MEETS_NOT = /\.test\.tsx?$|\.fixture\.ts$|(^|\/)README\.md$/;
const JOURNEY = /^e2e\/.*\.spec\.ts$/;

export interface Change {
  /** The commit that everything is compared with. */
  since: string;
  /** Journeys to run, as paths under e2e; empty for none. */
  journeys: readonly string[] | 'all';
}

/** What differs from where this branch left main; on main itself, what is not committed. */
export function findChange(): Change {
  const since =
    git('merge-base', 'HEAD', 'main') ??
    git('merge-base', 'HEAD', 'origin/main') ??
    git('rev-parse', 'HEAD') ??
    'HEAD';
  const files = [
    ...(git('diff', '--name-only', since) ?? '').split('\n'),
    ...(git('ls-files', '--others', '--exclude-standard') ?? '').split('\n'),
  ];
  return { since, journeys: journeysFor(files.filter(Boolean)) };
}

/** All of them when what they walk through changed, else those that changed themselves and are still there. */
export function journeysFor(files: readonly string[]): Change['journeys'] {
  const own = files.filter((file) => JOURNEY.test(file) && existsSync(join(ROOT, file)));
  const met = files.filter((file) => MEETS.test(file) && !MEETS_NOT.test(file) && !JOURNEY.test(file));
  return met.length > 0 ? 'all' : own.map((file) => file.slice('e2e/'.length));
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

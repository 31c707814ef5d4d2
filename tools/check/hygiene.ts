import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { checkDecisions } from './decisions.ts';
import { checkGlossary } from './glossary.ts';
import type { StepResult } from './step.ts';
import { checkStyleClasses } from './style-classes.ts';
import { listTrackedFiles } from './tracked-files.ts';

const TEXT = /\.(ts|tsx|mts|mjs|js|json|md|css|sql|html|yml|yaml|txt|svg)$|^\.ci\/|^\.[a-z]+rc$/;
const DRAWERS = /(^|\/)(utils|helpers|common|misc)\//;

/** Written so that this file does not find itself. */
const FORBIDDEN: { pattern: RegExp; reason: string }[] = [
  { pattern: /(?<![\w.~-])\/(work|farm|home\/[a-z]+|Users\/[a-z]+)\//, reason: 'a path of one machine' },
  { pattern: /\/tmp\/(bash_|brief)/, reason: 'a path of one machine' },
  { pattern: /registry\.(npmjs|yarnpkg)/, reason: 'a package registry' },
  { pattern: /^(<{7}|>{7}) /m, reason: 'a conflict of a merge' },
];

/** What must not be in a repository that anyone may clone: machine paths, registry hosts, drawers, holes in the lock, undated decisions, words of two meanings, classes that no sheet has. */
export async function checkHygiene(): Promise<StepResult> {
  const files = listTrackedFiles();
  const problems = [
    ...files
      .filter((file) => DRAWERS.test(file))
      .map((file) => `${file}: no drawers; name the folder after its use`),
    ...files.filter((file) => TEXT.test(file) && file !== 'package-lock.json').flatMap(readForbidden),
    ...checkLockfile(),
    ...checkDecisions(),
    ...checkGlossary(),
    ...checkStyleClasses(),
  ];
  return { ok: problems.length === 0, output: problems.join('\n') };
}

function readForbidden(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return FORBIDDEN.flatMap(({ pattern, reason }) => {
    const match = pattern.exec(text);
    return match ? [`${file}: ${reason} ("${match[0].trim()}")`] : [];
  });
}

interface Lock {
  packages: Record<
    string,
    { resolved?: string; link?: boolean; optionalDependencies?: Record<string, string> }
  >;
}

/** npm sometimes drops the packages of other platforms; `npm ci` then fails on a fresh machine. */
function checkLockfile(): string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...(entry.resolved && !entry.link && /^https?:/.test(entry.resolved)
      ? [`package-lock.json: ${path} names a registry (${entry.resolved})`]
      : []),
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`])
      .map((name) => `package-lock.json lacks ${name}, an optional package of ${path || 'the root'}`),
  ]);
}

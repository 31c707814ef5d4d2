import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../root.ts';
import type { Step, StepResult, TestCounts } from './step.ts';
import { listTrackedFiles } from './tracked-files.ts';

/** What decides the result of every step: the tools themselves and their versions. */
const ALWAYS = /^(package-lock\.json|tools\/check\/.*)$/;
/** What of the environment decides it: whose database, whose house, which browser, and how Node, time and language are set. */
const SETTINGS =
  /^(CROUPIER_|JOURNEY_|SANDBOX_|PROVIDER_|LC_|(DATABASE_URL|CHROMIUM_PATH|PUBLIC_URL|UPDATE_GENERATED|NODE_OPTIONS|NODE_ENV|TZ|LANG)$)/;

interface Passed {
  inputs: string;
  tests?: TestCounts;
}

type Remembered = Partial<Record<string, Passed>>;

/** The steps that passed in this checkout, each with a hash of the files it read. */
export interface Memory {
  /** The result of the last run, when it passed and no input differs since. */
  find(step: Step): StepResult | undefined;
  /**
   * Keeps that a step passed. One with a flaky test is not kept: the next run tries it again; nor is one whose inputs were
   * edited since the run began: nobody knows which of both it passed on.
   */
  keep(step: Step, result: StepResult): void;
}

/** Opens the memory of this checkout (`var/passed.json`); content counts, not times. */
export function openMemory(root = ROOT): Memory {
  const place = join(root, 'var/passed.json');
  const atStart = hashFiles(root);
  const passedAtStart = read(place);
  return {
    find: (step) => {
      const last = step.always ? undefined : passedAtStart[step.name];
      if (!last || last.inputs !== inputsOf(step, atStart)) return undefined;
      return { ok: true, output: '', ...(last.tests && { tests: last.tests }) };
    },
    keep: (step, { ok, tests, flaky }) => {
      if (step.always) return;
      const passed = read(place); // another run may have written since
      const inputs = inputsOf(step, atStart);
      if (ok && !flaky?.length && inputs === inputsOf(step, hashFiles(root)))
        passed[step.name] = { inputs, ...(tests && { tests }) };
      else delete passed[step.name];
      write(place, passed);
    },
  };
}

function inputsOf({ inputs }: Step, hashes: readonly [file: string, content: string][]): string {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}\0`);
  for (const name of Object.keys(process.env).sort())
    if (SETTINGS.test(name)) hash.update(`${name}=${process.env[name]}\0`);
  for (const [file, content] of hashes)
    if (!inputs || inputs.test(file) || ALWAYS.test(file)) hash.update(`${file}\0${content}\0`);
  return hash.digest('hex');
}

function hashFiles(root: string): [file: string, content: string][] {
  return listTrackedFiles(root)
    .sort()
    .map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex'),
    ]);
}

/** Nothing, when the file is not there or is not whole: everything runs again. */
function read(place: string): Remembered {
  try {
    return existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as Remembered) : {};
  } catch {
    return {};
  }
}

function write(place: string, passed: Remembered): void {
  mkdirSync(dirname(place), { recursive: true });
  const next = `${place}.${process.pid}`;
  writeFileSync(next, JSON.stringify(passed));
  renameSync(next, place); // a run that is killed leaves the old memory whole
}

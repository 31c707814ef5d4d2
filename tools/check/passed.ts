import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import type { Step, StepResult, TestCounts } from './step.ts';
import { listTrackedFiles } from './tracked-files.ts';

const MEMORY = join(ROOT, 'var/passed.json');
/** What decides the result of every step: the tools themselves and their versions. */
const ALWAYS = /^(package-lock\.json|tools\/check\/.*)$/;

interface Passed {
  inputs: string;
  tests?: TestCounts;
}

/** The steps that passed in this checkout, each with a hash of the files it read. */
export interface Memory {
  /** The result of the last run, when it passed and no input differs since. */
  find(step: Step): StepResult | undefined;
  /** Keeps that a step passed. One with a flaky test is not kept: the next run tries it again. */
  keep(step: Step, result: StepResult): void;
}

/** Opens the memory of this checkout (`var/passed.json`); content counts, not times. */
export function openMemory(): Memory {
  const hashes = hashFiles();
  const passed: Record<string, Passed> = existsSync(MEMORY)
    ? (JSON.parse(readFileSync(MEMORY, 'utf8')) as Record<string, Passed>)
    : {};
  const inputsOf = ({ inputs }: Step): string => {
    const hash = createHash('sha256').update(process.version);
    for (const [file, content] of hashes)
      if (!inputs || inputs.test(file) || ALWAYS.test(file)) hash.update(`${file}\0${content}\0`);
    return hash.digest('hex');
  };
  return {
    find: (step) => {
      const last = passed[step.name];
      if (!last || last.inputs !== inputsOf(step)) return undefined;
      return { ok: true, output: '', ...(last.tests && { tests: last.tests }) };
    },
    keep: (step, { ok, tests, flaky }) => {
      if (ok && !flaky?.length) passed[step.name] = { inputs: inputsOf(step), ...(tests && { tests }) };
      else delete passed[step.name];
      mkdirSync(join(ROOT, 'var'), { recursive: true });
      writeFileSync(`${MEMORY}.new`, JSON.stringify(passed));
      renameSync(`${MEMORY}.new`, MEMORY); // a run that is killed leaves the old memory whole
    },
  };
}

/** Hashes as they were when the run began: what is edited while a step runs has not passed. */
function hashFiles(): [file: string, content: string][] {
  return listTrackedFiles()
    .sort()
    .map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(ROOT, file)))
        .digest('hex'),
    ]);
}

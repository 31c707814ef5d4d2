import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';
import { ROOT } from '../root.ts';

/** One line of the report: what a file of tests came to, or that it is waiting or running. */
export interface FileReport {
  file: string;
  project: string;
  state: 'queued' | 'running' | 'passed' | 'failed';
  tests: { name: string; state: string; seconds: number }[];
}

const lineOf = (module: TestModule, state: FileReport['state']): FileReport => ({
  file: relative(ROOT, module.moduleId),
  project: module.project.name,
  state,
  tests: [...module.children.allTests()].map((test) => ({
    name: test.fullName,
    state: test.result().state,
    seconds: (test.diagnostic()?.duration ?? 0) / 1000,
  })),
});

/**
 * Vitest's reporter of `npm test`: a line of JSON whenever a file begins or ends, into the file that VITEST_LINES names. A run
 * that is killed because it hangs has said what it was at.
 */
export default class LineReporter implements Reporter {
  readonly #file = process.env['VITEST_LINES']!;

  onTestRunStart(specifications: readonly { moduleId: string; project: { name: string } }[]): void {
    for (const { moduleId, project } of specifications)
      this.#write({
        file: relative(ROOT, moduleId),
        project: project.name,
        state: 'queued',
        tests: [],
      });
  }

  onTestModuleQueued(module: TestModule): void {
    this.#write({ ...lineOf(module, 'running'), tests: [] });
  }

  onTestModuleEnd(module: TestModule): void {
    this.#write(lineOf(module, module.ok() ? 'passed' : 'failed'));
  }

  /** An error that no test waited for belongs to the file that was running when it came. */
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const error of errors) {
      const module = modules.find(({ moduleId }) => moduleId === error['VITEST_TEST_PATH']);
      if (module) this.#write(lineOf(module, 'failed'));
    }
  }

  #write(line: FileReport): void {
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }
}

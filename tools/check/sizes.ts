import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { listTrackedFiles } from './tracked-files.ts';
import type { StepResult } from './step.ts';

const QUESTION_LINES = 200;
const REFUSE_LINES = 300;
const MEASURED = /\.(ts|tsx|mjs|js|css)$/;
const NOT_MEASURED = /\.test\.tsx?$|\.d\.m?ts$|(^|\/)messages\/|tools\/planted\//;

/** Aim for 60 lines a file, question 200, refuse 300. ESLint refuses long scripts; here also style sheets. */
export async function checkSizes(): Promise<StepResult> {
  const measured = listTrackedFiles()
    .filter((file) => MEASURED.test(file) && !NOT_MEASURED.test(file))
    .map((file) => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1 }));
  const long = measured.filter(({ lines }) => lines > QUESTION_LINES).sort((a, b) => b.lines - a.lines);
  const refused = long.filter(({ lines }) => lines > REFUSE_LINES);
  const median = measured.map(({ lines }) => lines).sort((a, b) => a - b)[measured.length >> 1] ?? 0;
  return {
    ok: refused.length === 0,
    output: refused
      .map(({ file, lines }) => `${file} has ${lines} lines; ${REFUSE_LINES} is the most`)
      .join('\n'),
    warnings: [
      `${measured.length} files, median ${median} lines`,
      ...long
        .filter(({ lines }) => lines <= REFUSE_LINES)
        .map(({ file, lines }) => `long: ${file} (${lines} lines)`),
    ],
  };
}

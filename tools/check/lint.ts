import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../root.ts';
import { runProgram } from '../run-program.ts';
import type { StepResult } from './step.ts';

const TIMEOUT_MS = 45 * 60_000;
const ERROR = 2;

interface FileResult {
  filePath: string;
  messages: { line: number; severity: number; ruleId: string | null; message: string }[];
}

/** What is linted together: each is a process of its own, since the types of all at once do not fit its memory. */
const SCREENS = ['apps/web', 'apps/backoffice'];
const PARTS: readonly (readonly string[])[] = [
  SCREENS,
  ['.', ...SCREENS.map((folder) => `--ignore-pattern=${folder}/**`)],
];

/** ESLint over everything: errors fail the check, warnings are shown. */
export async function checkLint(signal: AbortSignal): Promise<StepResult> {
  const report = join(ROOT, 'var/eslint-report.json');
  const results: FileResult[] = [];
  let isClean = true;
  for (const part of PARTS) {
    const args = ['node_modules/eslint/bin/eslint.js', ...part, '--format=json', `--output-file=${report}`];
    const { code, output } = await runProgram({
      command: process.execPath,
      args,
      cwd: ROOT,
      signal,
      timeoutMs: TIMEOUT_MS,
    });
    if (code !== 0 && code !== 1) return { ok: false, output };
    isClean &&= code === 0;
    results.push(...(JSON.parse(readFileSync(report, 'utf8')) as FileResult[]));
  }
  const lines = results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, severity, ruleId, message }) => ({
      severity,
      text: `${relative(ROOT, filePath)}:${line} ${message.split('\n')[0]} (${ruleId})`,
    })),
  );
  return {
    ok: isClean,
    output: lines
      .filter(({ severity }) => severity === ERROR)
      .map(({ text }) => text)
      .join('\n'),
    warnings: lines.filter(({ severity }) => severity !== ERROR).map(({ text }) => text),
  };
}

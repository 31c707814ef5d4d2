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

/** ESLint over everything: errors fail the check, warnings are shown. */
export async function checkLint(signal: AbortSignal): Promise<StepResult> {
  const report = join(ROOT, 'var/eslint-report.json');
  const args = ['node_modules/eslint/bin/eslint.js', '.', '--format=json', `--output-file=${report}`];
  const { code, output } = await runProgram({
    command: process.execPath,
    args,
    cwd: ROOT,
    signal,
    timeoutMs: TIMEOUT_MS,
  });
  if (code !== 0 && code !== 1) return { ok: false, output };
  const results: FileResult[] = JSON.parse(readFileSync(report, 'utf8'));
  const lines = results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, severity, ruleId, message }) => ({
      severity,
      text: `${relative(ROOT, filePath)}:${line} ${message.split('\n')[0]} (${ruleId})`,
    })),
  );
  return {
    ok: code === 0,
    output: lines
      .filter(({ severity }) => severity === ERROR)
      .map(({ text }) => text)
      .join('\n'),
    warnings: lines.filter(({ severity }) => severity !== ERROR).map(({ text }) => text),
  };
}

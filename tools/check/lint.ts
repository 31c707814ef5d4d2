import { relative } from 'node:path';
import { ROOT } from '../root.ts';
import { runProgram } from '../run-program.ts';
import type { StepResult } from './step.ts';

const TIMEOUT_MS = 5 * 60_000;
const ERROR = 2;

interface FileResult {
  filePath: string;
  messages: { line: number; severity: number; ruleId: string | null; message: string }[];
}

/** Runs ESLint over everything, without types: errors fail the check, warnings are shown. */
export async function checkLint(signal: AbortSignal): Promise<StepResult> {
  const { code, output } = await runProgram({
    command: process.execPath,
    args: ['node_modules/eslint/bin/eslint.js', '.', '--format=json', '--concurrency=2'],
    cwd: ROOT,
    signal,
    timeoutMs: TIMEOUT_MS,
  });
  if (code !== 0 && code !== 1) return { ok: false, output };
  const lines = (JSON.parse(output.slice(output.indexOf('['))) as FileResult[]).flatMap(
    ({ filePath, messages }) =>
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

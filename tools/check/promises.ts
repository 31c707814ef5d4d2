import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { runProgram } from '../run-program.ts';
import type { StepResult } from './step.ts';

const CONFIGURATION = '.oxlintrc.json';
const TIMEOUT_MS = 5 * 60_000;

interface PromiseFault {
  file: string;
  line: number;
  /** Without its plug-in's name: `no-floating-promises`. */
  rule: string;
  message: string;
}

interface OxlintReport {
  diagnostics: {
    message: string;
    code: string;
    filename: string;
    labels: { span: { line: number } }[];
  }[];
}

/** Checks that every promise is awaited, returned, or marked with `void` where nobody waits on purpose. */
export async function checkPromises(signal: AbortSignal): Promise<StepResult> {
  const faults = await findPromiseFaults('.', signal);
  return {
    ok: faults.length === 0,
    output: faults.map(({ file, line, message, rule }) => `${file}:${line} ${message} (${rule})`).join('\n'),
  };
}

/**
 * Runs the rules that need types (oxlint, by the native compiler).
 * @param path file or folder, from the root
 * @throws when oxlint itself fails
 */
export async function findPromiseFaults(
  path: string,
  signal: AbortSignal,
  configuration: string = CONFIGURATION,
): Promise<PromiseFault[]> {
  const { code, output } = await runProgram({
    command: process.execPath,
    args: ['node_modules/oxlint/bin/oxlint', '-c', configuration, '--format=json', path],
    cwd: ROOT,
    timeoutMs: TIMEOUT_MS,
    signal,
  });
  if (code !== 0 && code !== 1) throw new Error(`oxlint ended with ${code}:\n${output}`);
  const { diagnostics } = JSON.parse(output) as OxlintReport;
  return diagnostics.map(({ message, code: rule, filename, labels }) => ({
    file: filename,
    line: labels[0]?.span.line ?? 0,
    rule: /\((.+)\)/.exec(rule)?.[1] ?? rule,
    message,
  }));
}

/** The names of the rules, each of which must have a planted violation. */
export function promiseRuleNames(): string[] {
  const { rules } = JSON.parse(readFileSync(join(ROOT, CONFIGURATION), 'utf8')) as { rules: object };
  return Object.keys(rules).map((name) => name.slice(name.indexOf('/') + 1));
}

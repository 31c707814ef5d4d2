import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { runProgram } from '../run-program.ts';
import type { StepResult } from './step.ts';

const CONFIGURATION = '.oxlintrc.json';
const TIMEOUT_MS = 5 * 60_000;

interface OxlintFault {
  file: string;
  line: number;
  /** Without its plug-in's name: `no-floating-promises`. */
  rule: string;
  message: string;
  isError: boolean;
}

interface OxlintReport {
  diagnostics: {
    message: string;
    severity: 'error' | 'warning';
    code?: string;
    filename: string;
    labels: { span: { line: number } }[];
  }[];
}

/**
 * Checks that every promise is awaited, returned, or marked with `void` where nobody waits on purpose, and that components and hooks
 * keep the rules of React, which its compiler looks for.
 */
export async function checkOxlint(signal: AbortSignal): Promise<StepResult> {
  const faults = await findOxlintFaults('.', signal);
  const told = (isError: boolean): string[] =>
    faults
      .filter((fault) => fault.isError === isError)
      .map(({ file, line, message, rule }) => `${file}:${line} ${message} (${rule})`);
  return { ok: told(true).length === 0, output: told(true).join('\n'), warnings: told(false) };
}

/**
 * Runs the rules that need types or the React compiler (oxlint, both natively).
 * @param path file or folder, from the root
 * @throws when oxlint itself fails
 */
export async function findOxlintFaults(
  path: string,
  signal: AbortSignal,
  configuration: string = CONFIGURATION,
): Promise<OxlintFault[]> {
  const { code, output } = await runProgram({
    command: process.execPath,
    args: ['node_modules/oxlint/bin/oxlint', '-c', configuration, '--format=json', path],
    cwd: ROOT,
    timeoutMs: TIMEOUT_MS,
    signal,
  });
  if (code !== 0 && code !== 1) throw new Error(`oxlint ended with ${code}:\n${output}`);
  const { diagnostics } = JSON.parse(output) as OxlintReport;
  return diagnostics.map(({ message, severity, code: rule = '', filename, labels }) => ({
    file: filename,
    line: labels[0]?.span.line ?? 0,
    rule: /\((.+)\)/.exec(rule)?.[1] ?? rule,
    message,
    isError: severity === 'error',
  }));
}

/** The names of the rules, each of which must have a planted violation. */
export function oxlintRuleNames(): string[] {
  const { rules, overrides } = JSON.parse(readFileSync(join(ROOT, CONFIGURATION), 'utf8')) as {
    rules: object;
    overrides: { rules: object }[];
  };
  return [{ rules }, ...overrides]
    .flatMap((part) => Object.keys(part.rules))
    .map((name) => name.slice(name.indexOf('/') + 1));
}

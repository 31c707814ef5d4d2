import { ROOT } from '../root.ts';
import { runProgram } from '../run-program.ts';
import type { StepResult } from './step.ts';

/** A static step that takes longer hangs. */
const TIMEOUT_MS = 5 * 60_000;

/** Runs a script of a package with Node in the root; it passes when it ends with 0. */
export async function runNode(args: readonly string[], signal: AbortSignal): Promise<StepResult> {
  const { code, output } = await runProgram({
    command: process.execPath,
    args,
    cwd: ROOT,
    signal,
    timeoutMs: TIMEOUT_MS,
  });
  return { ok: code === 0, output: typeof code === 'string' ? `${output}\n(${code})` : output };
}

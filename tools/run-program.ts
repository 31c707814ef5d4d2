import { spawn } from 'node:child_process';
import { keep } from './keeper/keep.ts';

/** For the rest of an output after the end, which what left the process group may hold open for as long as it lives. */
const LAST_WORDS_MS = 2_000;

export interface Program {
  command: string;
  args: readonly string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
  timeoutMs: number;
  /** One that says nothing for so long stands still, and is ended. */
  silentMs?: number | undefined;
  /** Ends the program and all it started. */
  signal?: AbortSignal | undefined;
}

export interface ProgramResult {
  /** Exit code, or what ended it otherwise: a signal, "timeout", an error of the start. */
  code: number | string;
  /** stdout and stderr in the order they came. */
  output: string;
}

/** Runs a program to its end, in a process group of its own so that nothing it started outlives it or us. */
export async function runProgram(program: Program): Promise<ProgramResult> {
  const chunks: Buffer[] = [];
  let endedBy: string | undefined;
  let lastWords: NodeJS.Timeout | undefined;
  const child = spawn(program.command, program.args, {
    cwd: program.cwd,
    detached: true,
    env: { ...process.env, ...program.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const release = child.pid === undefined ? () => {} : keep({ kind: 'group', pid: child.pid });
  const end = (reason: string) => {
    endedBy ??= reason;
    killGroup(child.pid);
  };
  const timer = setTimeout(() => end(`timeout after ${program.timeoutMs / 1000} s`), program.timeoutMs);
  const abort = () => end('interrupted');
  program.signal?.addEventListener('abort', abort);
  if (program.signal?.aborted) abort();
  const { silentMs } = program;
  const silence =
    silentMs === undefined ? undefined : setTimeout(() => end(`silent for ${silentMs / 1000} s`), silentMs);
  const hear = (chunk: Buffer) => {
    chunks.push(chunk);
    silence?.refresh();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const code = await new Promise<number | string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (exit, signal) => resolve(exit ?? signal ?? 'unknown'));
    child.on('exit', (exit, signal) => {
      clearTimeout(timer);
      clearTimeout(silence);
      killGroup(child.pid); // what it left running would keep its output open
      lastWords = setTimeout(() => resolve(exit ?? signal ?? 'unknown'), LAST_WORDS_MS);
    });
  });
  clearTimeout(lastWords);
  child.stdout.destroy();
  child.stderr.destroy();
  release();
  clearTimeout(timer);
  clearTimeout(silence);
  program.signal?.removeEventListener('abort', abort);
  return { code: endedBy ?? code, output: Buffer.concat(chunks).toString() };
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // already gone
  }
}

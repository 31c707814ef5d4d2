import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { runProgram } from './run-program.ts';

const run = (script: string, timeoutMs = 10_000, silentMs?: number) =>
  runProgram({ command: process.execPath, args: ['-e', script], cwd: tmpdir(), timeoutMs, silentMs });

/** Leaves behind a program that has its output and lives for longer than the test may take; says its id. */
const leave = (detached: boolean) => `
  const left = require('node:child_process').spawn('sleep', ['30'], { stdio: 'inherit', detached: ${detached} });
  left.unref();
  console.log(left.pid);`;

test('a program says its code and all of its output', async () => {
  const { code, output } = await run('process.stdout.write("a".repeat(1e6)); process.exitCode = 3');
  expect(code).toBe(3);
  expect(output).toHaveLength(1e6);
});

test('a program that takes too long is ended and says so', async () => {
  expect((await run('for (;;);', 300)).code).toBe('timeout after 0.3 s');
});

test('a program that says nothing for too long is ended and says so; one that goes on telling is not', async () => {
  expect((await run('for (;;);', 10_000, 300)).code).toBe('silent for 0.3 s');
  // The first word comes once Node has started, however slow that is.
  const tells = `let left = 6; const tell = () => { console.log(left); if (left--) setTimeout(tell, 500); }; tell();`;
  expect((await run(tells, 20_000, 2_500)).code).toBe(0);
});

test('what cannot be started says why', async () => {
  const missing = { command: '/nowhere/at-all', args: [], cwd: tmpdir(), timeoutMs: 10_000 };
  expect((await runProgram(missing)).code).toContain('ENOENT');
});

test('what a program leaves running ends with it, and its own code counts', async () => {
  const { code, output } = await run(`${leave(false)} process.exit(0)`);
  expect(code).toBe(0);
  await expect.poll(() => isAlive(Number(output))).toBe(false);
});

test('what left its process group holds nobody up, though it has the output', async () => {
  const { code, output } = await run(`${leave(true)} process.exit(0)`);
  process.kill(Number(output), 'SIGKILL'); // throws when it is gone: then it held nothing open
  expect(code).toBe(0);
});

/** One that has ended and is not yet fetched by its parent (Linux says so) lives no more. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = `/proc/${pid}/stat`;
  return !(existsSync(status) && readFileSync(status, 'utf8').includes(') Z '));
}

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { CHECKS } from './index.ts';

const PACKAGE = join(import.meta.dirname, '..');
const run = promisify(execFile);

test('built as plain JavaScript, it runs outside of the repository and lists its checks', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wallet-conformance-'));
  try {
    const tsc = join(PACKAGE, '../../node_modules/typescript/bin/tsc');
    const built = join(folder, 'dist');
    await run(process.execPath, [tsc, '-p', join(PACKAGE, 'tsconfig.build.json'), '--outDir', built]);
    const { stdout } = await run(process.execPath, [join(built, 'conformance-main.js'), '--list'], {
      cwd: folder,
    });
    expect(stdout.trim().split('\n')).toHaveLength(CHECKS.length);
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);

test('without what it must know it says how it is called', async () => {
  const answer = await run(process.execPath, [join(PACKAGE, 'bin.mjs')]).catch((error) => error as Failure);
  expect((answer as Failure).code).toBe(64);
  expect((answer as Failure).stderr).toContain('--provider');
});

interface Failure {
  code: number;
  stderr: string;
}

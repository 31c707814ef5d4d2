import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { findFreePort } from './ports.ts';

const run = promisify(execFile);

/** The other process says which it was given, from a range as small as what this one has taken out of it. */
const ASKING = `
  import('${ROOT}/tools/start/ports.ts').then(async ({ findFreePort }) => {
    const ports = [];
    for (let count = 0; count < 400; count += 1) ports.push(await findFreePort());
    console.log(JSON.stringify(ports));
  });`;

test('no two that ask are told the same port, in one process or in two', async () => {
  const mine: number[] = [];
  for (let count = 0; count < 400; count += 1) mine.push(await findFreePort());
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', ASKING]);
  const all = [...mine, ...(JSON.parse(stdout) as number[])];
  expect(new Set(all).size).toBe(800);
});

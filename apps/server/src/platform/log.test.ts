import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PROGRAM = `
import { createLog } from ${JSON.stringify(join(import.meta.dirname, 'log.ts'))};
const log = createLog('info');
for (let line = 0; line < 3_000; line++) log.error({ text: 'x'.repeat(1_000) }, 'a line');
process.stderr.write('went on');
`;

/** Where every write answers that the disk is full. */
const FULL = '/dev/full';

test.skipIf(!existsSync(FULL))('a disk that is full takes the log away, and nothing else', () => {
  const full = openSync(FULL, 'w');
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', PROGRAM], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
    timeout: 60_000, // one that throws lines back is never done
  });
  closeSync(full);
  expect([status, stderr]).toEqual([0, 'went on']);
});

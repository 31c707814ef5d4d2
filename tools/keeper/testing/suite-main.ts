import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { startThrowawayPostgres } from '../../embedded-postgres/index.ts';
import { ROOT } from '../../root.ts';
import { runProgram } from '../../run-program.ts';
import { startService } from '../../start/service.ts';
import { findFreePort } from '../../start/ports.ts';

/**
 * A suite for tests to kill, made as the real one is: a runner whose step has a database, a service and a program of its
 * own. Each process writes what it is into a file, and waits for ever.
 */
const report = process.env['SUITE_REPORT'] ?? '';
const tell = (made: object) => appendFileSync(report, `${JSON.stringify(made)}\n`);
const forEver = { command: process.execPath, cwd: ROOT, timeoutMs: 3_600_000 };

tell({ pid: process.pid });
if (process.argv.includes('--step')) {
  const server = await startThrowawayPostgres();
  tell({ pid: server.pid, folder: server.home });
  const port = await findFreePort();
  const service = await startService({
    name: 'service of a suite',
    file: 'tools/keeper/testing/service-main.ts',
    env: { PORT: String(port) },
    logFile: `${report}.log`,
    readyUrl: `http://localhost:${port}`,
  });
  tell({ pid: service.pid, ready: true });
  await runProgram({ ...forEver, args: ['-e', 'setInterval(() => {}, 1000)'] });
} else await runProgram({ ...forEver, args: [join(import.meta.dirname, 'suite-main.ts'), '--step'] });

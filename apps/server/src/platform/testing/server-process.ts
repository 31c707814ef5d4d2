import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const KEY = 'ab'.repeat(32);

/** The server as a process of its own, without pages; `line` waits for a log line with this message. */
export function startServerProcess(databaseUrl: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts')], {
    env: {
      ...process.env,
      CROUPIER_ROLES: 'api,live,worker',
      DATABASE_URL: databaseUrl,
      DATABASE_WAIT_MS: '30000', // how busy this machine is decides nothing
      PORT: '0',
      METRICS_PORT: '0',
      LOG_LEVEL: 'info',
      FILES_FOLDER: join(tmpdir(), 'croupier-files-of-processes'),
      SESSION_SECRET: KEY,
      SEED_KEY: KEY,
      SANDBOX_PSP_SECRET: KEY,
      ...env,
    },
  });
  let output = '';
  let isClosed = false;
  child.once('close', () => (isClosed = true));
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += String(bytes)));
  const ended = once(child, 'exit').then(([code]) => code as number);
  const line = async (message: string): Promise<Record<string, string>> => {
    for (;;) {
      const isAll = isClosed; // looked at first: what comes in between is found the next time
      const whole = output.split('\n').slice(0, -1);
      const text = whole.find((one) => one.includes(`"msg":"${message}"`));
      if (text !== undefined) return JSON.parse(text) as Record<string, string>;
      if (isAll) throw new Error(`The server ended without "${message}":\n${output}`);
      await sleep(20);
    }
  };
  return { child, ended, line, output: () => output };
}

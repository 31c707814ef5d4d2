import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { vi } from 'vitest';

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
      SESSION_SECRET: KEY,
      SEED_KEY: KEY,
      SANDBOX_PSP_SECRET: KEY,
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += String(bytes)));
  const ended = once(child, 'exit').then(([code]) => code as number);
  const line = async (message: string): Promise<Record<string, string>> => {
    const text = await vi.waitUntil(
      () => output.split('\n').find((one) => one.includes(`"msg":"${message}"`)),
      { timeout: 50_000 },
    );
    return JSON.parse(text) as Record<string, string>;
  };
  return { child, ended, line, output: () => output };
}

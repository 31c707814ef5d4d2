import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { runProgram } from '../run-program.ts';
import { findFreePort } from './ports.ts';
import { loadSecrets } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm start`'s program and answers its exit code and the lines it printed last. */
async function start(env: NodeJS.ProcessEnv) {
  const ports = {
    PORT: await findFreePort(),
    SANDBOX_PORT: await findFreePort(),
    METRICS_PORT: await findFreePort(),
    OFFICE_PORT: await findFreePort(),
    PROVIDER_PORT: await findFreePort(),
  };
  const own = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));
  const { code, output } = await runProgram({
    command: process.execPath,
    args: [join(ROOT, 'tools/start/main.ts')],
    cwd: ROOT,
    env: { ...own, CROUPIER_VAR: folder, ...env },
    timeoutMs: 10 * 60_000,
  });
  return { code, said: output.trim().split('\n').at(-1) };
}

test('a taken port is one clear sentence', async () => {
  const server: Server = createServer().listen(0);
  const { port } = server.address() as { port: number };
  const { code, said } = await start({ PORT: String(port) });
  server.close();
  expect(code).toBe(1);
  expect(said).toBe(`Port ${port} is taken (is it running already?): stop that program, or set PORT.`);
});

test('a database that cannot be reached is one clear sentence without its password', async () => {
  const url = `postgresql://croupier:hush@127.0.0.1:${await findFreePort()}/casino`;
  const { code, said } = await start({ DATABASE_URL: url });
  expect(code).toBe(1);
  expect(said).toContain('cannot be used: ECONNREFUSED.');
  expect(said).not.toContain('hush');
});

test('a port that is no number is refused', async () => {
  const { code, said } = await start({ PORT: '30oo' });
  expect(code).toBe(1);
  expect(said).toBe('PORT must be a whole number from 1 to 65535, not "30oo".');
});

test('secrets are made once, kept from others, and added to', () => {
  const file = join(folder, 'secrets.json');
  const first = loadSecrets(file);
  expect(first.SEED_KEY).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(loadSecrets(file)).toEqual(first);

  writeFileSync(file, JSON.stringify({ SEED_KEY: first.SEED_KEY }));
  expect(loadSecrets(file).SEED_KEY).toBe(first.SEED_KEY);
  expect(JSON.parse(readFileSync(file, 'utf8')).SESSION_SECRET).toMatch(/^[0-9a-f]{64}$/);
});

test('secrets that cannot be read are never replaced', () => {
  const file = join(folder, 'secrets.json');
  writeFileSync(file, '{ half');
  expect(() => loadSecrets(file)).toThrow('cannot be read');
  expect(readFileSync(file, 'utf8')).toBe('{ half');
});

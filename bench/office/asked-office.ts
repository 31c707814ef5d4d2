import { testOperator } from '@croupier/contract/site/test-data';
import { randomBytes } from 'node:crypto';
import { createApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { APP_ROLE, createDatabase, type Database } from '../../apps/server/src/platform/database.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { p95Of } from '../growth/p95.ts';
import { WAYS, type Parameter } from './ways.ts';
import type { KeyRing } from '../../apps/server/src/platform/key-ring.ts';

export interface AskedOffice {
  owner: Database;
  countEntries(): Promise<number>;
  /** Asks for every list in every way, so often each. @returns the 95th percentile of each, in milliseconds */
  askAll(times: number, log: (line: string) => void): Promise<{ list: string; p95Ms: number }[]>;
  close(): Promise<void>;
}

/** The office on a database that is there, asked in its own process without the network. */
export async function openOffice(url: string, seedKey: KeyRing): Promise<AskedOffice> {
  const key = () => randomBytes(32).toString('hex');
  const config = readConfig({
    CROUPIER_ENV: 'test',
    CROUPIER_TEST_SEAMS: '1',
    CROUPIER_ROLES: 'office',
    RATE_LIMIT_FACTOR: '9999',
    ...{ PORT: '0', METRICS_PORT: '0', OFFICE_PORT: '0', LOG_LEVEL: 'fatal', DATABASE_URL: url },
    ...{ SESSION_SECRET: key(), SANDBOX_PSP_SECRET: key(), SEED_KEY: seedKey[0].toString('hex') },
  });
  const owner = createDatabase({ url, maxConnections: 2, sessionSettings: { statement_timeout: '0' } });
  const db = createDatabase({ url, role: APP_ROLE });
  const app = await createApp({ config, db, log: createLog('fatal'), withSite: false });
  const { fastify } = app.office!;
  await fastify.ready();
  const made = await fastify.inject({ method: 'POST', url: testOperator.path, payload: { role: 'admin' } });
  const { cookie } = made.json<{ cookie: string }>();
  const ask = async (path: string): Promise<void> => {
    const answer = await fastify.inject({ url: path, headers: { cookie } });
    if (answer.statusCode !== 200)
      throw new Error(`${path} answered ${answer.statusCode}: ${answer.payload}`);
  };
  return {
    owner,
    countEntries: async () => {
      const text = `SELECT (SELECT count(*) FROM ledger_transfer) + (SELECT count(*) FROM ledger_transfer_archive) AS count`;
      return Number((await owner.query<{ count: bigint }>(text))[0]!.count);
    },
    askAll: async (times, log) => {
      const rows: { list: string; p95Ms: number }[] = [];
      for (const path of listPaths(fastify.swagger() as Described)) {
        await ask(path);
        rows.push({ list: path, p95Ms: await p95Of(times, () => ask(path)) });
        log(`${path}: ${rows.at(-1)!.p95Ms.toFixed(1)} ms`);
      }
      return rows;
    },
    close: async () => {
      await app.stop();
      await Promise.all([owner.close(), db.close()]);
    },
  };
}

interface Described {
  paths?: Record<string, { get?: { parameters?: Parameter[] } }>;
}

/** Each list (what is a file, too) as it opens, in each of its orders, and narrowed by each of its filters alone. */
function listPaths({ paths = {} }: Described): string[] {
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get || !paths[`${path}.csv`]) return [];
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => WAYS[name]?.[0] ?? '1');
    const ways = (get.parameters ?? []).filter((each) => each.in === 'query').flatMap(waysOf);
    return [filled, ...ways.map((way) => `${filled}?${way}`)];
  });
}

function waysOf({ name, schema = {} }: Parameter): string[] {
  if (name === 'after' || name === 'limit') return [];
  const values = WAYS[name] ?? schema.enum ?? [];
  return values.map((value) => `${name}=${encodeURIComponent(value)}`);
}

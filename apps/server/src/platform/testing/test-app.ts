import { type Call, createCall, type InputOf } from '@croupier/contract/kit';
import { testToken, testUser } from '@croupier/contract/site/test-data';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type App } from '../../app.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { proving } from './prove-work.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** A player made by the test seams, with calls that carry the session's cookie and the site's Origin. */
export interface TestPlayer {
  id: bigint;
  username: string;
  password: string;
  cookie: string;
  call: Call;
}

export interface TestApp extends Pick<TestDatabase, 'db' | 'owner'> {
  url: string;
  metricsUrl: string;
  /** Empty where the roles of this server leave the office out. */
  officeUrl: string;
  /** The owner's, for connections of the test's own. */
  databaseUrl: string;
  /** Where its private files lie. */
  filesFolder: string;
  app: App;
  /** Calls as a visitor. */
  call: Call;
  createPlayer(input?: InputOf<typeof testUser>['body']): Promise<TestPlayer>;
  /** A new session of a player, for when the clock has moved past the end of the old one. */
  signIn(player: Pick<TestPlayer, 'id' | 'username' | 'password'>): Promise<TestPlayer>;
  /** A bare request to the running server; `path` begins with `/`. */
  request(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/**
 * The whole server on a database of its own and a free port, with the test seams and without pages.
 * `env` overrides what the configuration is read from; `clusterUrl` names a PostgreSQL other than the run's.
 */
export async function startTestApp(env: Record<string, string> = {}, clusterUrl?: string): Promise<TestApp> {
  return startTestAppOn(await createTestDatabase(clusterUrl), env);
}

/** The same on a database that is there already, and goes with it. */
export async function startTestAppOn(
  database: TestDatabase,
  env: Record<string, string> = {},
): Promise<TestApp> {
  const { db, owner } = database;
  const filesFolder = await mkdtemp(join(tmpdir(), 'croupier-files-'));
  const config = readConfig({
    ...TEST_ENVIRONMENT,
    ...freshSecrets(),
    DATABASE_URL: database.url,
    ...(!env['S3_URL'] && { FILES_FOLDER: filesFolder }),
    ...env,
  });
  const app = await createApp({ config, db, log: createLog(config.logLevel), withSite: false, haste: HASTE });
  const { url, metricsUrl, officeUrl } = await app.start();
  const request = (path: string, init?: RequestInit) => fetch(`${url}${path}`, init);
  const callAs = (cookie?: string): Call =>
    createCall(
      proving((path, init) =>
        request(path, { ...init, headers: { ...init.headers, origin: url, ...(cookie && { cookie }) } }),
      ),
    );
  const call = callAs();
  const signIn: TestApp['signIn'] = async (player) => {
    const { cookie } = await call(testToken, { body: { id: String(player.id) } });
    return { ...player, cookie, call: callAs(cookie) };
  };
  return {
    url,
    metricsUrl,
    officeUrl: officeUrl ?? '',
    databaseUrl: database.url,
    filesFolder,
    app,
    db,
    owner,
    call,
    request,
    signIn,
    createPlayer: async (body = {}) => {
      const { id, username, password } = await call(testUser, { body });
      return signIn({ id: BigInt(id), username, password });
    },
    close: async () => {
      await app.stop();
      await database.drop();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
}

/** Readers that take turns every second or two take them at once: tests wait for what they have read. */
const HASTE = 100;

const TEST_ENVIRONMENT = {
  CROUPIER_ENV: 'test',
  CROUPIER_TEST_SEAMS: '1',
  PORT: '0',
  METRICS_PORT: '0',
  OFFICE_PORT: '0',
  OFFICE_URL: 'http://localhost:2',
  PUBLIC_URL: 'http://localhost:1',
  LOG_LEVEL: 'fatal',
  ANSWER_AFTER_MS: '0', // answer-times.db.test.ts looks at the floor itself
  PASSWORD_WORK: 'least',
  MEMORY_MS: '50',
  DATABASE_WAIT_MS: '30000', // how busy this machine is decides nothing
};

function freshSecrets(): Record<string, string> {
  const key = () => randomBytes(32).toString('hex');
  return { SESSION_SECRET: key(), SEED_KEY: key(), SANDBOX_PSP_SECRET: key() };
}

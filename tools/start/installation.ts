import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { runProgram } from '../run-program.ts';
import { SetupError } from '../setup-error.ts';
import { buildOfficeIfChanged, buildWebIfChanged } from './build-web.ts';
import { chooseDatabase, throwawayDatabase } from './database.ts';
import { assertPortFree } from './ports.ts';
import { createProgress } from './progress.ts';
import { loadSecrets } from './secrets.ts';
import { startServerProcess } from './server-process.ts';
import { startService, type Service } from './service.ts';

const PREPARE_TIMEOUT_MS = 10 * 60_000;

export interface InstallationOptions {
  /** Secrets, logs and the embedded database live here. */
  folder: string;
  /**
   * `provider` is that of the simulated studio; without one there is none, and no games of others. `office` is that of the
   * operators' pages; without one the system chooses it, and they are not built.
   */
  ports: { site: number; sandbox: number; metrics: number; provider?: number; office?: number };
  /** A database in memory that is deleted afterwards, instead of the one in the folder. */
  throwaway: boolean;
  /** Added to the services' environment. */
  env?: NodeJS.ProcessEnv;
  /** Starts the server on the site's port, when not as one process. */
  startServer?: (options: InstallationOptions, env: ServiceEnvironment) => Promise<Service>;
  print: (line: string) => void;
  /** Aborted when the person gives up while it starts. */
  signal?: AbortSignal;
}

export interface DemoAccount {
  username: string;
  password: string;
  note: string;
}

/** Somebody of the house, with the secret that their codes are made of. */
export interface DemoOperator {
  email: string;
  password: string;
  role: string;
  codeSecret: string;
}

interface DemoAccounts {
  players: DemoAccount[];
  operators: DemoOperator[];
}

export interface Installation {
  url: string;
  sandboxUrl: string;
  /** Undefined without a port for it. */
  officeUrl: string | undefined;
  accounts: DemoAccounts;
  databaseUrl: string;
  serverPid: number;
  /** Resolves when a service ended without being asked to. */
  failed: Promise<string>;
  /** Starts the server once more on its port and database, with these settings added; one that still runs ends first. */
  restartServer(added: NodeJS.ProcessEnv): Promise<Service>;
  stop(): Promise<void>;
}

/** Brings up database, payment sandbox, the simulated studio and server, in this order; `stop` takes them down in the other one. */
export async function startInstallation(options: InstallationOptions): Promise<Installation> {
  const step = createProgress(options.print);
  const { ports } = options;
  await assertPortFree(ports.site, 'PORT');
  await assertPortFree(ports.sandbox, 'SANDBOX_PORT');
  await assertPortFree(ports.metrics, 'METRICS_PORT');
  if (ports.office !== undefined) await assertPortFree(ports.office, 'OFFICE_PORT');
  if (ports.provider !== undefined) await assertPortFree(ports.provider, 'PROVIDER_PORT');
  const secrets = loadSecrets(join(options.folder, 'secrets.json'));
  const running: { stop(): Promise<void> }[] = [];
  const stopAll = async () => {
    for (let last = running.pop(); last; last = running.pop()) await last.stop();
  };
  try {
    const database = await step(
      'database',
      () => openDatabase(options),
      (opened) => opened.description,
    );
    running.push(database);
    const env = serviceEnvironment(options, secrets, database.url);
    const accounts = await step('tables and demo data', () => prepareDatabase(env, options.signal));
    const build = () => buildSites(options);
    await step('site', build, (built) => (built ? 'built' : 'unchanged since the last build'));
    const sandbox = await step('payment sandbox', () => startSandbox(options, env));
    running.push(sandbox);
    const studio =
      hasStudio(options.ports, env.PUBLIC_URL) &&
      (await step('game studio', () => startStudio(options, env)));
    if (studio) running.push(studio);
    const server = await step('server', () => startServer(options, env));
    let latest = server;
    running.push({ stop: () => latest.stop() });
    return {
      url: env.PUBLIC_URL,
      sandboxUrl: env.SANDBOX_PSP_URL,
      officeUrl: ports.office === undefined ? undefined : env['OFFICE_URL'],
      accounts,
      databaseUrl: database.url,
      serverPid: server.pid,
      failed: Promise.race([
        server.ended.then((how) => `The server stopped: ${how}.`),
        sandbox.ended.then((how) => `The payment sandbox stopped: ${how}.`),
        ...(studio ? [studio.ended.then((how) => `The game studio stopped: ${how}.`)] : []),
      ]),
      restartServer: async (added) => {
        await latest.stop();
        return (latest = await startServer(options, { ...env, ...added }));
      },
      stop: stopAll,
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** @returns whether anything had to be built */
async function buildSites({ ports, signal }: InstallationOptions): Promise<boolean> {
  const site = await buildWebIfChanged(signal);
  const office = ports.office !== undefined && (await buildOfficeIfChanged(signal));
  return site || office;
}

function openDatabase(options: InstallationOptions) {
  if (options.throwaway) return throwawayDatabase();
  return chooseDatabase(join(options.folder, 'postgres'), (line) => options.print(`  ${line}`));
}

export type ServiceEnvironment = Record<'PUBLIC_URL' | 'SANDBOX_PSP_URL' | 'DATABASE_URL', string> &
  NodeJS.ProcessEnv;

function serviceEnvironment(
  options: InstallationOptions,
  secrets: Record<string, string>,
  databaseUrl: string,
): ServiceEnvironment {
  const { site, sandbox, metrics, office = 0 } = options.ports;
  const publicUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${site}`;
  return {
    NODE_ENV: 'production',
    // Of a trial house a made-up one, so that there is something to look at.
    WATCH_LISTS: process.env['WATCH_LISTS'] ?? join(ROOT, 'apps/server/watch-lists'),
    CROUPIER_ENV: process.env['CROUPIER_ENV'] ?? 'development',
    ...secrets,
    PORT: String(site),
    METRICS_PORT: String(metrics),
    OFFICE_PORT: String(office),
    OFFICE_URL: process.env['OFFICE_URL'] ?? `http://localhost:${office}`,
    SANDBOX_PORT: String(sandbox),
    SANDBOX_RETURN_ORIGINS: publicUrl,
    // So that a payment begun before a restart can be finished after it.
    ...(!options.throwaway && { SANDBOX_STORE: join(options.folder, 'payment-sandbox.json') }),
    ...filesEnvironment(options.folder),
    ...studioEnvironment(options.ports, secrets['PROVIDER_SECRET'] ?? '', publicUrl),
    ...options.env,
    PUBLIC_URL: publicUrl,
    SANDBOX_PSP_URL: `http://localhost:${sandbox}`,
    DATABASE_URL: databaseUrl,
  };
}

/** Private files lie beside the database, where no other place is named for them. */
const filesEnvironment = (folder: string): NodeJS.ProcessEnv =>
  process.env['FILES_FOLDER'] || process.env['S3_URL'] ? {} : { FILES_FOLDER: join(folder, 'files') };

function startSandbox(options: InstallationOptions, env: ServiceEnvironment) {
  return startService({
    name: 'payment sandbox',
    file: 'apps/payment-sandbox/src/main.ts',
    env,
    signal: options.signal,
    logFile: join(options.folder, 'log', 'payment-sandbox.log'),
    readyUrl: env.SANDBOX_PSP_URL,
  });
}

/** Under https a browser shows no frame from a plain address: then the demo does without its studio. */
const hasStudio = ({ provider }: { provider?: number | undefined }, publicUrl: string): boolean =>
  provider !== undefined && !publicUrl.startsWith('https:');

/** Its code at the house; its address is the loopback's number, so that cookies of `localhost` are not sent there. */
const STUDIO = 'paper-moon';

function studioEnvironment(
  { site, provider }: InstallationOptions['ports'],
  secret: string,
  publicUrl: string,
): NodeJS.ProcessEnv {
  if (!hasStudio({ provider }, publicUrl)) return {};
  return {
    PROVIDER_PORT: String(provider),
    PROVIDER_CODE: STUDIO,
    PROVIDER_SECRET: secret,
    PROVIDER_ORIGINS: process.env['PROVIDER_ORIGINS'] ?? `${STUDIO}=http://127.0.0.1:${provider}`,
    PROVIDER_SECRETS: process.env['PROVIDER_SECRETS'] ?? `${STUDIO}=${secret}`,
    WALLET_URL: `http://localhost:${site}/api/provider-wallet/v1`,
    HOUSE_ORIGINS: [publicUrl, `http://localhost:${site}`, `http://127.0.0.1:${site}`].join(),
  };
}

function startStudio(options: InstallationOptions, env: ServiceEnvironment) {
  return startService({
    name: 'game studio',
    file: 'apps/provider-simulator/src/main.ts',
    env,
    signal: options.signal,
    logFile: join(options.folder, 'log', 'provider-simulator.log'),
    readyUrl: `http://127.0.0.1:${options.ports.provider}/health`,
  });
}

/** One process with every role, where nothing else was asked for. */
function startServer(options: InstallationOptions, env: ServiceEnvironment): Promise<Service> {
  return (options.startServer ?? startOneServer)(options, env);
}

function startOneServer(options: InstallationOptions, env: ServiceEnvironment): Promise<Service> {
  return startServerProcess(options, { name: 'server', port: options.ports.site, env });
}

/** Migrates and seeds through the server's own use cases; its last line has the demo accounts as JSON. */
async function prepareDatabase(env: ServiceEnvironment, signal?: AbortSignal): Promise<DemoAccounts> {
  const { code, output } = await runProgram({
    command: process.execPath,
    args: [join(ROOT, 'apps/server/src/prepare-main.ts')],
    cwd: ROOT,
    env,
    timeoutMs: PREPARE_TIMEOUT_MS,
    signal,
  });
  const lines = output.trim().split('\n');
  if (code !== 0)
    throw new SetupError(`The database cannot be prepared (${code}):\n${lines.slice(-12).join('\n')}`);
  return JSON.parse(lines.at(-1)!) as DemoAccounts;
}

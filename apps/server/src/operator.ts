import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../../tools/root.ts';
import { SetupError } from '../../../tools/setup-error.ts';
import { chooseDatabase } from '../../../tools/start/database.ts';
import { loadSecrets } from '../../../tools/start/secrets.ts';
import {
  createAuditLinks,
  createRecordAct,
  HOUSE_COMMAND,
  type CommandLog,
} from './features/office/audit/feature.ts';
import { findAppRole } from './platform/app-role.ts';
import { createDatabase, type Database } from './platform/database.ts';
import { readVariables } from './platform/environment.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { FILES_VARIABLES, filesOf } from './platform/files/files-of.ts';
import { openFiles } from './platform/files/open-files.ts';
import { readKeyRing, type KeyRing } from './platform/key-ring.ts';

export { reportFailure, SetupError } from '../../../tools/setup-error.ts';

interface Desk {
  readonly env: NodeJS.ProcessEnv;
  /** What the database is told of who asks. */
  readonly name: string;
  /** With the rights of the server; else as the owner, whom nothing holds back from changing the books. */
  readonly asServer?: true;
  readonly print?: (line: string) => void;
}

/**
 * Runs what an operator does on DATABASE_URL's database, or on the one of the installation on this machine, also while its
 * server runs. The only place where the server knows how an installation is started.
 * @throws SetupError where there is no database
 */
export async function onDatabase<T>(desk: Desk, work: (db: Database) => Promise<T>): Promise<T> {
  const { env, name, asServer, print = () => {} } = desk;
  const folder = join(varFolder(env), 'postgres');
  if (!env['DATABASE_URL'] && !existsSync(folder))
    throw new SetupError('There is no database yet: run npm start first, or set DATABASE_URL.');
  const chosen = await chooseDatabase(folder, print);
  try {
    const role = asServer && (await findAppRole(chosen.url));
    const applicationName = `croupier-${name}`;
    const db = createDatabase({ url: chosen.url, maxConnections: 1, applicationName, ...(role && { role }) });
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  } finally {
    await chosen.stop();
  }
}

/** A desk with its commands: what each does at the desk, with what follows it on the command line; a refusal is a sentence. */
interface Commands<Open, Name extends string> {
  readonly name: string;
  readonly usage: string;
  readonly options: Readonly<Record<Name, { readonly type: 'string'; readonly default?: string }>>;
  readonly commands: Readonly<
    Record<string, (desk: Open, values: Partial<Record<Name, string>>) => Promise<string | undefined>>
  >;
  open(db: Database, now: () => Date): Open;
}

/**
 * Does what the command line says, with the rights of the server, while it runs or not. @returns the exit status
 * @throws SetupError with the refusal
 */
export async function runCommand<Open, Name extends string>(
  of: Commands<Open, Name>,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const { name, usage, options, commands, open } = of;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const command = commands[positionals[0] ?? ''];
  if (!command || positionals.length !== 1) {
    console.error(usage);
    return 64;
  }
  const refusal = await onDatabase({ env, name, asServer: true }, (db) =>
    command(
      open(db, () => new Date()),
      values as Partial<Record<Name, string>>,
    ),
  );
  if (refusal !== undefined) throw new SetupError(refusal);
  return 0;
}

/**
 * What writes into the log what a command changes, in the transaction that changes it. The key is looked for when something is
 * written: whoever only looks needs none.
 */
export function createCommandLog(env: NodeJS.ProcessEnv, now: () => Date = () => new Date()): CommandLog {
  return async (tx, act) => {
    const seedKey = findSeedKey(env);
    if (!seedKey)
      throw new SetupError(
        'SEED_KEY is needed beside DATABASE_URL: the log of what is done is chained with it.',
      );
    await createRecordAct({ clock: { now }, ...createAuditLinks(seedKey) })(tx, HOUSE_COMMAND, act);
  };
}

/** Where the installation on this machine keeps what is its own. */
export const varFolder = (env: NodeJS.ProcessEnv): string => env['CROUPIER_VAR'] ?? join(ROOT, 'var');

/**
 * The file that keeps the last head that was verified: VERIFIED_HEAD, or one beside the embedded installation's secrets; of a
 * database elsewhere one that its address names, so that two are never held against each other's books.
 */
export function keptHeadFile(env: NodeJS.ProcessEnv): string {
  const { VERIFIED_HEAD: given, DATABASE_URL: url } = env;
  if (given) return given;
  if (!url) return join(varFolder(env), 'verified-head.json');
  const { hostname, port, pathname } = new URL(url);
  const name = [hostname, port || '5432', pathname.slice(1)].join('-').replaceAll(/[^\w.-]/g, '_');
  return join(varFolder(env), `verified-head-${name}.json`);
}

/** Where the sandbox provider is, as the server finds it, and what is signed with: SANDBOX_PSP_SECRET, or that of the installation on this machine. */
export function findSandbox(env: NodeJS.ProcessEnv): { url: string; secret: string } {
  const url = env['SANDBOX_PSP_URL'] ?? 'http://localhost:3001';
  const file = join(varFolder(env), 'secrets.json');
  const secret = env['SANDBOX_PSP_SECRET'] ?? (existsSync(file) ? loadSecrets(file).SANDBOX_PSP_SECRET : '');
  if (secret === '') throw new SetupError('SANDBOX_PSP_SECRET is needed: the provider is asked with it.');
  return { url, secret };
}

/** The keys that open the seeds: SEED_KEY, or those of the installation on this machine where its database is looked at. */
export function findSeedKey(env: NodeJS.ProcessEnv): KeyRing | undefined {
  const given = env['SEED_KEY'];
  if (given) return ringOf(given);
  const file = join(varFolder(env), 'secrets.json');
  // Of another database only who gives them knows the keys.
  if (env['DATABASE_URL'] || !existsSync(file)) return undefined;
  return ringOf(loadSecrets(file).SEED_KEY);
}

/** The store of private files: the one that the server is told of, or that of the installation on this machine. */
export function findFiles(env: NodeJS.ProcessEnv): FileStore {
  const isTold = env['FILES_FOLDER'] || env['S3_URL'];
  const told = isTold ? env : { ...env, FILES_FOLDER: join(varFolder(env), 'files') };
  return orRefuse(() => openFiles(filesOf(readVariables(told, FILES_VARIABLES))));
}

const ringOf = (text: string): KeyRing => orRefuse(() => readKeyRing(text));

function orRefuse<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new SetupError((error as Error).message);
  }
}

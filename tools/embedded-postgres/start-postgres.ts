import { existsSync } from 'node:fs';
import { locateBinaries } from './binaries.ts';
import { connectionUrl, createDatabaseIfMissing } from './connect.ts';
import { adoptPostmaster } from './adopt.ts';
import { launchPostmaster, stopPostmaster } from './postmaster.ts';
import { prepareHome, type Home } from './home.ts';
import { initialiseCluster } from './initialise.ts';
import { chooseUser } from './run-as.ts';
import { isOwnerAlive, recordOwner } from './owner.ts';

interface PostgresOptions {
  /** Folder of this cluster: data files, password, socket and log live in it. Created when missing. */
  dataDir: string;
  /** postgresql.conf settings, given on the command line, e.g. `{ shared_buffers: '1GB' }`. */
  settings?: Record<string, string>;
  /** Created when missing; the url names it. Default `postgres`, which is always there. */
  database?: string;
  log?: (line: string) => void;
  /** Told of a server's process the moment there is one, long before it answers. */
  onSpawn?: (pid: number) => void;
}

export interface RunningPostgres {
  /** `postgresql://…@localhost/<database>?host=<socket folder>`: understood by pg, psql and pgbench. */
  url: string;
  /** True when a server that already ran on this folder is used. */
  adopted: boolean;
  pid: number;
  /** Where the data really is: under /var/lib when root's checkout cannot be entered by others. */
  home: string;
  /** Fast shutdown, then waits. Leaves a server alone that another living process started. */
  stop(): Promise<void>;
}

/** Starts (or adopts) the PostgreSQL server of one folder; throws SetupError when the reader must act. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const log = options.log ?? (() => {});
  const user = chooseUser(options.dataDir);
  const home = prepareHome(options.dataDir, user);
  const known = await adoptPostmaster(home);
  if (known) return running(home, options, known, true);

  const binaries = locateBinaries(home, user, log);
  if (!existsSync(home.data)) {
    log('preparing the database (first start)');
    await initialiseCluster(binaries, home, user);
  }
  const launched = await launchPostmaster(binaries, home, user, options);
  return running(home, options, launched.pid, launched.adopted);
}

async function running(home: Home, options: PostgresOptions, pid: number, adopted: boolean) {
  const foreign = adopted && isOwnerAlive(home);
  if (!foreign) recordOwner(home);
  const database = options.database ?? 'postgres';
  if (database !== 'postgres') await createDatabaseIfMissing(home, database);
  return {
    url: connectionUrl(home, database),
    adopted,
    pid,
    home: home.folder,
    stop: () => (foreign ? Promise.resolve() : stopPostmaster(pid)),
  };
}

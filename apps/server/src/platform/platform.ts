import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { FileStore } from './files/file-store.ts';
import type { LivePublication } from './outbox.ts';
import type { DatabaseState } from './observe/database-state.ts';
import type { Meters } from './observe/meters.ts';
import type { ScanUpload } from './scan-upload.ts';

/** What every feature may stand on: one of each in a process, and none knows a feature. */
export interface Platform {
  readonly config: Config;
  readonly db: Database;
  /** A small pool, where what moves money does not queue behind what else the process asks. */
  readonly settleDb: Database;
  /** Of the last fifteen seconds. */
  databaseState(): Promise<DatabaseState>;
  readonly clock: Clock;
  readonly meters: Meters;
  /** Private files, in every process the same. */
  readonly files: FileStore;
  /** What is asked of every upload before anything reads it. */
  readonly scan: ScanUpload;
  /** To players and visitors who are connected, in every process. */
  publish(publications: LivePublication[]): void;
  /** Closes the sockets that a session opened; of one that has another id now they are told nothing, and come back under that. */
  endSession(sessionId: string, moved?: 'moved'): void;
  /** Something that a person must look at. */
  error(message: string, details: object): void;
  /** Something that a person should look at. */
  warn(message: string, details: object): void;
  /** Something that is worth a line. */
  info(message: string, details: object): void;
}

/** Of the platform what one feature stands on, and of the settings those that it reads. */
export type Needs<P extends Exclude<keyof Platform, 'config'>, S extends keyof Config = never> = Pick<
  Platform,
  P
> &
  ([S] extends [never] ? unknown : { readonly config: Pick<Config, S> });

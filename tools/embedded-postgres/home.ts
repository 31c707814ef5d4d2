import { createHash } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { SetupError } from '../setup-error.ts';
import type { RunAs } from './run-as.ts';

/** Where root keeps what another user must reach when the checkout itself cannot be entered (/root). */
export const SHARED_FOLDER = '/var/lib/croupier';

/** sun_path holds 104 bytes on macOS and 108 on Linux, and "/.s.PGSQL.5432" is added to the folder. */
const SOCKET_FOLDER_BYTES = 80;

/** The folder of one cluster and what lies in it. */
export interface Home {
  folder: string;
  data: string;
  passwordFile: string;
  logFile: string;
  ownerFile: string;
  socketFolder: string;
}

/** Makes the folder ready for the user PostgreSQL runs as, elsewhere when that user could not enter it. */
export function prepareHome(dataDir: string, user: RunAs): Home {
  const wanted = resolve(dataDir);
  const enterable = user.uid === undefined || othersMayEnter(existingParent(wanted));
  const folder = enterable ? wanted : join(SHARED_FOLDER, `data-${shortHash(wanted)}`);
  makePrivate(folder, user);
  const socketFolder = socketFolderOf(folder);
  makePrivate(socketFolder, user);
  return {
    folder,
    data: join(folder, 'data'),
    passwordFile: join(folder, 'password'),
    logFile: join(folder, 'postgres.log'),
    ownerFile: join(folder, 'owner'),
    socketFolder,
  };
}

/** True when any user may walk down to this path: every folder on the way, and itself, is o+x. */
export function othersMayEnter(path: string): boolean {
  for (let current = path; ; current = dirname(current)) {
    if ((statSync(current).mode & 0o001) === 0) return false;
    if (current === dirname(current)) return true;
  }
}

function existingParent(path: string): string {
  const parent = dirname(path);
  return statSync(parent, { throwIfNoEntry: false }) ? parent : existingParent(parent);
}

function socketFolderOf(folder: string): string {
  const beside = join(folder, 'socket');
  if (Buffer.byteLength(beside) <= SOCKET_FOLDER_BYTES) return beside;
  return join('/tmp', `croupier-${shortHash(folder)}`);
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function makePrivate(folder: string, user: RunAs): void {
  try {
    mkdirSync(folder, { recursive: true });
    if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
    chmodSync(folder, 0o700);
  } catch (error) {
    throw new SetupError(`The folder ${folder} cannot be prepared for the database: ${reasonOf(error)}.`);
  }
}

function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EPERM' || code === 'EACCES') return 'it belongs to another user';
  if (code === 'ENOSPC') return 'the disk is full';
  if (code === 'EROFS') return 'the disk is read-only';
  return (error as Error).message;
}

/** The superuser's password, readable by the owner of the cluster only. */
export function readPassword(home: Home): string {
  return readFileSync(home.passwordFile, 'utf8').trim();
}

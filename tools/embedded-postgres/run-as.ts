import { readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { SetupError } from '../setup-error.ts';

/** The operating system user PostgreSQL runs as; empty when it is simply the present one. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

/**
 * PostgreSQL refuses to run as root. As root it runs as the owner of the data folder, else as `postgres`,
 * else as `nobody`: users that exist (`_postgres` on macOS). No user is ever created.
 */
export function chooseUser(dataDir: string): RunAs {
  if (process.getuid?.() !== 0) {
    assertNamedUser();
    return {};
  }
  const names = ['postgres', '_postgres', 'nobody'];
  return ownerOf(dataDir) ?? names.map(accountNamed).find((account) => account !== undefined) ?? refuseRoot();
}

function assertNamedUser(): void {
  try {
    userInfo();
  } catch {
    throw new SetupError(
      `PostgreSQL needs a user name and uid ${process.getuid?.()} has none on this machine: ` +
        'run as a named user, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
}

function ownerOf(folder: string): RunAs | undefined {
  const owner = statSync(folder, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : undefined;
}

function accountNamed(name: string): RunAs | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  // The nobody of macOS has a negative number, which not every call takes.
  return Number(uid) > 0 && Number(gid) > 0 ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function refuseRoot(): never {
  throw new SetupError(
    'PostgreSQL does not run as root and this machine has neither a "postgres" nor a "nobody" user: ' +
      'run as another user, or set DATABASE_URL to a PostgreSQL server.',
  );
}

import { readFileSync, writeFileSync } from 'node:fs';
import type { Home } from './home.ts';

/** Remembers which Node process is responsible for stopping the server of this folder. */
export function recordOwner(home: Home): void {
  writeFileSync(home.ownerFile, `${process.pid}\n`, { mode: 0o600 });
}

/** True when the process that started the server still lives, and is not this one. */
export function isOwnerAlive(home: Home): boolean {
  try {
    const pid = Number(readFileSync(home.ownerFile, 'utf8'));
    return pid > 0 && pid !== process.pid && isAlive(pid);
  } catch {
    return false;
  }
}

/** Whether a process of this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

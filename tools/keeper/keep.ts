import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import type { Kept, KeeperMessage } from './kept.ts';

const PROGRAM = join(import.meta.dirname, 'keeper-main.ts');

let keeper: Socket | undefined;
let lastId = 0;

/**
 * From here on the thing goes when this process ends, whatever ends it: an exit, a crash, a SIGKILL. A process of its own
 * reads from us until nobody is left to write, and then clears away what was not released.
 * @returns releases it: whoever made it has cleared it away
 */
export function keep(kept: Kept): () => void {
  const id = ++lastId;
  tell({ id, kept });
  return () => tell({ id });
}

function tell(message: KeeperMessage): void {
  keeper ??= startKeeper();
  keeper.write(`${JSON.stringify(message)}\n`);
}

/** In a process group of its own: what is sent to ours does not reach it. It keeps nobody alive. */
function startKeeper(): Socket {
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: '/',
    detached: true,
    env: { NODE_NO_WARNINGS: '1' },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.on('error', () => {}); // no process can be started: then there is nothing to keep either
  child.unref();
  const pipe = child.stdin as Socket;
  pipe.on('error', () => {}); // it was killed: the sweep of the next run finds what it would have cleared
  pipe.unref();
  return pipe;
}

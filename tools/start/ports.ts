import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupError } from '../setup-error.ts';

/** A server that was just stopped, or whose parent was killed, needs a moment to let go of its port. */
const WAIT_MS = 3_000;
const RETRY_MS = 100;

/** Throws one sentence when another program listens on the port. `variable` is the setting that moves it. */
export async function assertPortFree(port: number, variable: string): Promise<void> {
  for (const deadline = Date.now() + WAIT_MS; ; await sleep(RETRY_MS)) {
    const code = await tryToListen(port);
    if (code === 'EACCES')
      throw new SetupError(`Port ${port} needs rights this user lacks: set ${variable} above 1023.`);
    if (code === undefined) return;
    if (Date.now() > deadline)
      throw new SetupError(
        `Port ${port} is taken (is it running already?): stop that program, or set ${variable}.`,
      );
  }
}

/** This port when it is free, else any that is: for an address that no person types. */
export async function choosePort(preferred: number): Promise<number> {
  return (await tryToListen(preferred)) === undefined ? preferred : findFreePort();
}

/** What this process was told is free: whoever asked may not have come to listen there yet. */
const promised = new Set<number>();

/** A port nobody listens on now, another one each time. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    if (promised.has(port)) continue;
    promised.add(port);
    return port;
  }
}

/** Both: a program on 127.0.0.1 alone is not always seen from the address that stands for all. */
async function tryToListen(port: number): Promise<string | undefined> {
  const codes = [await listenOnce(port, '127.0.0.1'), await listenOnce(port, '::')];
  return codes.find((code) => code === 'EADDRINUSE' || code === 'EACCES');
}

function listenOnce(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

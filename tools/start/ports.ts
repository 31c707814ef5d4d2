import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
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

/** Below what systems give to connections that go out: one of those may take a port before its server comes to listen. */
const [LOWEST, BEYOND] = [16_384, 32_768];

/**
 * A port nobody listens on now, another one each time, in whatever process asks: until this one ends it holds the number
 * for datagrams, which nothing here listens for, so that who asks next is not told the same before the server listens.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, BEYOND);
    if ((await tryToListen(port)) === undefined && (await holdNumber(port))) return port;
  }
}

function holdNumber(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const held = createSocket('udp4').unref();
    held.once('error', () => held.close(() => resolve(false)));
    held.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true));
  });
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

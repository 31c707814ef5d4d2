import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Call } from '../../packages/contract/src/kit/index.ts';
import { testToken, testUser } from '../../packages/contract/src/site/test-data/index.ts';
import type { Answered, Order } from './generator-main.ts';
import { startServer, type ServerProcess } from './server-process.ts';

export interface ServedHouse extends Pick<ServerProcess, 'pid' | 'pause' | 'resume' | 'stop'> {
  /** Players each on a connection of their own, for so long. */
  play(seconds: number): Promise<Answered>;
}

/** The server as a process of its own on a database that is there, and a generator that plays by HTTP. */
export async function serveHouse(databaseUrl: string, clients: number): Promise<ServedHouse> {
  const server = await startServer(databaseUrl);
  const generator = fork(join(import.meta.dirname, 'generator-main.ts'));
  const generatorEnded = once(generator, 'exit');
  const stop = async (): Promise<void> => {
    generator.disconnect();
    await Promise.all([server.stop(), generatorEnded]);
  };
  try {
    const cookies = await Promise.all(Array.from({ length: clients }, () => seat(server.call)));
    const play = async (seconds: number): Promise<Answered> => {
      generator.send({ port: server.port, seconds, cookies } satisfies Order);
      const [answered] = (await once(generator, 'message')) as [Answered];
      return answered;
    };
    return { ...server, play, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A player with money. @returns the cookie of a session */
export async function seat(call: Call): Promise<string> {
  const { id } = await call(testUser, { body: { region: 'UA', balanceMinor: '1000000000000' } });
  return (await call(testToken, { body: { id } })).cookie;
}

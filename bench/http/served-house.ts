import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Call } from '../../packages/contract/src/kit/index.ts';
import { testToken, testUser } from '../../packages/contract/src/site/test-data/index.ts';
import type { Answered, Order } from './generator-main.ts';
import { startServer, type ServerProcess } from './server-process.ts';

export interface ServedHouse extends Pick<ServerProcess, 'pause' | 'resume' | 'stop'> {
  /** Of the processes that serve, in the order of their roles. */
  readonly pids: readonly number[];
  /** Players each on a connection of their own, for so long. */
  play(seconds: number): Promise<Answered>;
}

/**
 * Servers as processes of their own on a database that is there, and a generator that plays by HTTP.
 * @param roles of a process each; the first is the one that is played at
 */
export async function serveHouse(
  databaseUrl: string,
  clients: number,
  roles: readonly string[],
): Promise<ServedHouse> {
  const generator = fork(join(import.meta.dirname, 'generator-main.ts'));
  const generatorEnded = once(generator, 'exit');
  const servers: ServerProcess[] = [];
  const stop = async (): Promise<void> => {
    generator.disconnect();
    await Promise.all([...servers.map((server) => server.stop()), generatorEnded]);
  };
  try {
    for (const own of roles) servers.push(await startServer(databaseUrl, { CROUPIER_ROLES: own }));
    const { port, call } = servers[0]!;
    const cookies = await Promise.all(Array.from({ length: clients }, () => seat(call)));
    const play = async (seconds: number): Promise<Answered> => {
      generator.send({ port, seconds, cookies } satisfies Order);
      const [answered] = (await once(generator, 'message')) as [Answered];
      return answered;
    };
    return {
      pids: servers.map(({ pid }) => pid),
      play,
      pause: () => servers.forEach((server) => server.pause()),
      resume: () => servers.forEach((server) => server.resume()),
      stop,
    };
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

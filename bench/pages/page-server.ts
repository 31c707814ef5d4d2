import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Service } from '../../tools/start/service.ts';
import type { Asked, Told } from './page-server-main.ts';

/** The server as a process of its own that tells what its pages cost its processor, in milliseconds. */
export interface PageServer extends Service {
  /** Of the whole process since its start. */
  cpuMs(): Promise<number>;
  /** Of the tree of a page rendered by `renderToString`, again and again for so long: of one of them. */
  bareCpuMs(path: string, seconds: number): Promise<number>;
}

/** Resolves when it serves. */
export async function startPageServer(env: NodeJS.ProcessEnv): Promise<PageServer> {
  const child = fork(join(import.meta.dirname, 'page-server-main.ts'), { env: { ...process.env, ...env } });
  const ended = once(child, 'exit').then(([code, signal]) => `it ended with ${signal ?? code}`);
  const gone = ended.then((how): never => {
    throw new Error(`The server stopped: ${how}.`);
  });
  gone.catch(() => {});
  const told = async (): Promise<number> => {
    const [message] = (await Promise.race([once(child, 'message'), gone])) as [Told];
    if (typeof message === 'string') throw new Error(message);
    return message;
  };
  const ask = (asked: Asked): Promise<number> => {
    const answer = told();
    child.send(asked);
    return answer;
  };
  await told();
  return {
    pid: child.pid!,
    ended,
    cpuMs: () => ask({ path: null, seconds: 0 }),
    bareCpuMs: (path, seconds) => ask({ path, seconds }),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

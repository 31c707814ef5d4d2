import { join } from 'node:path';
import { startService, type Service } from './service.ts';

/** Starts one process of the server on a port, with its log in the installation's folder under its name. */
export function startServerProcess(
  { folder, signal }: { folder: string; signal?: AbortSignal },
  { name, port, env }: { name: string; port: number; env: NodeJS.ProcessEnv },
): Promise<Service> {
  return startService({
    name,
    file: 'apps/server/src/main.ts',
    env: { ...env, PORT: String(port) },
    signal,
    logFile: join(folder, 'log', `${name}.log`),
    readyUrl: `http://localhost:${port}/health/ready`,
  });
}

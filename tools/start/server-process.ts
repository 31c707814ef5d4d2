import { join } from 'node:path';
import type { InstallationOptions, ServiceEnvironment } from './installation.ts';
import { startService, type Service } from './service.ts';

/** Starts one process of the server; `name` is that of its log. */
export function startServerProcess(
  { folder, signal }: InstallationOptions,
  { name, port, env }: { name: string; port: number; env: ServiceEnvironment },
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

import type { InstallationOptions, ServiceEnvironment } from '../start/installation.ts';
import { findFreePort } from '../start/ports.ts';
import type { Service } from '../start/service.ts';
import { startServerProcess } from '../start/server-process.ts';
import { startFrontProxy } from './front-proxy.ts';

const ROLES = ['api', 'live', 'worker', 'web', 'office'] as const;

/** The server as five processes, a role each, behind one address: what `installation.ts` starts as one. */
export async function startSplitServers(
  options: InstallationOptions,
  env: ServiceEnvironment,
): Promise<Service> {
  const ports = new Map<string, number>();
  const services: Service[] = [];
  for (const role of ROLES) {
    const port = await findFreePort();
    ports.set(role, port);
    services.push(
      await startServerProcess(options, {
        name: role,
        port,
        env: {
          ...env,
          CROUPIER_ROLES: role,
          API_URL: `http://127.0.0.1:${ports.get('api')}`,
          METRICS_PORT: '0',
          // The front, or the pages' process: each stands alone before the one that asks.
          TRUST_PROXY: '1',
        },
      }),
    );
  }
  const closeFront = await startFrontProxy(options.ports.site, (path) => {
    if (path.startsWith('/api/ws') || path.startsWith('/api/live/')) return ports.get('live')!;
    return ports.get(/^\/(api|inner)\//.test(path) ? 'api' : 'web')!;
  });
  return {
    pid: services[0]!.pid,
    ended: Promise.race(services.map(({ ended }) => ended)),
    stop: async () => {
      await closeFront();
      await Promise.all(services.map((service) => service.stop()));
    },
  };
}

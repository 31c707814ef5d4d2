import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keep } from '../keeper/keep.ts';
import { startInstallation, type Installation, type InstallationOptions } from '../start/installation.ts';
import { findFreePort } from '../start/ports.ts';

/**
 * An installation for journeys: test seams on, a database of its own (in memory, or on DATABASE_URL’s server), free ports,
 * a folder that goes with it. `env` is added to the services' environment.
 */
export async function startTestInstallation(
  options: Pick<InstallationOptions, 'env' | 'startServer'> & {
    withStudio?: boolean;
    withOffice?: boolean;
    print?: (line: string) => void;
  } = {},
): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-journeys-'));
  const release = keep({ kind: 'folder', folder });
  const installation = await startInstallation({
    folder,
    ports: {
      site: await findFreePort(),
      sandbox: await findFreePort(),
      metrics: await findFreePort(),
      ...(options.withOffice && { office: await findFreePort() }),
      ...(options.withStudio && { provider: await findFreePort() }),
    },
    throwaway: true,
    // How busy this machine is decides nothing.
    env: {
      CROUPIER_ENV: 'test',
      CROUPIER_TEST_SEAMS: '1',
      LOG_LEVEL: 'warn',
      DATABASE_WAIT_MS: '30000',
      ...options.env,
    },
    ...(options.startServer && { startServer: options.startServer }),
    print: options.print ?? (() => {}),
  });
  const stop = async () => {
    await installation.stop();
    rmSync(folder, { recursive: true, force: true });
    release();
  };
  return { ...installation, stop };
}

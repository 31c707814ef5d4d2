import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../start/ports.ts';
import { startInstallation } from '../start/installation.ts';

/**
 * Playwright's global setup: one installation with the test seams on, a database of its own (in memory, or on
 * DATABASE_URL’s server) and its own ports; its address is in JOURNEY_URL. Returns the teardown. An address given from
 * outside is used as it is.
 */
export default async function startJourneyStack(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['JOURNEY_URL']) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'croupier-journeys-'));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clear);
  const sandboxSecret = randomBytes(32).toString('hex');
  const installation = await startInstallation({
    folder,
    ports: {
      site: await findFreePort(),
      sandbox: await findFreePort(),
      metrics: await findFreePort(),
      provider: await findFreePort(),
    },
    throwaway: true,
    env: {
      CROUPIER_ENV: 'test',
      CROUPIER_TEST_SEAMS: '1',
      LOG_LEVEL: 'warn',
      SANDBOX_PSP_SECRET: sandboxSecret,
      SANDBOX_WEBHOOK_COPIES: '5',
    },
    print: (line) => console.log(line),
  });
  process.env['JOURNEY_URL'] = installation.url;
  process.env['SANDBOX_PSP_URL'] = installation.sandboxUrl;
  process.env['SANDBOX_PSP_SECRET'] = sandboxSecret;
  return async () => {
    await installation.stop();
    clear();
  };
}

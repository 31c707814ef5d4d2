import { randomBytes } from 'node:crypto';
import { startTestInstallation } from './test-installation.ts';

/**
 * Playwright's global setup: one installation for all journeys; its address is in JOURNEY_URL. Returns the teardown. An
 * address given from outside is used as it is.
 */
export default async function startJourneyStack(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['JOURNEY_URL']) return undefined;
  const sandboxSecret = randomBytes(32).toString('hex');
  const installation = await startTestInstallation({
    // All journeys come from one address, and some read every page there is in seconds.
    env: { SANDBOX_PSP_SECRET: sandboxSecret, SANDBOX_WEBHOOK_COPIES: '5', RATE_LIMIT_FACTOR: '400' },
    withStudio: true,
    withOffice: true,
    print: (line) => console.log(line),
  });
  process.env['JOURNEY_URL'] = installation.url;
  process.env['JOURNEY_OFFICE_URL'] = installation.officeUrl;
  process.env['JOURNEY_OPERATORS'] = JSON.stringify(installation.accounts.operators);
  process.env['SANDBOX_PSP_URL'] = installation.sandboxUrl;
  process.env['SANDBOX_PSP_SECRET'] = sandboxSecret;
  return () => installation.stop();
}

import { startInstallation } from './installation.ts';

/**
 * Playwright's global setup: one installation for all journeys, its address in JOURNEY_URL. With the variable set
 * already, that installation is used (it must run with test seams).
 */
export default async function provideInstallation(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['JOURNEY_URL']) return undefined;
  const installation = await startInstallation();
  process.env['JOURNEY_URL'] = installation.url;
  return installation.stop;
}

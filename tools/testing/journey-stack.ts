import { randomBytes } from 'node:crypto';
import { findFreePort } from '../start/ports.ts';
import { networkSettings, startFacebookStandIn, startGoogleStandIn } from './network-stand-ins.ts';
import { startTelegramStandIn, telegramSettings } from './telegram-stand-in.ts';
import { startTestInstallation } from './test-installation.ts';

/**
 * Playwright's global setup: one installation for all journeys; its address is in JOURNEY_URL. Returns the teardown. An
 * address given from outside is used as it is.
 */
export default async function startJourneyStack(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['JOURNEY_URL']) return undefined;
  const sandboxSecret = randomBytes(32).toString('hex');
  const telegram = await startTelegramStandIn();
  // The house is told where they will be, and they where the house is.
  const [googlePort, facebookPort] = [await findFreePort(), await findFreePort()];
  const originAt = (port: number): string => `http://127.0.0.1:${port}`;
  const installation = await startTestInstallation({
    env: {
      SANDBOX_PSP_SECRET: sandboxSecret,
      SANDBOX_WEBHOOK_COPIES: '5',
      // All journeys come from one address, and some read every page there is in seconds.
      RATE_LIMIT_FACTOR: '400',
      ...telegramSettings(telegram.origin),
      ...networkSettings(originAt(googlePort), originAt(facebookPort)),
    },
    withStudio: true,
    withOffice: true,
    print: (line) => console.log(line),
  });
  process.env['JOURNEY_URL'] = installation.url;
  process.env['JOURNEY_OFFICE_URL'] = installation.officeUrl;
  process.env['JOURNEY_OPERATORS'] = JSON.stringify(installation.accounts.operators);
  process.env['SANDBOX_PSP_URL'] = installation.sandboxUrl;
  process.env['SANDBOX_PSP_SECRET'] = sandboxSecret;
  process.env['TELEGRAM_STAND_IN'] = telegram.origin;
  const callbackOf = (network: string): string =>
    `${installation.url}/api/users/networks/${network}/callback`;
  const networks = [
    await startGoogleStandIn({ callback: callbackOf('google'), port: googlePort }),
    await startFacebookStandIn({ callback: callbackOf('facebook'), port: facebookPort }),
  ];
  return async () => {
    await installation.stop();
    await telegram.close();
    for (const network of networks) await network.close();
  };
}

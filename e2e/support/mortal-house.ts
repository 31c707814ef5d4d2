import { test as base } from './test.ts';
import { startMortalInstallation, type MortalInstallation } from '../../tools/testing/mortal-installation.ts';

/**
 * Journeys in an installation of their own: its server dies, and the journeys beside it must not notice. While they run,
 * the seams reach this one.
 */
export const test = base.extend<object, { house: MortalInstallation }>({
  house: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads off this pattern what a fixture needs
    async ({}, use) => {
      const shared = process.env['JOURNEY_URL'];
      const house = await startMortalInstallation();
      process.env['JOURNEY_URL'] = house.url;
      try {
        await use(house);
      } finally {
        await house.stop();
      }
      if (shared === undefined) delete process.env['JOURNEY_URL'];
      else process.env['JOURNEY_URL'] = shared;
    },
    { scope: 'worker' },
  ],
});

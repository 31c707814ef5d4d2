import { startSplitServers } from '../../tools/testing/split-servers.ts';
import { startTestInstallation } from '../../tools/testing/test-installation.ts';
import { forceDraws, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { stopsShowing } from '../support/tapes.ts';
import { expect, test } from '../support/test.ts';
import { patternOf, textOf } from '../support/texts.ts';

/** Pages, API, sockets and worker as processes of their own, which have only the database and HTTP between them. */
test.skip(({ isMobile }) => isMobile, 'what stands behind the site is the same for every screen');

let stop: () => Promise<void>;
const shared = process.env['JOURNEY_URL'];
test.beforeAll(async () => {
  const installation = await startTestInstallation({ startServer: startSplitServers });
  stop = installation.stop;
  process.env['JOURNEY_URL'] = installation.url;
});
test.afterAll(async () => {
  await stop();
  if (shared === undefined) delete process.env['JOURNEY_URL'];
  else process.env['JOURNEY_URL'] = shared;
});

test('four processes are one site: a page is rendered, a round is played, its win arrives live', async ({
  page,
  request,
}) => {
  const { id } = await makePlayer(request, { region: 'UA', balanceMinor: '100000' });
  await page.context().addCookies([await sessionOf(request, id)]);

  // Rendered on the server: the page knows the player before any script runs, so its process asked the API's.
  const textAt = async (path: string) => (await page.request.get(siteUrl() + path)).text();
  expect(await textAt('/en/slots/sunny-orchard')).toContain('Sunny Orchard');
  expect(await textAt('/en')).toContain('1,000.00');

  await forceDraws(request, {
    playerId: id,
    game: 'sunny-orchard',
    rounds: [await stopsShowing(request, 'sunny-orchard', 'sun')],
  });
  const watching = await page.context().newPage();
  await watching.goto(`${siteUrl()}/en`);
  const balance = watching.getByText('1,000.00').first();
  await expect(balance).toBeVisible();

  await page.goto(`${siteUrl()}/en/slots/sunny-orchard`);
  await expect(page.locator('canvas[data-ready=true]')).toBeVisible();
  await page.getByRole('button', { name: textOf('en', 'features/play/game:hud.spin'), exact: true }).click();
  const said = page.getByRole('status').filter({ hasText: patternOf('en', 'features/play/game:said.won') });
  await expect(said).toBeVisible();
  // A page that asked for nothing hears of it: worker, database, the sockets' process.
  await expect(balance).toBeHidden();
});

import { randomUUID } from 'node:crypto';
import type { OutputOf } from '@croupier/contract/kit';
import type { getGameMaths } from '@croupier/contract/play/returns';
import type { APIRequestContext } from '@playwright/test';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, patternOf, textOf } from '../support/texts.ts';

const GAME = 'lantern-tide';
const text = (key: string) => textOf('en', `features/play/returns:${key}`);

async function roundsSoFar(request: APIRequestContext): Promise<number> {
  const answer = await request.get(`${siteUrl()}/api/games/${GAME}/maths`);
  const { modes } = (await answer.json()) as OutputOf<typeof getGameMaths>;
  return modes[0]!.soFar.find(({ money }) => money === 'real')!.rounds;
}

test('from the game to its maths, and a round played here is counted there', async ({ page, request }) => {
  const { id } = await makePlayer(request, { balanceMinor: '100000' });
  await page.context().addCookies([await sessionOf(request, id)]);
  await page.goto(`${siteUrl()}/en/slots/${GAME}`);
  await page.getByRole('button', { name: textOf('en', 'features/play/game:hud.info') }).click();
  await page.getByRole('tab', { name: textOf('en', 'features/play/game:info.maths') }).click();
  await page.getByRole('link', { name: textOf('en', 'features/play/game:maths.sheet') }).click();
  await expect(page).toHaveURL(new RegExp(`/en/slots/${GAME}/maths$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lantern Tide: open maths');
  await expect(page.getByRole('row', { name: /^any win/ })).toContainText('%');

  const before = await roundsSoFar(request);
  const data = { key: randomUUID(), game: GAME, stakeMinor: '1000', kind: 'real' };
  const played = await page.request.post(`${siteUrl()}/api/rounds`, { data, headers: { origin: siteUrl() } });
  expect(played.ok()).toBe(true);
  await expect.poll(() => roundsSoFar(request)).toBeGreaterThan(before);
  // A visitor's page is kept for a second.
  const card = page.getByRole('region', { name: text('soFar.title') });
  const strip = card.getByRole('img', { name: patternOf('en', 'features/play/returns:soFar.expected') });
  await expect
    .poll(async () => {
      await page.reload();
      await expect(card).toBeVisible();
      return strip.count();
    })
    .toBeGreaterThan(0);
});

test('a visitor without JavaScript reads every mode, and takes the definition along', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const language of LANGUAGES) {
    await page.goto(`${siteUrl()}/${language}/slots/marble-run/maths`);
    const modes = page.getByRole('navigation', { name: textOf(language, 'features/play/returns:modes') });
    await modes.getByRole('link').last().click();
    await expect(page).toHaveURL(/mode=high-16$/);
    await expect(page.getByText('npm run simulate -- marble-run --mode high-16')).toBeVisible();
    const most = page.getByRole('row', { name: /^≥ 1[,\s]000×/ });
    await expect(most).toContainText(/32[,\s]768/);
  }
  const download = page.locator('a[download]');
  const answer = await page.request.get(siteUrl() + (await download.getAttribute('href')));
  const { definition, mathHash } = (await answer.json()) as { definition: object; mathHash: string };
  expect(definition).toMatchObject({ id: 'marble-run' });
  await expect(page.getByText(mathHash)).toBeVisible();
  expect((await page.goto(`${siteUrl()}/en/slots/no-such-game/maths`))?.status()).toBe(404);
  await context.close();
});

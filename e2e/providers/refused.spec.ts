import { randomUUID } from 'node:crypto';
import type { FrameLocator, Page } from '@playwright/test';
import { makeCheckDue, makePlayer, sessionOf, setPlayRule, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, textOf, type Language } from '../support/texts.ts';

const CODE = 'paper-moon-dice';
const refused = (language: Language, key: string) => textOf(language, `features/site/errors:refused.${key}`);
const checks = (language: Language, key: string) => textOf(language, `features/people/reality-checks:${key}`);

async function enter(page: Page): Promise<string> {
  const { id } = await makePlayer(page.request, { region: 'UA', balanceMinor: '100000' });
  await page.context().addCookies([await sessionOf(page.request, id)]);
  return id;
}

async function openGame(page: Page, language: Language): Promise<FrameLocator> {
  await page.goto(`${siteUrl()}/${language}/play/${CODE}`);
  await expect(page.locator('[data-phase=ready]')).toBeVisible();
  const game = page.frameLocator('iframe');
  await expect(game.locator('#play')).toBeEnabled();
  return game;
}

const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
};

test('a rule that refuses a stake in another studio’s game is told over its frame, in every language', async ({
  page,
}) => {
  const playerId = await enter(page);
  await setPlayRule(page.request, { playerId, rule: 'stake_maximum', amountMinor: '1' });
  for (const language of LANGUAGES) {
    const game = await openGame(page, language);
    await game.locator('#play').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(refused(language, 'safe'));
    await expect(dialog).toContainText(/0[.,]01/);
    await expect(dialog.getByRole('link', { name: refused(language, 'toLimits') })).toBeVisible();
    await close(page);
  }
});

test('a reality check and a stop hold in another studio’s frame, and say what they are', async ({ page }) => {
  const playerId = await enter(page);
  // A round of ours begins the session that the check is of.
  const body = { key: randomUUID(), game: 'sunny-orchard', stakeMinor: '100', kind: 'real' };
  const headers = { origin: siteUrl() };
  expect((await page.request.post(`${siteUrl()}/api/rounds`, { data: body, headers })).status()).toBe(200);
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${siteUrl()}/api/play-session?kind=real`);
      return ((await answer.json()) as { session: object | null }).session !== null;
    })
    .toBe(true);
  const dialog = page.getByRole('dialog');
  const game = await openGame(page, LANGUAGES[0]);
  await makeCheckDue(page.request, playerId);
  // The page knows of no check that is due yet: it learns of it by the stake that the studio was refused.
  await game.locator('#play').click();
  await expect(dialog).toContainText(checks(LANGUAGES[0], 'check.title'));
  for (const language of LANGUAGES.slice(1)) {
    await openGame(page, language);
    await expect(dialog).toContainText(checks(language, 'check.title'));
    await expect(dialog.locator('[data-helpline=lifeline-ukraine]')).toBeVisible();
  }
  const last = LANGUAGES.at(-1)!;
  await dialog.getByRole('button', { name: checks(last, 'check.goOn') }).click();
  await expect(dialog).toBeHidden();
  await openGame(page, 'en');
  await page.locator('[data-session]').getByRole('button').click();
  await dialog.getByRole('button', { name: textOf('en', 'features/people/exclusions:confirm.yes') }).click();
  await expect(dialog).toContainText(textOf('en', 'features/people/exclusions:done.money'));
  await expect(dialog.locator('[data-helpline=lifeline-ukraine]')).toBeVisible();
  await close(page);
  for (const language of LANGUAGES) {
    const game = await openGame(page, language);
    await game.locator('#play').click();
    await expect(dialog).toContainText(refused(language, 'break'));
    await close(page);
  }
});

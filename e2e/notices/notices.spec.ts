import { AxeBuilder } from '@axe-core/playwright';
import { updateProfile } from '@croupier/contract/people/players';
import type { BrowserContext, Page } from '@playwright/test';
import { tabTo } from '../support/keyboard.ts';
import { giveRounds, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, patternOf, textOf, type Language } from '../support/texts.ts';

const say = (language: Language, key: string) => textOf(language, `features/people/notices:${key}`);
const bell = (page: Page) => page.getByTestId('bell');
const list = (page: Page, language: Language) =>
  page.getByRole('dialog').getByRole('list', { name: say(language, 'title') });

/** A player whose browser this is. */
async function enter(context: BrowserContext, language: Language): Promise<string> {
  const { id } = await makePlayer(context.request, { region: 'UA', language });
  await context.addCookies([await sessionOf(context.request, id)]);
  return id;
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`a deposit is told at the bell, read there, and seen (${language})`, async ({ page, context }) => {
      await enter(context, language);
      await page.goto(`${siteUrl()}/${language}/games`);
      await deposit(page, language);
      await page.goto(`${siteUrl()}/${language}/games`);
      await expect(bell(page)).toHaveText('1');
      await bell(page).click();
      const told = list(page, language).getByRole('listitem');
      await expect(told).toHaveCount(1);
      await expect(told).toContainText(/1[.,\s\u00a0]?000/);
      await told.getByRole('link').click();
      await expect(page).toHaveURL(`${siteUrl()}/${language}/profile/payments`);
      await expect(bell(page)).toHaveText('');
      await page.goto(`${siteUrl()}/${language}/profile/notices`);
      const today = page.getByRole('list', { name: say(language, 'today') });
      await expect(today.getByRole('listitem')).toHaveCount(1);
      await expect(today.getByText(say(language, 'new'), { exact: true })).toHaveCount(0);
    });
  });
}

test(
  'what arrives is told where the player is, and the keyboard leads through it',
  { tag: '@gate' },
  async ({ page, context, request, isMobile }) => {
    test.skip(isMobile, 'A phone has no keys.');
    const playerId = await enter(context, 'en');
    // The page has been greeted: from here on it hears.
    const heard = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
    await page.goto(`${siteUrl()}/en/games`);
    await heard;
    await expect(bell(page)).toHaveText('');
    await giveRounds(request, { playerId, games: ['sunny-orchard'], rounds: 5, stakeMinor: '500' });
    await expect(page.getByRole('button', { name: say('en', 'look'), exact: true })).toBeVisible();
    await expect(bell(page)).toHaveText('1');
    await tabTo(page, bell(page));
    await page.keyboard.press('Enter');
    await expect(list(page, 'en').getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(bell(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: say('en', 'allSeen') }));
    await page.keyboard.press('Enter');
    await expect(bell(page)).toHaveText('');
  },
);

test('nothing serious, by axe, in the list, the page, the settings and the way out of letters', async ({
  page,
  context,
  request,
}) => {
  const playerId = await enter(context, 'en');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await giveRounds(request, { playerId, games: ['sunny-orchard'], rounds: 5, stakeMinor: '500' });
  for (const theme of ['white', 'dark']) {
    await page.request.post(siteUrl() + updateProfile.path, {
      data: { userTheme: theme },
      headers: { origin: siteUrl() },
    });
    await page.goto(`${siteUrl()}/en/games`);
    await expect(bell(page)).toHaveText('1');
    await bell(page).click();
    await expect(list(page, 'en').getByRole('listitem')).toHaveCount(1);
    expect(await seriousIn(page)).toEqual([]);
    for (const path of [
      'profile/notices',
      'profile/notices/settings',
      'unsubscribe#a-token-of-nobody-at-all',
    ]) {
      await page.goto(`${siteUrl()}/en/${path}`);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await seriousIn(page)).toEqual([]);
    }
  }
});

async function seriousIn(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) => `${page.url()}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
}

async function deposit(page: Page, language: Language): Promise<void> {
  await page
    .getByRole('button', { name: textOf(language, 'shell:nav.deposit'), exact: true })
    .locator('visible=true')
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('textbox', { name: textOf(language, 'features/money/payments:deposit.amount') })
    .fill('1000');
  await dialog
    .getByRole('button', { name: patternOf(language, 'features/money/payments:deposit.submitAmount') })
    .click();
  await page.locator('button[value=approve], button[value=paid]').first().click();
  const paid = patternOf(language, 'features/money/payments:verification.paidTitle');
  await expect(page.getByRole('heading', { name: paid })).toBeVisible();
}

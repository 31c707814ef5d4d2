import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { playRound } from '@croupier/contract/play/rounds';
import { currentWidget } from '@croupier/contract/site/lobby';
import type { Page } from '@playwright/test';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf, type Language } from '../support/texts.ts';

/** Nothing is hidden yet, as for whoever comes for the first time. */
test.beforeEach(({ context }) => context.clearCookies({ name: 'hidden_widgets' }));

const widgetOf = async (page: Page, language: Language) =>
  (
    (await (await page.request.get(`${siteUrl()}${currentWidget.path}?language=${language}`)).json()) as {
      widget: { id: string; title: string; question: string; thanks: string; options: { label: string }[] };
    }
  ).widget;

/** From the page one came for to another; it is the step that the house waits for. */
async function step(page: Page, to: string): Promise<void> {
  await page.locator(`main a[href="${to}"], footer a[href="${to}"]`).first().click();
  await expect(page).toHaveURL(siteUrl() + to);
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language], contextOptions: { reducedMotion: 'reduce' } });
    seenOnOneScreen(language);

    test(`a visitor hides a card, and it does not come again (${language})`, async ({ page }) => {
      const card = await widgetOf(page, language);
      const heading = page.getByRole('heading', { name: card.title });
      await page.goto(`${siteUrl()}/${language}`);
      await expect(heading).toHaveCount(0);
      await step(page, `/${language}/games`);
      await expect(heading).toBeVisible();
      const { violations } = await new AxeBuilder({ page })
        .include('section:has(> button + div), section:has(h2)')
        .analyze();
      expect(violations).toEqual([]);
      await page.keyboard.press('Tab');
      const close = page
        .locator('section', { has: heading })
        .getByRole('button', { name: textOf(language, 'shell:close'), exact: true });
      const box = (await close.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      await close.click();
      await expect(heading).toHaveCount(0);
      await expect.poll(() => widgetOf(page, language)).toBe(null);

      await page.goto(`${siteUrl()}/${language}`);
      const asked = page.waitForResponse((answer) => answer.url().includes(currentWidget.path));
      await step(page, `/${language}/games`);
      await asked;
      await expect(heading).toHaveCount(0);
    });

    test(`who has played is asked once, with the keyboard too, and on no other device again (${language})`, async ({
      page,
      newDevice,
    }) => {
      const { id } = await makePlayer(page.request, { balanceMinor: '100000' });
      await page.context().addCookies([await sessionOf(page.request, id)]);
      const body = { key: randomUUID(), game: 'sunny-orchard', stakeMinor: '1000', kind: 'real' };
      await page.request.post(siteUrl() + playRound.path, { data: body, headers: { origin: siteUrl() } });
      await expect.poll(async () => (await widgetOf(page, language)).id).toBe('first-check');
      const survey = await widgetOf(page, language);
      const question = page.getByRole('heading', { name: survey.question });

      await page.goto(`${siteUrl()}/${language}/games`);
      await page.locator('a[href$="/slots/sunny-orchard"]').first().click();
      // The address goes ahead of the page; who goes back before it is there has taken no step.
      await expect(page.locator('canvas[data-ready=true]')).toBeVisible();
      await expect(question).toHaveCount(0);
      await page.goBack();
      await expect(question).toBeVisible();
      await page.getByRole('button', { name: survey.options[1]!.label, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: survey.thanks })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: survey.thanks })).toHaveCount(0);

      const other = await newDevice();
      await other.clearCookies();
      await other.addCookies([await sessionOf(page.request, id)]);
      const there = await other.newPage();
      expect((await widgetOf(there, language)).id).not.toBe('first-check');
    });
  });
}

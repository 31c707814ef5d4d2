import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { playRound } from '@croupier/contract/play/rounds';
import type { APIRequestContext, Page } from '@playwright/test';
import { makePlayer, publishProgramme, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf, type Language } from '../support/texts.ts';

const KIND = 'bonus-promotion';
const POINTS = { kind: 'points', points: 20 };
/** Each round brings a part, and one part is enough. */
const WORKSHOP = {
  ...{ as: 'manufacture', icon: 'lantern', goal: { counts: 'rounds', games: 'all', target: 1 } },
  parts: [{ code: 'glass', weight: 1 }],
  recipes: [{ code: 'lamp', needs: [{ part: 'glass', count: 1 }], reward: POINTS }],
};
const NAMES = { parts: { glass: 'Glass' }, recipes: { lamp: 'Lamp' } };
/** It is always shown: in each hour of the day, for all of the hour. */
const RANDOM = {
  ...{ as: 'randomBonuses', icon: 'gift', perDay: 24, shownSeconds: 3_600, logoPosition: 'right-bottom' },
  loot: [{ weight: 1, reward: POINTS }],
};
const textsOf = (title: string, more: object) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, { title, lead: 'For a journey.', terms: ['One line.'], ...more }]),
  );

/** A promotion for one player alone. */
async function publishFor(
  request: APIRequestContext,
  id: string,
  terms: Record<string, unknown>,
  texts: object,
) {
  const code = `zz-${randomUUID().slice(0, 8)}`;
  await publishProgramme(request, {
    ...{ kind: KIND, code, terms, texts: texts as never },
    audience: { players: { in: [id] } },
  });
}

async function play(request: APIRequestContext, { name, value }: { name: string; value: string }) {
  const answer = await request.post(siteUrl() + playRound.path, {
    headers: { origin: siteUrl(), cookie: `${name}=${value}` },
    data: { key: randomUUID(), game: 'sunny-orchard', stakeMinor: '200', kind: 'real' },
  });
  expect(answer.ok()).toBe(true);
}

const say = (language: Language) => (key: string) =>
  textOf(language, `features/rewards/bonus-promotions:${key}`);

/** Nothing of the bars lies under the corner, nor the corner under them. */
async function standsClear(page: Page): Promise<void> {
  const corner = (await page.getByTestId('random-bonus').boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect(corner.x).toBeGreaterThanOrEqual(0);
  expect(corner.x + corner.width).toBeLessThanOrEqual(width);
  for (const bar of await page.locator('header, nav').all()) {
    const box = (await bar.isVisible()) ? await bar.boundingBox() : null;
    const isFixed = await bar.evaluate((element) => getComputedStyle(element).position === 'fixed');
    if (box && isFixed && box.height < height / 2)
      expect(corner.y + corner.height <= box.y || corner.y >= box.y + box.height).toBe(true);
  }
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);
    const t = say(language);

    test(`a player assembles something of a part that a round brought (${language})`, async ({
      page,
      context,
      request,
    }) => {
      const { id } = await makePlayer(request, { language, balanceMinor: '100000' });
      await publishFor(request, id, WORKSHOP, textsOf('Works', NAMES));
      const session = await sessionOf(request, id);
      await context.addCookies([session]);
      await page.goto(`${siteUrl()}/${language}/bonuses`);
      await page.getByRole('link', { name: t('workshop.enter') }).click();
      const part = page.getByTestId('part');
      await expect(part).toHaveAttribute('data-have', '0');
      const assemble = page.getByTestId('recipe').getByRole('button');
      await expect(assemble).toBeDisabled();

      // The part comes to the page by itself.
      await play(request, session);
      await expect(part).toHaveAttribute('data-have', '1');
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      expect(violations).toEqual([]);
      await assemble.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('made')).toContainText('20');
      await expect(part).toHaveAttribute('data-have', '0');
      await page.getByRole('link', { name: t('check') }).click();
      await expect(page).toHaveURL(/fairness\/verify\?draw=/);
    });

    test(`a player opens a random bonus in the corner by keyboard, and never at a table (${language})`, async ({
      page,
      context,
      request,
    }) => {
      const { id } = await makePlayer(request, { language });
      await publishFor(request, id, RANDOM, textsOf('Corner gift', {}));
      await context.addCookies([await sessionOf(request, id)]);
      await context.addInitScript(() => localStorage.setItem('random-bonus-hidden', ''));
      const corner = page.getByTestId('random-bonus');
      await page.goto(`${siteUrl()}/${language}/slots/sunny-orchard`);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(corner).toHaveCount(0);

      await page.goto(`${siteUrl()}/${language}/bonuses`);
      await expect(corner).toBeVisible();
      await standsClear(page);
      const { violations } = await new AxeBuilder({ page }).include('[data-testid=random-bonus]').analyze();
      expect(violations).toEqual([]);
      await corner.getByRole('button').first().focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('row')).toHaveCount(2);
      await dialog.getByRole('button', { name: t('random.open') }).focus();
      await page.keyboard.press('Enter');
      await expect(dialog.getByTestId('got')).toContainText('20');
      await page.keyboard.press('Escape');
      await expect(corner).toHaveCount(0);
    });
  });
}

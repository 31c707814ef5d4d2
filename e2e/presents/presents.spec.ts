import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { makeOperator, officeUrl } from '../support/office.ts';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf } from '../support/texts.ts';

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);
    const t = (key: string) => textOf(language, `features/rewards/presents:${key}`);

    test(`a player unwraps by keyboard what somebody of the house gave as a present (${language})`, async ({
      page,
      context,
      request,
    }) => {
      const { id } = await makePlayer(request, { language });
      const { cookie } = await makeOperator(request, 'support');
      const reward = { kind: 'points', points: 40 };
      const given = await request.post(`${officeUrl()}/office/api/players/${id}/rewards`, {
        headers: { origin: officeUrl(), cookie },
        data: { key: randomUUID(), reward, wrapped: true, reason: 'the wheel stood still' },
      });
      expect(await given.json()).toMatchObject({ state: 'done', given: null });

      await context.addCookies([await sessionOf(request, id)]);
      await page.goto(`${siteUrl()}/${language}/bonuses`);
      const present = page.getByTestId('present');
      await expect(present.getByRole('heading', { name: t('fromUs') })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).include('[data-testid=present]').analyze();
      expect(violations).toEqual([]);
      await present.locator('summary').click();
      await expect(present.getByRole('row')).toHaveCount(2);
      await present.getByRole('button', { name: t('open') }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('unwrapped')).toContainText('40');
      await expect(present.getByRole('button', { name: t('open') })).toHaveCount(0);

      // What was unwrapped stays unwrapped, and is there to be spent.
      await page.goto(`${siteUrl()}/${language}/points`);
      await expect(page.getByTestId('points')).toHaveAttribute('data-points', '40');
      await page.goto(`${siteUrl()}/${language}/bonuses`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(present).toHaveCount(0);
    });
  });
}

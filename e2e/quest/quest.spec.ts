import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { makePlayer, publishProgramme, sessionOf, setProgress, siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf } from '../support/texts.ts';

const step = (points: number, x: number, y: number) => ({
  goal: { counts: 'rounds', games: 'all', target: 3 },
  ...{ reward: { kind: 'points', points }, at: { x, y } },
});
const TERMS = { needsJoin: true, steps: [step(10, 10, 80), step(20, 80, 20)] };
const NAMES = ['Bay', 'Fort'];
const TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    { title: 'Way', lead: 'Two stops.', terms: [], steps: NAMES.map((name) => ({ name, text: 'Play.' })) },
  ]),
);

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);
    const t = (key: string) => textOf(language, `features/rewards/quest:${key}`);

    test(`a player starts a quest by keyboard and goes from step to step as it is reached (${language})`, async ({
      page,
      context,
      request,
    }) => {
      const { id } = await makePlayer(request, { language });
      const code = `zz-${randomUUID().slice(0, 8)}`;
      await publishProgramme(request, {
        ...{ kind: 'quest', code, terms: TERMS, texts: TEXTS as never, place: 0 },
        audience: { players: { in: [id] } },
      });
      await context.addCookies([await sessionOf(request, id)]);
      await page.goto(`${siteUrl()}/${language}/quest`);
      const quest = page.getByTestId('quest');
      await expect(quest.getByRole('heading', { name: 'Way' })).toBeVisible();
      await expect(quest).toHaveAttribute('data-state', 'OPEN');
      const { violations } = await new AxeBuilder({ page }).include('[data-testid=quest]').analyze();
      expect(violations).toEqual([]);
      // What comes later can be read before.
      const stops = quest.getByTestId('stop');
      await stops.nth(1).click();
      await expect(quest.getByTestId('step').getByRole('heading', { name: 'Fort' })).toBeVisible();
      await quest.getByRole('button', { name: t('join') }).focus();
      await page.keyboard.press('Enter');
      await expect(quest).toHaveAttribute('data-state', 'RUNNING');
      await expect(stops.nth(0)).toHaveAttribute('aria-current', 'step');

      const reach = () => setProgress(request, { playerId: id, of: { use: 'quest', code }, current: '3' });
      await reach();
      // It follows on screen without a press.
      await expect(stops.nth(1)).toHaveAttribute('aria-current', 'step', { timeout: 15_000 });
      await stops.nth(0).click();
      await expect(quest.getByTestId('step')).toContainText(t('given'), { timeout: 15_000 });
      await reach();
      await expect(quest).toHaveAttribute('data-state', 'DONE', { timeout: 15_000 });
      await expect(quest).toContainText(t('done'));
      await page.goto(`${siteUrl()}/${language}/points`);
      await expect(page.getByTestId('points')).toHaveAttribute('data-points', '30');
    });
  });
}

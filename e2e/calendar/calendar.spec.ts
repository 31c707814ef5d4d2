import { AxeBuilder } from '@axe-core/playwright';
import { addDays, dayOf } from '@croupier/domain/rewards/programmes';
import { REGION_TIME_ZONES } from '@croupier/domain/site/regions';
import { makePlayer, publishProgramme, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf } from '../support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);
    const t = (key: string) => textOf(language, `features/rewards/calendar:${key}`);

    test(`a player opens the door of the day by keyboard, once (${language})`, async ({
      page,
      context,
      request,
    }) => {
      const { id } = await makePlayer(request, { language });
      // Yesterday is lost, today and tomorrow are to come; a day that begins meanwhile changes which is which, not how many.
      const today = dayOf(new Date(), REGION_TIME_ZONES.UA);
      const reward = { kind: 'points', points: 25 };
      const days = [-1, 0, 1, 2].map((after) => ({ day: addDays(today, after), reward }));
      await publishProgramme(request, {
        kind: 'calendar',
        code: `journey-${language}-${id}`,
        terms: { days, missed: 'lost' },
        schedule: {
          from: `${addDays(today, -1)}T00:00`,
          until: `${addDays(today, 3)}T00:00`,
          zone: 'region',
        },
        audience: { regions: ['UA'], players: { in: [id] } },
      });
      await context.addCookies([await sessionOf(request, id)]);
      await page.goto(`${siteUrl()}/${language}/bonuses/calendar`);
      const doors = page.getByRole('list', { name: t('doors') }).getByRole('listitem');
      await expect(doors).toHaveCount(4);
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      expect(violations).toEqual([]);
      const button = page.getByRole('button', { name: t('open'), exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('behind-the-door')).toContainText('25');
      await expect(button).toHaveCount(0);

      // It stays open, the gift is there, and no other door of the day can be pressed.
      await page.reload();
      await expect(doors).toHaveCount(4);
      await expect(doors.filter({ hasText: '25' })).toHaveCount(1);
      await expect(doors.getByRole('button')).toHaveCount(0);
      const profile = await page.request.get(`${siteUrl()}/api/users/profile`);
      expect(await profile.json()).toMatchObject({ loyaltyState: { rewardPoints: 25 } });
    });
  });
}

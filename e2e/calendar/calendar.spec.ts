import { AxeBuilder } from '@axe-core/playwright';
import { makePlayer, publishProgramme, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf } from '../support/texts.ts';

/** A day by the clocks of the region that players of journeys are of, so many days from today. */
function dayFromNow(days: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Kyiv' }).format(new Date());
  const noon = new Date(`${today}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

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
      const reward = { kind: 'points', points: 25 };
      const days = [-1, 0, 1, 2].map((after) => ({ day: dayFromNow(after), reward }));
      await publishProgramme(request, {
        kind: 'calendar',
        code: `journey-${language}-${id}`,
        terms: { days, missed: 'lost' },
        schedule: {
          from: `${dayFromNow(-1)}T00:00`,
          until: `${dayFromNow(3)}T00:00`,
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

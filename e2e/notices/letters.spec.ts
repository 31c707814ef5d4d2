import { saveNoticePreferences } from '@croupier/contract/people/notices';
import { changePasswordNative } from '@croupier/contract/people/players';
import type { APIRequestContext, Page } from '@playwright/test';
import { giveRounds, lettersTo, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf, type Language } from '../support/texts.ts';

const wordsOf = (language: Language) => (key: string) => textOf(language, `features/people/notices:${key}`);

/** The switch of one way for one kind of news. */
const wayOn = (page: Page, language: Language, category: string, channel = 'email') =>
  page
    .getByRole('group', { name: wordsOf(language)(`categories.${category}`) })
    .getByRole('switch', { name: wordsOf(language)(`channels.${channel}`) });

/** Letters that one press ends, and those that nothing does: they keep an account safe. */
const lettersOf = async (request: APIRequestContext, email: string) => {
  const letters = await lettersTo(request, email);
  return {
    offers: letters.filter(({ unsubscribe }) => unsubscribe !== null),
    safety: letters.filter(({ unsubscribe }) => unsubscribe === null),
  };
};

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);
    const say = wordsOf(language);

    test(`offers come by letter once they are asked for, and a letter ends them without signing in (${language})`, async ({
      page,
      context,
      newDevice,
      request,
    }) => {
      const player = await makePlayer(request, { region: 'UA', language });
      await context.addCookies([await sessionOf(request, player.id)]);
      await page.goto(`${siteUrl()}/${language}/profile/notices/settings`);
      const offers = wayOn(page, language, 'offers');
      await expect(offers).not.toBeChecked();
      // What keeps an account safe is no choice, and a way that leads nowhere cannot be taken.
      await expect(wayOn(page, language, 'security')).toHaveCount(0);
      await expect(page.getByText(say('settings.connect.telegram'))).toBeVisible();
      await offers.check();
      await expect(page.getByText(say('settings.saved'))).toBeVisible();
      await page.reload();
      await expect(offers).toBeChecked();

      await giveRounds(request, {
        playerId: player.id,
        ...{ games: ['sunny-orchard'], rounds: 5, stakeMinor: '500' },
      });
      const wayOut = async () => {
        const letters = (await lettersOf(request, player.username)).offers;
        return letters.flatMap(({ links }) => links).find((link) => link.includes('/unsubscribe#'));
      };
      await expect.poll(wayOut).toContain(`/${language}/unsubscribe#`);
      const stranger = await (await newDevice()).newPage();
      await stranger.goto(String(await wayOut()));
      await stranger.getByRole('button', { name: say('unsubscribe.press') }).click();
      await expect(stranger.getByText(say('unsubscribe.stays'))).toBeVisible();
      await expect(
        stranger.getByText(say('unsubscribe.done').replace('{category}', say('categories.offers'))),
      ).toBeVisible();

      await page.reload();
      await expect(offers).not.toBeChecked();
    });
  });
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);
    const say = wordsOf(language);

    test(`in quiet hours an offer waits, on the site it does not, and what keeps an account safe comes (${language})`, async ({
      page,
      context,
      request,
    }) => {
      const player = await makePlayer(request, { region: 'UA', language });
      await context.addCookies([await sessionOf(request, player.id)]);
      await page.goto(`${siteUrl()}/${language}/profile/notices/settings`);
      await wayOn(page, language, 'offers').check();
      await expect(page.getByText(say('settings.saved'))).toBeVisible();
      // All of the day but a quarter of an hour, half a day from now: whenever this is, it is quiet.
      const toMinute = quarterInHalfADay();
      const fromMinute = (toMinute + 15) % DAY_MINUTES;
      const saved = await page.request.post(siteUrl() + saveNoticePreferences.path, {
        data: { quietHours: { fromMinute, toMinute } },
        headers: { origin: siteUrl() },
      });
      expect(saved.ok()).toBe(true);
      await page.reload();
      await expect(page.getByRole('switch', { name: say('settings.quiet.on') })).toBeChecked();
      const end = (name: string) => page.getByRole('combobox', { name: say(`settings.quiet.${name}`) });
      await expect(end('from')).toHaveValue(String(fromMinute));
      await expect(end('to')).toHaveValue(String(toMinute));

      await giveRounds(request, {
        playerId: player.id,
        ...{ games: ['sunny-orchard'], rounds: 5, stakeMinor: '500' },
      });
      await expect(page.getByTestId('bell')).toHaveText('1');
      // Told after the offer, and handed over after it has been judged.
      const changed = await page.request.post(siteUrl() + changePasswordNative.path, {
        data: { currentPassword: player.password, newPassword: 'another quiet green river' },
        headers: { origin: siteUrl() },
      });
      expect(changed.ok()).toBe(true);
      await expect.poll(async () => (await lettersOf(request, player.username)).safety.length).toBe(1);
      expect((await lettersOf(request, player.username)).offers).toEqual([]);
    });
  });
}

test('quiet hours that were set by hand are there after a reload', async ({ page, context, request }) => {
  const say = wordsOf('en');
  const { id } = await makePlayer(request, { region: 'UA', language: 'en' });
  await context.addCookies([await sessionOf(request, id)]);
  await page.goto(`${siteUrl()}/en/profile/notices/settings`);
  const quiet = page.getByRole('switch', { name: say('settings.quiet.on') });
  const isSaved = () => page.waitForResponse((one) => one.url() === siteUrl() + saveNoticePreferences.path);
  const first = isSaved();
  await quiet.check();
  await first;
  const to = page.getByRole('combobox', { name: say('settings.quiet.to') });
  const second = isSaved();
  await to.selectOption('07:15');
  await second;
  await page.reload();
  await expect(quiet).toBeChecked();
  await expect(to).toHaveValue('435');
});

const DAY_MINUTES = 1_440;

/** In minutes from midnight, where players of the region live. */
function quarterInHalfADay(): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: 'Europe/Kyiv', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  const [hour, minute] = clock.format(new Date()).split(':').map(Number);
  return (Math.floor((hour! * 60 + minute!) / 15) * 15 + DAY_MINUTES / 2) % DAY_MINUTES;
}

import { countEvents } from '@croupier/contract/site/analytics';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf } from '../support/texts.ts';

const QUESTIONS = [
  'afford',
  'larger',
  'winBack',
  'borrow',
  'problem',
  'health',
  'criticised',
  'money',
  'guilty',
];

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`nine answers come to a result, and leave the browser nowhere (${language})`, async ({ page }) => {
      const words = (key: string) => textOf(language, `features/people/self-test:${key}`);
      await page.goto(`${siteUrl()}/${language}/self-test`);
      const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      const before = await kept();
      const sent: string[] = [];
      page.on('request', (request) => {
        // Every page counts that it was opened, by the name of that alone (`counts`).
        if (request.method() === 'GET' || new URL(request.url()).pathname === countEvents.path) return;
        sent.push(`${request.method()} ${request.url()}`);
      });
      const see = page.getByRole('button', { name: words('see') });
      await see.click();
      await expect(page.getByRole('alert')).toContainText('9');

      for (const key of QUESTIONS)
        await page
          .getByRole('group', { name: words(`questions.${key}`) })
          .getByRole('radio', {
            name: words(key === 'guilty' ? 'answers.always' : 'answers.mostly'),
            exact: true,
          })
          .check();
      await see.click();
      await expect(page.getByRole('heading', { name: words('bands.problem.title') })).toBeFocused();
      await expect(page.getByText('19', { exact: false }).last()).toBeVisible();
      expect([sent, await kept()]).toEqual([[], before]);

      await page.getByRole('link', { name: words('ways.help') }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/responsible-gaming$`));
    });

    test(`the rules of a region are told as they hold there (${language})`, async ({ page }) => {
      const words = (key: string) => textOf(language, `features/site/rules-in-force:${key}`);
      await page.goto(`${siteUrl()}/${language}/rules-in-force`);
      const rule = (key: string) => page.locator('dl > div').filter({ hasText: words(`rules.${key}`) });
      await page.getByLabel(words('region'), { exact: true }).selectOption('EU');
      await expect(rule('minimumCycleMs')).toContainText(/2[.,]5/);
      await expect(rule('maximumStakeMinor')).toContainText('5');
      await expect(rule('cancelPayOut')).toContainText(words('values.notAllowed'));
      await expect(rule('autoplay')).toContainText(words('values.notAllowed'));
      await expect(rule('wageringMaximum')).toContainText('10');
      await page.getByLabel(words('region'), { exact: true }).selectOption('KZ');
      await expect(rule('gameMoney')).toContainText(words('values.playMoney'));
      await expect(rule('minimumAge')).toContainText('21');
    });
  });
}

test('a player is told which rules are their own, of both regions while a move waits', async ({
  page,
  request,
}) => {
  const { id } = await makePlayer(request, { region: 'EU', language: 'en' });
  await page.context().addCookies([await sessionOf(request, id)]);
  const words = (key: string) => textOf('en', `features/site/rules-in-force:${key}`);
  await page.goto(`${siteUrl()}/en/rules-in-force`);
  await expect(page.getByText(words('yours'))).toBeVisible();
  const moved = await page.request.post(`${siteUrl()}/api/users/profile/set-region`, {
    data: { region: 'SL' },
    headers: { origin: siteUrl() },
  });
  expect(moved.ok(), await moved.text()).toBe(true);
  await page.reload();
  await expect(page.getByText(/Slovenia/).filter({ hasText: 'stricter' })).toBeVisible();
  await expect(page.locator('dl > div').filter({ hasText: words('rules.autoplay') })).toContainText(
    words('values.notAllowed'),
  );
});

test('a player who lives where rules are stricter is told so, and each rule says whose it is', async ({
  page,
  request,
}) => {
  const { id } = await makePlayer(request, { region: 'SL', residence: 'EU', language: 'en' });
  await page.context().addCookies([await sessionOf(request, id)]);
  const words = (key: string) => textOf('en', `features/site/rules-in-force:${key}`);
  await page.goto(`${siteUrl()}/en/rules-in-force`);
  await expect(page.getByText(/Your documents show that you live here/)).toBeVisible();
  const rule = page.locator('dl > div').filter({ hasText: words('rules.autoplay') });
  await expect(rule).toContainText(words('values.notAllowed'));
  await expect(rule).toContainText(/set by: .*Europe/);
});

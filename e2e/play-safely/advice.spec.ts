import { limitText, setLimit } from '../support/limits.ts';
import { spinButton } from '../support/rounds.ts';
import { forceOutcome, makePlayer, sessionOf, setPlayRule, siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, patternOf, textOf, type Language } from '../support/texts.ts';

const GAME = 'sunny-orchard';
const HOUR_MS = 3_600_000;

/** Where who reads each language is here, and whom they may call there. */
const PLACES = {
  ua: { region: 'UA', line: 'lifeline-ukraine', phone: '7333' },
  ru: { region: 'RC', line: 'joc-responsabil', phone: '0800 800 099' },
  en: { region: 'SL', line: 'samarijan-sopotnik', phone: '116 123' },
  kk: { region: 'KZ', line: 'family-line', phone: '111' },
} as const satisfies Record<Language, object>;
const QUESTIONS = 9;

for (const language of LANGUAGES) {
  const { region, line, phone } = PLACES[language];

  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`nine answers advise a limit, name the lines of ${region}, and lead to where it is set (${language})`, async ({
      page,
      request,
    }) => {
      const { id } = await makePlayer(request, { region, language, limits: {} });
      await page.context().addCookies([await sessionOf(request, id)]);
      const words = (key: string) => textOf(language, `features/people/self-test:${key}`);
      await page.goto(`${siteUrl()}/${language}/self-test`);
      const never = page.getByRole('radio', { name: words('answers.never'), exact: true });
      await expect(never).toHaveCount(QUESTIONS);
      for (let question = 0; question < QUESTIONS; question += 1) await never.nth(question).check();
      await page
        .getByRole('group', { name: words('questions.winBack') })
        .getByRole('radio', { name: words('answers.sometimes'), exact: true })
        .check();
      await page.getByRole('button', { name: words('see') }).click();
      await expect(page.getByRole('heading', { name: words('bands.low.title') })).toBeFocused();
      const lines = page.locator('[data-band=low] [data-helpline]');
      await expect(lines.first()).toHaveAttribute('data-helpline', line);
      await expect(lines.first()).toContainText(phone);
      await page.getByRole('link', { name: words('ways.limits') }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/profile/play-safely#limits$`));
      await setLimit(page, language, { rule: 'deposit_limit', period: 'week' }, '2000');
      await expect(page.getByText(limitText(language, 'outcome.saved'))).toBeVisible();
    });

    test(`who has played as long as they allowed themselves is stopped within the game (${language})`, async ({
      page,
      request,
    }) => {
      const refused = (key: string) => textOf(language, `features/site/errors:refused.${key}`);
      const { id: playerId } = await makePlayer(request, { language, balanceMinor: '100000' });
      await page.context().addCookies([await sessionOf(request, playerId)]);
      await page.goto(`${siteUrl()}/${language}/slots/${GAME}`);
      await forceOutcome(request, { playerId, game: GAME, outcome: 'lost' });
      await spinButton(page).click();
      await expect(page.locator('[data-session-net]')).toHaveText(/3[.,]00/);
      const from = new Date().toISOString();
      const until = new Date(Date.now() + 6 * HOUR_MS).toISOString();
      await setPlayRule(request, { playerId, rule: 'session_time', from, until });
      await spinButton(page).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(refused('sessionTime'));
      await expect(dialog).toContainText(patternOf(language, 'features/site/errors:refused.until'));
      await expect(dialog).toContainText(refused('safe'));
      await dialog.getByRole('link', { name: refused('toLimits') }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/profile/play-safely#limits$`));
      await expect(page.locator('#limits-session_time')).toBeVisible();
    });
  });
}

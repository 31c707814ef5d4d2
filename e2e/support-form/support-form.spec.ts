import type { Page } from '@playwright/test';
import { createPayIn } from '@croupier/contract/money/payments';
import { playRound } from '@croupier/contract/play/rounds';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf, type Language } from '../support/texts.ts';

const supportText = (language: Language, key: string) => textOf(language, `features/site/support:${key}`);
const field = (page: Page, language: Language, key: string) =>
  page.getByLabel(supportText(language, `form.${key}`));

const WORDS = 'The reels stopped, and nothing came after.\nWhat now?';

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`a player asks the house, is told a number, and finds the letter again (${language})`, async ({
      page,
      request,
    }) => {
      const { id, username } = await makePlayer(request, { region: 'UA', language });
      await page.context().addCookies([await sessionOf(request, id)]);
      await page.goto(`${siteUrl()}/${language}/support?id=0b7e8a4e-52c8-4f9c-9d2c-3a1f6a3a2f10`);
      await expect(page.getByText(supportText(language, 'mine.none'))).toBeVisible();
      await expect(field(page, language, 'email')).toHaveValue(username);
      await expect(field(page, language, 'reference')).toHaveValue(/^0b7e8a4e-/);

      await field(page, language, 'topic').selectOption('game');
      await page.getByRole('button', { name: supportText(language, 'form.send') }).click();
      await expect(page.getByText(supportText(language, 'form.problems.messageShort'))).toBeVisible();
      await field(page, language, 'message').fill(WORDS);
      await page.getByRole('button', { name: supportText(language, 'form.send') }).click();

      await expect(page.getByRole('heading', { name: supportText(language, 'taken.title') })).toBeFocused();
      const letters = page.getByRole('region', { name: supportText(language, 'mine.title') });
      await expect(letters.getByText(supportText(language, 'mine.states.NEW'))).toBeVisible();
      await letters.locator('summary').click();
      await expect(letters.getByText('What now?')).toBeVisible();
    });
  });
}

test('the pages of a round and of a payment lead to a letter about it, and to where the house is met', async ({
  page,
  request,
}) => {
  const { id } = await makePlayer(request, { region: 'UA', balanceMinor: '10000', language: 'en' });
  await page.context().addCookies([await sessionOf(request, id)]);
  const made = async (path: string, body: object) => {
    const data = { key: crypto.randomUUID(), ...body };
    const answer = await page.request.post(siteUrl() + path, { data, headers: { origin: siteUrl() } });
    return ((await answer.json()) as { id: string }).id;
  };
  const round = await made(playRound.path, { game: 'sunny-orchard', stakeMinor: '500', kind: 'real' });
  const payment = await made(createPayIn.path, { amountMinor: '10000', language: 'en' });
  for (const [about, path, link] of [
    [round, `/profile/history/${round}`, textOf('en', 'features/play/rounds:round.ask')],
    [
      payment,
      `/payment-verification?id=${payment}`,
      textOf('en', 'features/money/payments:verification.ask'),
    ],
  ] as const) {
    await page.goto(`${siteUrl()}/en${path}`);
    await page.getByRole('link', { name: link }).click();
    await expect(field(page, 'en', 'reference')).toHaveValue(about);
  }
  const networks = page.getByRole('navigation', { name: supportText('en', 'networks') }).getByRole('link');
  await expect(networks.first()).toHaveAttribute('href', /^https:/);
});

test('a visitor looks for an answer and writes by keyboard alone; a letter that is lost on the way stays', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/en/support`);
  const search = page.getByRole('searchbox', { name: supportText('en', 'answers.search') });
  await search.fill('rtp lobster');
  await expect(page.getByText(supportText('en', 'answers.none.title'))).toBeVisible();
  await search.fill('RTP');
  const question = page.locator('summary').first();
  await expect(question).toHaveText('What does RTP mean?');
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The share of all stakes', { exact: false })).toBeVisible();

  await field(page, 'en', 'topic').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('olena@mail.example');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A letter typed by hand.');
  await page.route('**/api/support/requests', (route) => route.abort(), { times: 1 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(supportText('en', 'errors.network'))).toBeVisible();
  await expect(field(page, 'en', 'message')).toHaveValue('A letter typed by hand.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: supportText('en', 'taken.title') })).toBeFocused();
  await expect(page.getByText('olena@mail.example', { exact: false })).toBeVisible();
});

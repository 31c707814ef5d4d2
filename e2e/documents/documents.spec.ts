import { updateProfile } from '@croupier/contract/people/players';
import type { Page } from '@playwright/test';
import { enterAs, officeUrl } from '../support/office.ts';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf } from '../support/texts.ts';

/** One pixel, PNG. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const FILE = { name: 'page.png', mimeType: 'image/png', buffer: DOT };
const DOCUMENTS = 'features/people/documents:';

/** What documents are held against; the birth date is known. */
const fillForm = async (page: Page) => {
  const answer = await page.request.post(siteUrl() + updateProfile.path, {
    data: { firstName: 'Iryna', lastName: 'Koval' },
    headers: { origin: siteUrl() },
  });
  expect(answer.ok()).toBe(true);
};

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`a player shows both sides of a card, and takes it back (${language})`, async ({
      page,
      request,
    }) => {
      const { id } = await makePlayer(request, { verified: 0 });
      await page.context().addCookies([await sessionOf(request, id)]);
      const words = (key: string) => textOf(language, DOCUMENTS + key);
      await page.goto(`${siteUrl()}/${language}/documents`);
      await expect(page.getByText(words('list.emptyTitle'))).toBeVisible();
      // Before anything is photographed it is said what the profile lacks.
      await expect(page.getByText(words('bring.noForm'))).toBeVisible();
      await expect(page.locator('main input[type=file]')).toHaveCount(0);
      await fillForm(page);
      await page.reload();
      await page.getByLabel(words('bring.kind'), { exact: true }).selectOption('id-card');
      const send = page.getByRole('button', { name: words('bring.send'), exact: true });
      await expect(send).toBeDisabled();
      const files = page.locator('main input[type=file]');
      await files.first().setInputFiles({ ...FILE, buffer: Buffer.from('<svg/>') });
      await expect(page.getByText(words('failed.unreadable'))).toBeVisible();
      await files.first().setInputFiles(FILE);
      await expect(page.locator('img[src*="/pages/1"]')).toBeVisible();
      await expect(send).toBeDisabled();

      // What was begun goes on after the page was left.
      await page.reload();
      await expect(page.getByLabel(words('bring.kind'), { exact: true })).toHaveValue('id-card');
      await files.last().setInputFiles(FILE);
      await expect(page.locator('img[src*="/pages/2"]')).toBeVisible();
      await send.click();
      await expect(page.getByText(words('bring.sent'))).toBeVisible();
      await expect(page.getByText(words('list.waits'))).toBeVisible();
      await page.getByRole('button', { name: words('list.takeBack'), exact: true }).click();
      await expect(page.getByText(words('list.emptyTitle'))).toBeVisible();
    });
  });
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`what did not do is asked for again, and nothing else, and once it does the level and what it opens are told (${language})`, async ({
      page,
      request,
      browser,
    }) => {
      const { id } = await makePlayer(request, { region: 'UA', language, verified: 0 });
      await page.context().addCookies([await sessionOf(request, id)]);
      await fillForm(page);
      const words = (key: string) => textOf(language, DOCUMENTS + key);
      const kind = page.getByLabel(words('bring.kind'), { exact: true });
      const again = page.getByRole('button', { name: words('list.again'), exact: true });
      const show = async (waiting: number) => {
        await page.locator('main input[type=file]').first().setInputFiles(FILE);
        await expect(page.locator('img[src*="/pages/1"]')).toBeVisible();
        await page.getByRole('button', { name: words('bring.send'), exact: true }).click();
        await expect(page.getByText(words('list.waits'))).toHaveCount(waiting);
      };
      await page.goto(`${siteUrl()}/${language}/documents`);
      await kind.selectOption('utility-bill');
      await show(1);
      await kind.selectOption('passport');
      await show(2);

      const context = await browser.newContext(AT_A_DESK);
      await enterAs(context, request, 'risk');
      const office = await context.newPage();
      await judge(page, office, { verdict: 'Reject', number: id });
      await page.reload();
      await expect(page.getByText(words('reasons.unreadable'))).toBeVisible();
      await expect(page.getByText(words('standing.status.REJECTED'))).toBeVisible();
      const rejected = page.locator('main li', { hasText: words('reasons.unreadable') });
      await expect(rejected).toContainText(words('bring.kinds.passport'));
      await kind.selectOption('selfie');
      await expect(again).toHaveCount(1);
      await rejected.getByRole('button', { name: words('list.again'), exact: true }).click();
      await expect(kind).toHaveValue('passport');
      await show(2);
      await expect(again).toHaveCount(0);

      await judge(page, office, { verdict: 'Approve', number: id });
      await page.reload();
      await expect(page.getByText(words('standing.title').replace('{level}', '1'))).toBeVisible();
      await expect(page.locator('main dd', { hasText: words('unlocks.now.open') })).toHaveCount(4);
      await expect(page.getByText(words('standing.next.address'))).toBeVisible();
      await expect(page.getByTestId('bell')).toHaveText('2');
      await context.close();
    });
  });
}

/** The office is worked in at a desk, whatever its player has. */
const AT_A_DESK = {
  ...{ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, locale: 'en-US' },
};

interface Judged {
  readonly verdict: 'Approve' | 'Reject';
  readonly number: string;
}

/** Somebody of the office looks at the document that the player sent in last, and decides. */
async function judge(page: Page, office: Page, { verdict, number }: Judged): Promise<void> {
  const { documents } = await (await page.request.get(`${siteUrl()}/api/users/documents`)).json();
  await office.goto(`${officeUrl()}/documents?document=${documents[0].id}`);
  const drawer = office.getByRole('dialog');
  await expect(drawer.getByRole('img').first()).toBeVisible();
  await drawer.getByRole('button', { name: verdict, exact: true }).click();
  const act = office.getByRole('dialog');
  if (verdict === 'Approve') {
    await act.getByLabel('Issuing country').selectOption('UA');
    await act.getByLabel('Document number').fill(`FE ${number.padStart(6, '0')}`);
  }
  await act.getByRole('textbox').last().fill('as it is');
  await act.getByRole('button', { name: verdict, exact: true }).click();
  await expect(office.getByText('Decision saved.').first()).toBeVisible();
}

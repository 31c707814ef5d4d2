import type { Page } from '@playwright/test';
import { sayWhoItIs, somebody, waysIn } from '../support/networks.ts';
import { siteUrl } from '../support/seams.ts';
import { codeTo } from '../support/step-up.ts';
import { addressesOf, swept } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

const players = (key: string) => textOf('en', `features/people/players:${key}`);
const contacts = (key: string) => textOf('en', `features/people/contacts:${key}`);
const personal = (key: string) => textOf('en', `features/people/personal:${key}`);
const documents = (key: string) => textOf('en', `features/people/documents:${key}`);

/** What is planted of a person. */
const PERSON = {
  birthday: '1987-03-29',
  firstName: 'Bustardina',
  secondName: 'Bitternivna',
  lastName: 'Curlewenko',
  taxNumber: '3186452710',
  wrongTaxNumber: '3186452719',
  promo: 'RINO-2026',
  wrongPromo: 'CURLEW-1987',
  fileName: 'bustard-kh770931.png',
  otherFileName: 'bustard-at-home.png',
} as const;

/** One pixel, PNG. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('who somebody is, by which phone and code they came and what they show is in no address and nowhere that scripts can read', async ({
  page,
  request,
}) => {
  const asked = addressesOf(page);
  const phone = `+38067${String((Math.trunc(performance.now() * 1000) % 9_000_000) + 1_000_000)}`;
  const secrets: string[] = [...Object.values(PERSON), phone.slice(1), phone.slice(4)];
  await signUp(page, phone);
  await swept(page, asked, secrets);
  const code = await codeTo(request, phone);
  secrets.push(code);
  await page.getByLabel(contacts('code.field')).fill(code);
  await expect(page.getByRole('link', { name: players('welcome.next'), exact: true })).toBeVisible();
  await swept(page, asked, secrets);

  await page.goto(`${siteUrl()}/en/profile`);
  const card = page.getByTestId('personal');
  await card.getByRole('button', { name: personal('edit') }).click();
  for (const name of ['firstName', 'secondName', 'lastName'] as const)
    await card.getByLabel(personal(`fields.${name}`), { exact: true }).fill(PERSON[name]);
  const save = card.getByRole('button', { name: personal('save'), exact: true });
  const taxNumber = card.getByLabel(personal('fields.rnokpp'));
  await taxNumber.fill(PERSON.wrongTaxNumber);
  await save.click();
  await expect(card.getByText(personal('problems.taxNumber'))).toBeVisible();
  await swept(page, asked, secrets);
  await taxNumber.fill(PERSON.taxNumber);
  await save.click();
  await expect(card.getByText(personal('saved'))).toBeVisible();
  await swept(page, asked, secrets);

  await page.goto(`${siteUrl()}/en/documents`);
  const files = page.locator('main input[type=file]');
  const file = { name: PERSON.fileName, mimeType: 'image/png' };
  await files.first().setInputFiles({ ...file, buffer: Buffer.from('<svg/>') });
  await expect(page.getByText(documents('failed.unreadable'))).toBeVisible();
  await files.first().setInputFiles({ ...file, name: PERSON.otherFileName, buffer: DOT });
  await expect(page.locator('img[src*="/pages/1"]')).toBeVisible();
  await page.getByRole('button', { name: documents('bring.send'), exact: true }).click();
  await expect(page.getByText(documents('list.waits'))).toBeVisible();
  await swept(page, asked, secrets);
});

test('who comes by a network is named in no address of the house and nowhere that scripts can read', async ({
  page,
}) => {
  const asked = addressesOf(page);
  const person = somebody();
  const secrets: string[] = [person.subject, person.email, PERSON.birthday];
  for (const network of ['Facebook', 'Google']) {
    await page.goto(`${siteUrl()}/en/sign-up`);
    await waysIn(page, 'en', network).click();
    await sayWhoItIs(page, person);
    await expect(page).toHaveURL(/\/en\/sign-up\/network/);
    await swept(page, asked, secrets);
  }
  await expect(page.getByText(person.email)).toBeVisible();
  await page.getByLabel(players('fields.birthday')).fill(PERSON.birthday);
  await page.getByRole('button', { name: players('signUp.submit') }).click();
  await expect(page).toHaveURL(/\/en\/welcome/);
  await swept(page, asked, secrets);
  await page.goto(`${siteUrl()}/en/profile/security`);
  await expect(page.getByTestId('networks')).toBeVisible();
  await swept(page, asked, secrets);
});

/** With a code of a promotion that is not there, and then with one that is. */
async function signUp(page: Page, phone: string): Promise<void> {
  await page.context().addCookies([{ name: 'region', value: 'UA', url: siteUrl() }]);
  await page.goto(`${siteUrl()}/en/sign-up`);
  await page.getByRole('radio', { name: players('signUp.byPhone') }).check();
  await expect(page.getByLabel(players('signUp.country'), { exact: true })).toHaveValue('UA');
  await page.getByLabel(players('fields.phone')).fill(phone);
  await page.getByLabel(players('fields.password'), { exact: true }).fill('three quiet bustard lanterns');
  await page.getByLabel(players('fields.birthday')).fill(PERSON.birthday);
  await page.getByText(players('signUp.promo'), { exact: true }).click();
  const promo = page.getByRole('textbox', { name: players('fields.promo') });
  const submit = page.getByRole('button', { name: players('signUp.submit'), exact: true });
  await promo.fill(PERSON.wrongPromo);
  await submit.click();
  await expect(page.getByText(players('problems.promo.unknown'))).toBeVisible();
  await promo.fill(PERSON.promo);
  await submit.click();
  await expect(page).toHaveURL(/\/en\/otp/);
}

import { login } from '@croupier/contract/people/players';
import type { Page } from '@playwright/test';
import { linkTo } from '../support/answer-letter.ts';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { signIn } from '../support/sign-in.ts';
import { sayCode } from '../support/step-up.ts';
import { addressesOf, swept } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

const CANARY = crypto.randomUUID().slice(0, 8);
const EMAIL = `canary.${CANARY}@example.com`;
const PASSWORD = `three quiet brass ${CANARY} lanterns`;
const NEW_PASSWORD = `four loud ${CANARY} copper lanterns`;

const players = (key: string) => textOf('en', `features/people/players:${key}`);
const contacts = (key: string) => textOf('en', `features/people/contacts:${key}`);
const change = (key: string) => textOf('en', `features/people/email-change:${key}`);
const deletion = (key: string) => textOf('en', `features/people/deletion:${key}`);

test('what a player types, and what opens their account, is in no address that is asked for and nowhere that scripts can read', async ({
  page,
  request,
}) => {
  const asked = addressesOf(page);
  const secrets = [EMAIL, CANARY, PASSWORD, NEW_PASSWORD];
  await signUp(page);
  await swept(page, asked, secrets);

  const letter = await linkTo(request, EMAIL, 'verify-email');
  secrets.push(new URL(letter).hash.slice(1));
  await page.goto(letter);
  await page.getByRole('button', { name: contacts('verify.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { name: contacts('verify.doneTitle') })).toBeVisible();
  await swept(page, asked, secrets);

  await page.goto(`${siteUrl()}/en/profile/security`);
  await page.getByLabel(players('fields.currentPassword')).fill(PASSWORD);
  await page.getByLabel(players('fields.newPassword')).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: players('profile.passwordSubmit') }).click();
  secrets.push(await sayCode(page, 'en', EMAIL));
  await expect(page.getByText(players('profile.passwordDone'))).toBeVisible();
  await swept(page, asked, secrets);

  await page.context().clearCookies();
  await page.goto(`${siteUrl()}/en/login`);
  await page.getByRole('link', { name: players('login.forgotten') }).click();
  await page.getByLabel(contacts('reset.field')).fill(EMAIL);
  await page.getByRole('button', { name: contacts('reset.submit') }).click();
  await expect(page.getByText(contacts('reset.sentTitle'))).toBeVisible();
  const reset = await linkTo(request, EMAIL, 'change-password');
  secrets.push(new URL(reset).hash.slice(1));
  await page.goto(reset);
  await page.getByLabel(players('fields.newPassword')).fill(PASSWORD);
  await page.getByRole('button', { name: contacts('choose.submit') }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: contacts('choose.toLogin'), exact: true })
    .click();
  await swept(page, asked, secrets);
});

test('neither an e-mail that takes the place of another nor the ticket that keeps an account is in any address or store', async ({
  page,
  request,
}) => {
  const asked = addressesOf(page);
  const { id, username, password } = await makePlayer(request, { language: 'en' });
  const next = `next.${CANARY}@example.com`;
  const secrets = [username, next, CANARY, password];
  await page.context().addCookies([{ ...(await sessionOf(request, id)), httpOnly: true }]);
  await page.goto(`${siteUrl()}/en/profile/security`);
  const card = page.getByTestId('email');
  await card.getByLabel(change('card.field')).fill(next);
  await card.getByRole('button', { name: change('card.send') }).click();
  await expect(card.getByText(next)).toBeVisible();
  const link = await linkTo(request, next, 'change-email');
  secrets.push(new URL(link).hash.slice(1));
  await page.goto(link);
  await page.getByRole('button', { name: change('confirm.submit'), exact: true }).click();
  await expect(page.getByText(change('confirm.doneTitle'))).toBeVisible();
  const undo = await linkTo(request, username, 'change-email');
  secrets.push(new URL(undo).hash.slice(1));
  await page.goto(undo);
  await expect(page.getByRole('button', { name: change('undo.submit') })).toBeVisible();
  await swept(page, asked, secrets);

  await page.goto(`${siteUrl()}/en/profile/delete`);
  await page.getByLabel(deletion('end.sure')).check();
  await page.getByRole('button', { name: deletion('end.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: deletion('ended.title') })).toBeVisible();
  const refused = page.waitForResponse((answer) => answer.url() === siteUrl() + login.path);
  await signIn(page, 'en', { username: next, password });
  const { error } = (await (await refused).json()) as { error: { details: { ticket: string } } };
  secrets.push(error.details.ticket);
  const offer = page.getByRole('dialog', { name: deletion('takeBack.title') });
  await expect(offer).toBeVisible();
  await swept(page, asked, secrets);
  await offer.getByRole('button', { name: deletion('takeBack.keep') }).click();
  await expect(page.getByRole('dialog', { name: deletion('takeBack.kept') })).toBeVisible();
  await swept(page, asked, secrets);
});

async function signUp(page: Page): Promise<void> {
  await page.goto(`${siteUrl()}/en/sign-up`);
  await page.getByRole('textbox', { name: players('fields.email') }).fill(EMAIL);
  await page.getByLabel(players('fields.password'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(players('fields.birthday')).fill('1990-05-20');
  await page.getByRole('button', { name: players('signUp.submit') }).click();
  await expect(page).toHaveURL(/\/en\/welcome$/);
}

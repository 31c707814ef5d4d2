import type { APIRequestContext, Page } from '@playwright/test';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lettersTo, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, patternOf, textOf } from '../support/texts.ts';

const players = (key: string) => textOf('en', `features/people/players:${key}`);
const passkeys = (key: string) => textOf('en', `features/people/passkeys:${key}`);
const stepUp = (key: string) => textOf('en', `features/people/step-up:${key}`);
const contacts = (key: string) => textOf('en', `features/people/contacts:${key}`);

type Player = Awaited<ReturnType<typeof makePlayer>>;

/** Signs in as somebody does: what a password begins is not proven. */
async function signIn(page: Page, { username, password }: Player): Promise<void> {
  await page.request.post(`${siteUrl()}/api/users/login`, {
    form: { username, password },
    headers: { origin: siteUrl() },
  });
}
const openProfile = (page: Page, language = 'en') => page.goto(`${siteUrl()}/${language}/profile`);

/** Says the code of the newest letter in the question that is open. */
async function sayCode(page: Page, request: APIRequestContext, { username }: Player): Promise<void> {
  const question = page.getByRole('dialog', { name: stepUp('title') });
  await question.getByRole('button', { name: patternOf('en', 'features/people/step-up:email') }).click();
  await expect(question.getByText(stepUp('sent'))).toBeVisible();
  // The house may write of other things meanwhile.
  const letters = await lettersTo(request, username);
  const [code = ''] = letters.flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? []);
  await question.getByLabel(contacts('code.field')).fill(code);
  await expect(question).toBeHidden();
}

/** A device that keeps passkeys and always finds that it is its owner. */
async function plugIn(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal' },
      ...{ hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

test('a player sees where they are signed in, and ends what they do not know', async ({
  page,
  request,
  browser,
}) => {
  const player = await makePlayer(request, {});
  await signIn(page, player);
  await openProfile(page);
  const card = page.getByTestId('sessions');
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await expect(card.getByText(textOf('en', 'features/people/sessions:this'), { exact: true })).toBeVisible();
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, player);
  await openProfile(elsewhere);
  // It is told of as it happens: nothing here is loaded anew.
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await card.getByRole('button', { name: patternOf('en', 'features/people/sessions:endNamed') }).click();
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await elsewhere.reload({ waitUntil: 'load' });
  await expect(elsewhere).toHaveURL(/\/en\/login/);
  await elsewhere.context().close();
});

test('a password is changed by who shows by a code that it is them; closing the question changes nothing', async ({
  page,
  request,
}) => {
  const player = await makePlayer(request, {});
  await signIn(page, player);
  await openProfile(page);
  await page.getByLabel(players('fields.currentPassword')).fill(player.password);
  await page.getByLabel(players('fields.newPassword')).fill('another quiet green river');
  await page.getByRole('button', { name: players('profile.passwordSubmit') }).click();
  const question = page.getByRole('dialog', { name: stepUp('title') });
  await question.getByRole('button', { name: stepUp('cancel') }).click();
  await expect(page.getByText(players('errors.step_up_needed'))).toBeVisible();
  const before = await sessionCookie(page);
  await page.getByRole('button', { name: players('profile.passwordSubmit') }).click();
  await sayCode(page, request, player);
  await expect(page.getByText(players('profile.passwordDone'))).toBeVisible();
  expect(await sessionCookie(page)).not.toBe(before);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: players('profile.title') })).toBeVisible();
});

test('a passkey is made, signs in from the login page, proves, and is removed', async ({ page, request }) => {
  const player = await makePlayer(request, {});
  await plugIn(page);
  await signIn(page, player);
  await openProfile(page);
  const card = page.getByTestId('passkeys');
  await card.getByLabel(passkeys('field')).fill('Night owl');
  await card.getByRole('button', { name: passkeys('add') }).click();
  await sayCode(page, request, player);
  await expect(card.getByText(passkeys('added'))).toBeVisible();
  await expect(card.getByText('Night owl')).toBeVisible();

  await signOut(page);
  // The browser offers it where the login is typed, and this device says yes by itself.
  await page.goto(`${siteUrl()}/en/login`, { waitUntil: 'commit' });
  await expect(page).not.toHaveURL(/login/);

  await signOut(page);
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto(`${siteUrl()}/en/login`);
  await page.getByRole('button', { name: passkeys('login') }).click();
  await expect(page).not.toHaveURL(/login/);
  await openProfile(page);
  await card.getByRole('button', { name: patternOf('en', 'features/people/passkeys:removeNamed') }).click();
  await expect(card.getByText('Night owl')).toBeHidden();
});

test('another page can neither write nor end anything in the player’s name', async ({ page, request }) => {
  const player = await makePlayer(request, {});
  await page.context().addCookies([await sessionOf(request, player.id)]);
  await openProfile(page);
  const writes = [
    ['POST', '/api/users/sessions/end-others', {}],
    ['POST', '/api/users/change-password-native', { currentPassword: 'x', newPassword: 'y' }],
    ['POST', '/api/users/step-up', { code: '123456' }],
    ['POST', '/api/users/step-up/code', { channel: 'email' }],
    ['POST', '/api/users/step-up/passkey/options', {}],
    ['POST', '/api/users/passkeys/options', {}],
    ['POST', '/api/users/passkeys', { name: 'x', credential: { id: 'A' } }],
    ['POST', '/api/users/login/passkey', { credential: { id: 'A' } }],
    ['POST', '/api/users/logout', {}],
    ['DELETE', '/api/users/sessions/00000000-0000-4000-8000-000000000000', {}],
    ['DELETE', '/api/users/passkeys/00000000-0000-4000-8000-000000000000', {}],
  ] as const;
  // The same site by another origin: as near as a foreign page can come, since cookies travel along.
  const evil = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html').end('<h1>Win!</h1>'),
  );
  await once(evil.listen(0, 'localhost'), 'listening');
  await page.goto(`http://localhost:${(evil.address() as AddressInfo).port}/`, { waitUntil: 'load' });
  for (const [method, path, body] of writes) {
    const asked = page.waitForRequest((request) => request.url() === siteUrl() + path);
    const done = page.evaluate(
      async ([url, how, text]) => {
        // A text is what a page may send anywhere without asking first; whatever else is asked for, and not sent.
        const form = how === 'POST' ? ({ mode: 'no-cors', body: text } as const) : {};
        await fetch(url, { method: how, credentials: 'include', ...form }).catch(() => undefined);
      },
      [siteUrl() + path, method, JSON.stringify(body)] as const,
    );
    await Promise.all([asked, done]);
  }
  evil.close();
  await openProfile(page);
  await expect(page.getByTestId('sessions').getByRole('listitem')).toHaveCount(1);
});

for (const language of LANGUAGES)
  test(`sessions and passkeys stand in the profile in ${language}`, async ({ page, request }) => {
    const player = await makePlayer(request, { language });
    await page.context().addCookies([await sessionOf(request, player.id)]);
    await openProfile(page, language);
    for (const [id, key] of [
      ['sessions', 'features/people/sessions:title'],
      ['passkeys', 'features/people/passkeys:title'],
    ] as const)
      await expect(page.getByTestId(id).getByRole('heading', { name: textOf(language, key) })).toBeVisible();
  });

const signOut = (page: Page) => page.context().clearCookies({ name: 'croupier_session' });

const sessionCookie = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'croupier_session')?.value;

import type { Page, WebSocket } from '@playwright/test';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, inGate, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, patternOf, textOf, type Language } from '../support/texts.ts';

const openSecurity = (page: Page, language: Language) =>
  page.goto(`${siteUrl()}/${language}/profile/security`);

/** Opens the page on a device that hears what the server tells. @returns its socket */
async function openAlive(page: Page, language: Language): Promise<WebSocket> {
  // The page before may be about to open one, of which nobody hears that it closed once another page is there.
  await page.goto('about:blank');
  const begun = page.waitForEvent('websocket');
  await openSecurity(page, language);
  return begun;
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(
      `a player sees where they are signed in, and ends what they do not know, with its socket (${language})`,
      { tag: inGate(language) },
      async ({ page, request, newDevice }) => {
        const words = (key: string) => textOf(language, `features/people/sessions:${key}`);
        const player = await makePlayer(request, { language });
        await signIn(page, language, player);
        await expect(page).toHaveURL(`${siteUrl()}/${language}`);
        await openSecurity(page, language);
        const card = page.getByTestId('sessions');
        await expect(card.getByRole('listitem')).toHaveCount(1);
        await expect(card.getByText(words('this'), { exact: true })).toBeVisible();
        const end = card.getByRole('button', {
          name: patternOf(language, 'features/people/sessions:endNamed'),
        });
        for (const [press, said] of [
          [end, words('ended')],
          [card.getByRole('button', { name: words('endOthers') }), words('endedOthers')],
        ] as const) {
          const elsewhere = await (await newDevice()).newPage();
          await signIn(elsewhere, language, player);
          await expect(elsewhere).toHaveURL(`${siteUrl()}/${language}`);
          const socket = await openAlive(elsewhere, language);
          // It is told of as it happens: nothing here is loaded anew.
          await expect(card.getByRole('listitem')).toHaveCount(2);
          await press.click();
          await expect(card.getByRole('listitem')).toHaveCount(1);
          await expect(card.getByText(said)).toBeVisible();
          await expect.poll(() => socket.isClosed()).toBe(true);
          await elsewhere.reload({ waitUntil: 'load' });
          await expect(elsewhere).toHaveURL(new RegExp(`/${language}/login`));
        }
      },
    );
  });
}

test('another page can neither write nor end anything in the player’s name', async ({ page, request }) => {
  const player = await makePlayer(request, {});
  await page.context().addCookies([await sessionOf(request, player.id)]);
  await openSecurity(page, 'en');
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
  await openSecurity(page, 'en');
  await expect(page.getByTestId('sessions').getByRole('listitem')).toHaveCount(1);
});

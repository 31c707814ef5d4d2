import type { APIRequestContext, Page } from '@playwright/test';
import { listPayOuts } from '@croupier/contract/office/pay-outs-desk';
import { beginStop, stops } from '@croupier/contract/people/exclusions';
import type { OutputOf } from '@croupier/contract/kit';
import { makeOperator, officeUrl } from '../support/office.ts';
import {
  addAccount,
  ask,
  expectState,
  fillForm,
  NAME,
  pattern,
  readyPlayer,
  taxNumberOf,
  words,
  type Player,
} from '../support/pay-outs.ts';
import { makePlayer, sessionOf, showWho, siteUrl } from '../support/seams.ts';
import { expect, inGate, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf } from '../support/texts.ts';

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(
      `what is missing is said, an account is added, and approved money arrives (${language})`,
      { tag: inGate(language) },
      async ({ page, request }) => {
        const player = await makePlayer(request, {
          ...{ region: 'UA', language, verified: 0, balanceMinor: '1000000' },
        });
        await page.context().addCookies([await sessionOf(request, player.id)]);
        // Two presses from anywhere: the balance in the bar, and out.
        await page.goto(`${siteUrl()}/${language}/profile`);
        await page.getByTestId('balance').click();
        await page
          .getByRole('dialog')
          .getByRole('link', { name: textOf(language, 'features/money/wallet:withdraw') })
          .click();
        const needs = page.getByTestId('needs');
        for (const need of ['level', 'name', 'tax_number', 'method'])
          await expect(needs.getByText(words(language, `needs.${need}.name`))).toBeVisible();
        await fillForm(page, { ...NAME, taxNumber: taxNumberOf(player) });
        await showWho(request, player.id, 2);
        await page.reload();
        await addAccount(page, language);
        await ask(page, request, { player, language });
        await expectState(page, language, 'IN_REVIEW');
        await decide(request, player, { to: 'APPROVED' });
        // What becomes of it is told as it happens: nothing here is loaded anew.
        await expect(page.getByText(words(language, 'states.PAID'), { exact: true })).toBeVisible();
        await expect(page.getByTestId('open-pay-outs')).toHaveCount(0);
        await page.goto(`${siteUrl()}/${language}/profile/statement`);
        await expect(
          page.getByText(textOf(language, 'features/money/statement:reasons.pay-out-paid')).first(),
        ).toBeVisible();
      },
    );

    test(`one that is turned down says why, and the money is back (${language})`, async ({
      page,
      request,
    }) => {
      const player = await readyPlayer(page, request, language);
      await page.goto(`${siteUrl()}/${language}/profile/pay-outs`);
      await addAccount(page, language);
      await ask(page, request, { player, language });
      await expectState(page, language, 'IN_REVIEW');
      await decide(request, player, { to: 'REJECTED', told: 'bank' });
      await expect(page.getByText(words(language, 'rejected.bank'))).toBeVisible();
      await expect(page.getByText(pattern(language, 'back'))).toContainText(/5.?000/);
    });

    test(`who is on a break has it paid out, and takes it back while it waits (${language})`, async ({
      page,
      request,
    }) => {
      const player = await readyPlayer(page, request, language);
      await stopPlaying(page);
      await page.goto(`${siteUrl()}/${language}/profile/pay-outs`);
      await addAccount(page, language);
      await ask(page, request, { player, language });
      const cancel = page.getByRole('button', { name: words(language, 'cancel.name'), exact: true });
      await cancel.click();
      await expect(page.getByText(words(language, 'states.CANCELED'), { exact: true })).toBeVisible();
      await expect(page.getByText(pattern(language, 'back'))).toBeVisible();
    });
  });

test('a card is shown on the provider’s page alone, confirmed by a press, and given up again', async ({
  page,
  request,
}) => {
  await readyPlayer(page, request, 'en');
  await page.goto(`${siteUrl()}/en/profile/pay-outs`);
  await page.getByRole('button', { name: words('en', 'methods.addCard'), exact: true }).click();
  await page.getByRole('button', { name: /4242$/ }).click();
  await expect(page).toHaveURL(/\/en\/verify-card\?token=/);
  const link = page.url();
  await page.getByRole('button', { name: words('en', 'verify.confirm'), exact: true }).click();
  await expect(page.getByRole('heading', { name: words('en', 'verify.doneTitle') })).toBeVisible();
  // The link has done what it was for.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: words('en', 'verify.overTitle') })).toBeVisible();
  await page.getByRole('link', { name: words('en', 'verify.toPayOuts') }).click();
  await page.getByRole('button', { name: /4242$/ }).click();
  await page.getByRole('button', { name: words('en', 'methods.giveUpSure'), exact: true }).click();
  await expect(page.getByText(words('en', 'needs.method.name'))).toBeVisible();
});

/** For the shortest time that the region offers. */
async function stopPlaying(page: Page): Promise<void> {
  const { terms } = (await (await page.request.get(siteUrl() + stops.path)).json()) as OutputOf<typeof stops>;
  const headers = { origin: siteUrl() };
  const answer = await page.request.post(siteUrl() + beginStop.path, {
    ...{ headers, data: { term: terms[0]!.term } },
  });
  expect(answer.ok()).toBe(true);
}

/** Decides as somebody of the office does, through its API. */
async function decide(request: APIRequestContext, player: Player, decision: object): Promise<void> {
  const { cookie } = await makeOperator(request, 'finance');
  const headers = { cookie, origin: officeUrl() };
  const list = await request.get(`${officeUrl()}${listPayOuts.path}?playerId=${player.id}`, { headers });
  const { rows } = (await list.json()) as OutputOf<typeof listPayOuts>;
  const answer = await request.post(`${officeUrl()}${listPayOuts.path}/${rows[0]!.id}/decide`, {
    ...{ headers, data: { key: crypto.randomUUID(), decision, reason: 'looked at' } },
  });
  expect([answer.status(), await answer.json()]).toMatchObject([200, { state: 'done' }]);
}

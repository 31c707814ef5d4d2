import { enterAs, officeUrl } from '../support/office.ts';
import { ask, expectState, pattern, readyPlayer, words } from '../support/pay-outs.ts';
import { sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => Boolean(isMobile), 'The office is worked in at a desk.');

test('a pay-out that an operator approves and that fails at the provider is back with its player, fee and all', async ({
  page,
  newDevice,
  request,
}) => {
  const site = await (await newDevice()).newPage();
  const player = await readyPlayer(site, request, 'en');
  await site.goto(`${siteUrl()}/en/profile/pay-outs`);
  await site.getByRole('button', { name: words('en', 'methods.addCard'), exact: true }).click();
  await site.getByRole('button', { name: /0069$/ }).click();
  await site.getByRole('button', { name: words('en', 'verify.confirm'), exact: true }).click();
  await site.getByRole('link', { name: words('en', 'verify.toPayOuts') }).click();
  await ask(site, request, { player, language: 'en' });
  await expectState(site, 'en', 'IN_REVIEW');

  await enterAs(page.context(), request, 'finance');
  await page.goto(`${officeUrl()}/money/pay-outs?playerId=${player.id}`);
  await page.getByRole('row').filter({ hasText: player.id }).first().click();
  await page.getByRole('button', { name: 'Assign to me', exact: true }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('5,000.00');
  await dialog.getByLabel('Reason').fill('documents and play looked at');
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(dialog).toBeHidden();

  // Nothing is loaded anew: what became of it is told.
  await expect(site.getByText(words('en', 'states.FAILED'), { exact: true })).toBeVisible();
  await expect(site.getByText(pattern('en', 'back'))).toBeVisible();
  const { name, value } = await sessionOf(request, player.id);
  const profile = await request.get(`${siteUrl()}/api/users/profile`, {
    headers: { cookie: `${name}=${value}` },
  });
  expect(await profile.json()).toMatchObject({ mainBalance: '1000000' });
});

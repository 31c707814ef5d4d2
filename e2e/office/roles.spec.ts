import type { APIRequestContext, Page } from '@playwright/test';
import { adjustMoney } from '@croupier/contract/office/adjustments';
import { askSupport } from '@croupier/contract/site/support';
import { randomUUID } from 'node:crypto';
import { tabTo, type } from '../support/keyboard.ts';
import { enterAs, makeOperator, officeUrl, type TestOperator } from '../support/office.ts';
import { makePlayer, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => Boolean(isMobile), 'The office is worked in at a desk.');

const REASON = 'asked for by the player';

/** Says why, and does it. */
async function finish(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

const player = (request: APIRequestContext) => makePlayer(request, { region: 'UA', balanceMinor: '100000' });

/** The acts that a role is shown on a player's page; `no` are those it must not have. */
async function expectActs(page: Page, id: string, { has, no }: { has: string[]; no: string[] }) {
  await page.goto(`${officeUrl()}/players/${id}`);
  const acts = page.getByRole('group', { name: 'Available actions' });
  for (const name of has) await expect(acts.getByRole('button', { name, exact: true })).toBeVisible();
  for (const name of no) await expect(acts.getByRole('button', { name, exact: true })).toHaveCount(0);
}

/** What the palette finds for the name of a room: it offers nobody a room that is not theirs. */
async function expectInPalette(page: Page, name: string, isThere: boolean) {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(name);
  const option = page.getByRole('option', { name: new RegExp(`^${name}`) });
  if (isThere) await expect(option.first()).toBeVisible();
  else await expect(option).toHaveCount(0);
  await page.keyboard.press('Escape');
}

test('support reads a hostile letter as text and answers it; money is not theirs', async ({
  page,
  context,
  request,
}) => {
  const message = `<img src=x onerror="document.title='taken'"><script>document.title='taken'</script> {alert(1)}`;
  const sent = await request.post(siteUrl() + askSupport.path, {
    data: {
      ...{ key: randomUUID(), topic: 'account', language: 'en', message },
      email: `writer-${randomUUID().slice(0, 8)}@players.example`,
    },
    headers: { origin: siteUrl() },
  });
  const { number } = (await sent.json()) as { number: string };
  await enterAs(context, request, 'support');
  const { id } = await player(request);
  await expectActs(page, id, {
    has: ['Add label'],
    no: ['Adjust balance', 'Block'],
  });
  await expectInPalette(page, 'Ledger', false);
  await page.goto(`${officeUrl()}/support/${number}`);
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await page.getByLabel('Your reply').fill('We have looked into it: your account is open.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Reply sent.')).toBeVisible();
  expect(await page.title()).not.toContain('taken');
});

test('risk puts a label on a player, and adjusts no money', async ({ page, context, request }) => {
  await enterAs(context, request, 'risk');
  const { id } = await player(request);
  await expectActs(page, id, { has: ['Add label', 'Block'], no: ['Adjust balance'] });
  await page.getByRole('button', { name: 'Add label' }).click();
  await page.getByRole('dialog').getByLabel('Label', { exact: true }).fill('watched');
  await finish(page, 'Add label');
  await expect(page.getByText('Label “watched” added.')).toBeVisible();
  await expectInPalette(page, 'Roles', false);
});

test('finance adjusts within its limit alone, and blocks nobody', async ({ page, context, request }) => {
  await enterAs(context, request, 'finance');
  const { id } = await player(request);
  await expectActs(page, id, { has: ['Adjust balance'], no: ['Block', 'Add label'] });
  await page.getByRole('button', { name: 'Adjust balance' }).click();
  await page.getByLabel('Amount, UAH').fill('10');
  await finish(page, 'Adjust');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`${officeUrl()}/players/${id}/money`);
  await expect(page.getByText('1,010.00').first()).toBeVisible();
  await expectInPalette(page, 'Ledger', true);
});

test('marketing picks a game for a list; players’ pages are not theirs', async ({
  page,
  context,
  request,
}) => {
  await enterAs(context, request, 'marketing');
  const { id } = await player(request);
  await page.goto(`${officeUrl()}/players/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'No access' })).toBeVisible();
  await page.goto(`${officeUrl()}/games/picks`);
  await page.getByLabel('Add a game').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Save…' }).click();
  await finish(page, 'Save list');
  await expect(page.getByText('List saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
});

test('games says from where on an alarm is told, and takes it back', async ({ page, context, request }) => {
  await enterAs(context, request, 'games');
  await page.goto(`${officeUrl()}/health`);
  const row = page.getByRole('row').filter({ hasText: 'Age of the ledger head, days' });
  await row.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('dialog').getByLabel('Threshold').fill('3');
  await finish(page, 'Save');
  await expect(row.getByRole('cell').first()).toHaveText('3');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByRole('cell').first()).toHaveText('2');
});

test('the auditor reads who did what and why, takes it along as a file, and changes nothing', async ({
  page,
  context,
  request,
}) => {
  const { id } = await player(request);
  const finance = await makeOperator(request, 'finance');
  await askFor(request, finance, id, '500');
  await enterAs(context, request, 'auditor');
  await expectActs(page, id, { has: [], no: ['Add label', 'Adjust balance', 'Block'] });
  await page.goto(`${officeUrl()}/audit?subjectId=${id}&act=adjust.money`);
  await page.getByRole('row').filter({ hasText: finance.name }).click();
  await expect(page.getByRole('dialog').getByText(REASON)).toBeVisible();
  const file = await page.request.get(`${officeUrl()}/office/api/audit.csv?subjectId=${id}`);
  expect(await file.text()).toContain(finance.name);
});

test('admins: one gives the role, another carries it out', async ({ page, context, newDevice, request }) => {
  const { id, name } = await makeOperator(request, 'marketing');
  await enterAs(context, request, 'admin');
  await page.goto(`${officeUrl()}/operators/${id}`);
  await page.getByRole('button', { name: 'Change role' }).click();
  await page.getByRole('dialog').getByLabel('Role').selectOption('admin');
  await finish(page, 'Change role');
  await expect(page.getByText('Sent for approval by a second person.')).toBeVisible();
  const other = await newDevice();
  await enterAs(other, request, 'admin');
  const desk = await other.newPage();
  await desk.goto(`${officeUrl()}/approvals?state=waiting&subjectId=${id}`);
  await desk.getByRole('row').filter({ hasText: REASON }).click();
  await expect(desk.getByRole('dialog').getByText(name)).toBeVisible();
  await desk.getByRole('button', { name: 'Approve' }).click();
  await finish(desk, 'Approve');
  await expect(desk.getByText('Approved and carried out.', { exact: true })).toBeVisible();
});

test('by keyboard alone: from the list to a player, a note, the palette, and an approval', async ({
  page,
  context,
  request,
}) => {
  const { id } = await player(request);
  const finance = await makeOperator(request, 'finance');
  await askFor(request, finance, id, '900000');
  await enterAs(context, request, 'admin');
  await page.goto(`${officeUrl()}/players?text=${id}`);
  await expect(page.getByRole('row').filter({ hasText: id }).first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /player-/ })).toBeFocused();
  await tabTo(page, page.getByRole('tab', { name: 'Overview' }));
  // The last of them comes before the first.
  await page.keyboard.press('ArrowLeft');
  await type(page, page.getByLabel('New note'), 'Paid twice, says the bank.');
  await tabTo(page, page.getByRole('button', { name: 'Add note' }));
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('list', { name: 'Notes' }).getByText('Paid twice, says the bank.'),
  ).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Approvals');
  await expect(page.getByRole('option', { name: /Approvals/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Approvals' })).toBeFocused();
  await type(page, page.getByLabel('Subject number'), id);
  await expect(page.getByRole('row').filter({ hasText: finance.name })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await tabTo(page, page.getByRole('row').filter({ hasText: finance.name }));
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await tabTo(page, drawer.getByRole('button', { name: 'Approve' }));
  await page.keyboard.press('Enter');
  const asked = page.getByRole('dialog').last();
  await type(page, asked.getByLabel('Reason'), REASON);
  await tabTo(page, asked.getByRole('button', { name: 'Approve' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Approved and carried out.', { exact: true })).toBeVisible();
});

/** An adjustment, as another operator asks for it. */
async function askFor(
  request: APIRequestContext,
  by: TestOperator,
  id: string,
  amountMinor: string,
): Promise<void> {
  const answer = await request.post(officeUrl() + adjustMoney.path.replace(':id', id), {
    data: { key: randomUUID(), currency: 'UAH', amountMinor, reason: REASON },
    headers: { origin: officeUrl(), cookie: by.cookie },
  });
  expect(answer.status()).toBe(200);
}

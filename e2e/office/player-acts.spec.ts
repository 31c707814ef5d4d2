import type { APIRequestContext, Page } from '@playwright/test';
import { enterAs, officeUrl } from '../support/office.ts';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => Boolean(isMobile), 'The office is worked in at a desk.');

const REASON = 'stakes rose five times in a week';

/** Opens an act of the player's page, fills its fields, says why, and does it. */
async function act(page: Page, name: string, fill: () => Promise<void> = async () => {}): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await fill();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** A bet of 5 hryvnia as the player's browser sends it. */
async function bet(request: APIRequestContext, cookie: string) {
  const data = { key: crypto.randomUUID(), game: 'sunny-orchard', stakeMinor: '500', kind: 'real' };
  const answer = await request.post(`${siteUrl()}/api/rounds`, {
    data,
    headers: { cookie, origin: siteUrl() },
  });
  return { status: answer.status(), text: await answer.text() };
}

async function cookieOf(request: APIRequestContext, id: string): Promise<string> {
  const { name, value } = await sessionOf(request, id);
  return `${name}=${value}`;
}

test('risk limits what a player stakes: the bet is refused by the house’s limit, which the player sees', async ({
  page,
  context,
  newDevice,
  request,
}) => {
  const player = await makePlayer(request, { region: 'UA', balanceMinor: '100000' });
  const cookie = await cookieOf(request, player.id);
  await enterAs(context, request, 'risk');
  await page.goto(`${officeUrl()}/players/${player.id}`);
  await act(page, 'Set a limit', () => page.getByLabel('At most, UAH').fill('7'));
  await expect(page.getByRole('heading', { name: 'Set by us', exact: true })).toBeVisible();
  expect((await bet(request, cookie)).status).toBe(200);
  const refused = await bet(request, cookie);
  expect(refused.status).toBe(418);
  expect(JSON.parse(refused.text)).toMatchObject({
    error: { details: { rule: 'stake_limit', limitMinor: '700', byHouse: true } },
  });
  const device = await newDevice();
  const { name, value } = await sessionOf(request, player.id);
  await device.addCookies([{ name, value, url: siteUrl() }]);
  const site = await device.newPage();
  await site.goto(`${siteUrl()}/en/profile/play-safely#limits`);
  await expect(site.getByRole('heading', { name: 'Limits we have set' })).toBeVisible();
});

test('a break: nothing is staked, and the player is still signed in', async ({ page, context, request }) => {
  const player = await makePlayer(request, { region: 'UA', balanceMinor: '100000' });
  const cookie = await cookieOf(request, player.id);
  await enterAs(context, request, 'risk');
  await page.goto(`${officeUrl()}/players/${player.id}`);
  await act(page, 'Set a break', () => page.getByLabel('For how many days').fill('7'));
  const refused = await bet(request, cookie);
  expect(refused.text).toContain('"rule":"break"');
  const profile = await request.get(`${siteUrl()}/api/users/profile`, { headers: { cookie } });
  expect(profile.status()).toBe(200);
});

test('a closed account: its player is signed out, and signing in says so', async ({
  page,
  context,
  newDevice,
  request,
}) => {
  const player = await makePlayer(request, { region: 'UA' });
  const cookie = await cookieOf(request, player.id);
  await enterAs(context, request, 'risk');
  await page.goto(`${officeUrl()}/players/${player.id}`);
  await act(page, 'Close account');
  await expect(page.getByText('This account is permanently closed.')).toBeVisible();
  const profile = await request.get(`${siteUrl()}/api/users/profile`, { headers: { cookie } });
  expect(profile.status()).toBe(401);
  const site = await (await newDevice()).newPage();
  await site.goto(`${siteUrl()}/en/login`);
  await site.getByLabel('Email').fill(player.username);
  await site.getByLabel('Password', { exact: true }).fill(player.password);
  await site.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(site.getByText('This account is closed')).toBeVisible();
});

test('a note with a name: the colleague’s bell counts it, and leads to the note', async ({
  page,
  context,
  newDevice,
  request,
}) => {
  const player = await makePlayer(request, { region: 'UA' });
  const colleague = await newDevice();
  const support = await enterAs(colleague, request, 'support');
  await enterAs(context, request, 'risk');
  await page.goto(`${officeUrl()}/players/${player.id}/notes`);
  await page.getByLabel('New note').fill(`@${support.name} please write to them`);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('list', { name: 'Notes' }).getByText('please write to them')).toBeVisible();
  const desk = await colleague.newPage();
  await desk.goto(officeUrl());
  await desk.getByRole('button', { name: 'Inbox, 1 unread' }).click();
  await desk.getByRole('button', { name: /mentioned you in a note/ }).click();
  await expect(desk).toHaveURL(new RegExp(`/players/${player.id}/notes$`));
  await expect(desk.getByText('please write to them')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Inbox', exact: true })).toBeVisible();
});

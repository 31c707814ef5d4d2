import { listAudit } from '@croupier/contract/office/audit';
import { listMenuWays, listPageSwitches, switchPage } from '@croupier/contract/office/page-desk';
import type { InputOf } from '@croupier/contract/kit';
import { pageData, pageMetaData, pageMetaList } from '@croupier/contract/site/content';
import { listPromotions } from '@croupier/contract/site/promotions';
import { siteConfigs } from '@croupier/contract/site/sites';
import type { RegionId } from '@croupier/domain/site/regions';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { importShipped } from '../../site/content/feature.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';

type Body = InputOf<typeof switchPage>['body'];
type Page = InputOf<typeof switchPage>['params']['page'];

const AT_ONCE = { from: null, until: null };
const reason = 'the licence does not cover it yet';

let office: TestOffice;
beforeAll(async () => {
  office = await startTestOffice({ CLOSED_PAGES: 'EU:pwa' });
  await importShipped({ db: office.site.db, clock: systemClock });
});
afterAll(() => office.site.close());
afterEach(() => office.site.owner.query('DELETE FROM page_switch'));

const toggle = (page: Page, body: Partial<Body> = {}, as: 'marketing' | 'games' | 'auditor' = 'marketing') =>
  office.as[as].call(switchPage, {
    params: { page },
    body: { scope: 'all', closed: AT_ONCE, expected: null, reason, ...body },
  });
const rowOf = async (page: Page) =>
  (await office.as.auditor.call(listPageSwitches, {})).pages.find((row) => row.page === page)!;
const closedIn = async (region: RegionId) => {
  const { pages, menuListOfList } = await office.site.call(siteConfigs, { query: { region } });
  const ways = menuListOfList.flatMap(({ items }) => items);
  return { isOpen: pages.promotions, isInMenus: ways.includes('/promotions') };
};

test('a page that is closed for a region is gone there: from menus, from itself, from what is told to search', async () => {
  const about = (region: RegionId) =>
    keyOf(office.site.call(pageMetaData, { body: { path: '/promotions/own-limits', region } }));
  const offers = async (region: RegionId) =>
    (await office.site.call(listPromotions, { query: { region } })).promotions.length;
  expect(await closedIn('KZ')).toEqual({ isOpen: true, isInMenus: true });
  expect(await toggle('promotions', { scope: 'KZ' })).toEqual({ before: null, after: AT_ONCE });
  await expect.poll(() => closedIn('KZ')).toEqual({ isOpen: false, isInMenus: false });
  expect([await offers('KZ'), await about('KZ')]).toEqual([0, '404 not_found']);
  expect(await closedIn('UA')).toEqual({ isOpen: true, isInMenus: true });
  expect([await offers('UA'), await about('UA')]).toEqual([8, 'answered']);
  const { pages } = await office.site.call(pageMetaList, { query: { region: 'KZ' } });
  expect(Object.keys(pages)).not.toContain('/promotions');
});

test('a page of this brand is closed, and one of another brand stays', async () => {
  const royal = () => keyOf(office.site.call(pageData, { params: { id: 'royal-club' }, query: {} }));
  await toggle('royal-club', { scope: 'toro' });
  await toggle('store', { scope: 'rino' });
  const store = () => keyOf(office.site.call(pageData, { params: { id: 'store' }, query: {} }));
  await expect.poll(store).toBe('404 not_found');
  expect(await royal()).toBe('answered');
});

test('a switch has its times: it is planned, in force, and goes by itself', async () => {
  const [from, until] = [1, 2].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  await toggle('wheel', { closed: { from: from!, until: until! } });
  expect((await rowOf('wheel')).switches).toMatchObject([{ state: 'planned', from, until, reason }]);
  expect((await office.site.call(siteConfigs, { query: {} })).pages.wheel).toBe(true);
  await office.site.owner.query(
    `UPDATE page_switch SET closed_from = now() - interval '2 hours', closed_until = now() - interval '1 second'`,
  );
  expect((await rowOf('wheel')).switches).toEqual([]);
  // What is over is none: a new one is made as if it had never been.
  expect(await keyOf(toggle('wheel'))).toBe('answered');
});

test('each act is in the log with before and after, and is taken back as long as it is as it was left', async () => {
  await toggle('quest', { scope: 'UA' });
  await toggle('quest', { scope: 'UA', closed: null, expected: AT_ONCE });
  expect((await rowOf('quest')).switches).toEqual([]);
  const { rows } = await office.as.auditor.call(listAudit, { query: { act: 'switch.page' } });
  expect(rows[0]).toMatchObject({
    operatorId: String(office.as.marketing.id),
    ...{ subjectKind: 'page', subjectId: 'quest', reason },
    before: { scope: 'UA', state: 'closed', ...AT_ONCE },
    after: { scope: 'UA', state: 'open' },
  });
  expect(await keyOf(toggle('quest', { scope: 'UA', closed: null, expected: AT_ONCE }))).toBe('409 conflict');
});

test('of two who close a page at once one does, and the other is told', async () => {
  const { both } = await office.site.db.transaction(async (tx) => {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('page treasures', 62))`);
    const asked = [1, 2].map(() => keyOf(toggle('treasures')));
    await untilWaitingForLocks(office.site.owner, 2);
    return { both: asked };
  });
  expect((await Promise.all(both)).sort()).toEqual(['409 conflict', 'answered']);
  expect((await rowOf('treasures')).switches).toHaveLength(1);
});

test('what the law demands cannot be closed, nor what there is not, nor for times that close nothing', async () => {
  for (const page of ['privacy', 'responsible-gaming', 'support', 'rules', '../wheel', '__proto__'])
    expect(await keyOf(toggle(page as Page)), page).toMatch(/^(400|404) /);
  const past = { from: null, until: new Date(Date.now() - 1_000).toISOString() };
  for (const body of [
    { closed: past },
    { closed: { from: 'soon', until: null } },
    { expected: { from: null, until: 'never' } },
    { scope: 'US' as never },
    { reason: 'x' },
  ])
    expect(await keyOf(toggle('wheel', body)), JSON.stringify(body)).toBe('400 invalid_request');
  expect((await rowOf('wheel')).switches).toEqual([]);
});

test('who may not close pages closes none, and hostile words are words', async () => {
  for (const role of ['games', 'auditor'] as const)
    expect(await keyOf(toggle('wheel', {}, role))).toBe('403 forbidden');
  const hostile = `<img src=x onerror=alert(1)>'; DROP TABLE page_switch; --`;
  await toggle('wheel', { reason: hostile });
  expect((await rowOf('wheel')).switches[0]!.reason).toBe(hostile);
});

test('what the installation closes for good is told, and nobody opens it here', async () => {
  expect(await rowOf('pwa')).toMatchObject({ installation: ['EU'], switches: [] });
  await toggle('pwa', { scope: 'UA' });
  await toggle('pwa', { scope: 'UA', closed: null, expected: AT_ONCE });
  const isOpenIn = async (region: RegionId) =>
    (await office.site.call(siteConfigs, { query: { region } })).pages.pwa;
  await expect.poll(() => isOpenIn('UA')).toBe(true);
  expect(await isOpenIn('EU')).toBe(false);
});

test('everywhere that a menu may lead is named as the site names it', async () => {
  const { ways } = await office.as.auditor.call(listMenuWays, {});
  expect(ways.find(({ to }) => to === '/games')!.name).toMatchObject({ en: 'Games' });
  for (const { to, name } of ways) expect(Object.values(name), to).not.toContain(to);
});

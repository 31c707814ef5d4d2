import { contentSchedule, listContent } from '@croupier/contract/office/content-desk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestOffice } from '../operators/office.fixture.ts';
import { fragmentOf, nameOf, publish, save, startContentOffice } from './content-desk.fixture.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await startContentOffice();
  const { marketing } = office.as;
  for (const key of ['drafted', 'shown', 'planned'])
    await save(marketing, nameOf(key), fragmentOf(`The ${key}`), 0);
  await publish(marketing, nameOf('shown'), 1, { until: soon(48) });
  await publish(marketing, nameOf('planned'), 1, { from: soon(24) });
  await save(
    marketing,
    nameOf('shown'),
    { ...fragmentOf('100% new'), texts: { ...fragmentOf('100% new').texts, ru: {} } },
    1,
  );
});
afterAll(() => office.site.close());

const HOUR_MS = 3_600_000;
const soon = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const list = async (query: Partial<Record<string, string>>) =>
  (await office.as.auditor.call(listContent, { query: query as never })).rows;
const keys = async (query: Partial<Record<string, string>>) =>
  (await list({ kind: 'fragment', sort: 'name', ...query })).map(({ key }) => key);

test('documents are narrowed by what they are, what they lack and what they say', async () => {
  expect(await keys({})).toEqual(['drafted', 'planned', 'shown']);
  expect(await keys({ state: 'draft' })).toEqual(['drafted']);
  expect(await keys({ state: 'scheduled' })).toEqual(['planned']);
  expect(await keys({ state: 'inForce' })).toEqual(['shown']);
  expect(await keys({ state: 'newer' })).toEqual(['drafted', 'shown']);
  expect(await keys({ missing: 'ru' })).toEqual(['shown']);
  expect(await keys({ text: '100%' })).toEqual(['shown']);
  expect(await keys({ text: 'the D' })).toEqual(['drafted']);
  expect(await keys({ text: '%' })).toEqual(['shown']);
  expect(await keys({ origin: 'shipped' })).toEqual([]);
  expect((await list({ kind: 'menu', origin: 'shipped', sort: 'name' })).map(({ key }) => key)).toEqual([
    'bottom',
    'rail',
  ]);
  expect((await list({ scope: 'toro', limit: '1' }))[0]).toMatchObject({
    scope: 'toro',
    followsShipped: true,
  });
});

test('a row says what is shown, until when, what is to come, and who changed it last', async () => {
  const [shown] = await list({ kind: 'fragment', text: 'shown' });
  expect(shown).toMatchObject({
    ...{ state: 'inForce', version: 1, latestVersion: 2, draft: true, missing: ['ru'] },
    ...{ title: 'Notes', changedBy: office.as.marketing.name, nextFrom: null },
  });
  expect(shown!.until).not.toBeNull();
});

test('every document is told once over the pages, and as a file', async () => {
  const names: string[] = [];
  for (let after: string | undefined; ;) {
    const query = { sort: 'name', limit: '40', ...(after && { after }) } as const;
    const page = await office.as.auditor.call(listContent, { query });
    names.push(...page.rows.map(({ kind, key, scope }) => [kind, key, scope].join('/')));
    if (!page.next) break;
    after = page.next;
  }
  expect(names.length).toBeGreaterThan(80);
  expect(names).toEqual([...new Set(names)].sort());
  const headers = { cookie: office.as.auditor.cookie };
  const file = await (await office.request('/office/api/content.csv', { headers })).text();
  expect(file.trim().split('\n').length).toBeGreaterThan(names.length);
});

test('the schedule tells what begins and ends, and nothing that was taken back', async () => {
  const eventsIn = async (days: '7' | '31') =>
    (await office.as.auditor.call(contentSchedule, { query: { days } })).events.map(
      ({ key, what, version }) => [key, what, version],
    );
  expect(await eventsIn('7')).toEqual([
    ['planned', 'begins', 1],
    ['shown', 'ends', 1],
  ]);
  await expect(office.as.support.call(contentSchedule, { query: { days: '7' } })).rejects.toMatchObject({
    status: 403,
  });
});

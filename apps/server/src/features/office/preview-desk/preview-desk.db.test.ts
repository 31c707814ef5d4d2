import { listAudit } from '@croupier/contract/office/audit';
import { makePreview } from '@croupier/contract/office/preview-desk';
import { createCall, type InputOf, type OutputOf } from '@croupier/contract/kit';
import { currentWidget } from '@croupier/contract/site/lobby';
import { listBanners, locales, pageData, pageMetaList } from '@croupier/contract/site/content';
import type { ContentKindName } from '@croupier/contract/site/content/kinds';
import { listPromotions } from '@croupier/contract/site/promotions';
import { siteConfigs } from '@croupier/contract/site/sites';
import { me } from '@croupier/contract/people/players';
import { testClock } from '@croupier/contract/site/test-data';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { PREVIEW_COOKIE } from '../../../platform/http/preview-cookie.ts';
import { publishDraft, saveDraft } from '../../site/content/feature.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await startTestOffice({ PUBLIC_URL: 'https://rino.example' });
});
afterAll(() => office.site.close());
beforeEach(async () => {
  await office.site.owner.query('TRUNCATE content_version, content_document');
});

type Text = Record<string, unknown>;
interface Draft {
  kind: ContentKindName;
  key: string;
  scope?: string;
  facts?: object;
  text: Text;
  basedOn?: number;
}

async function save({ kind, key, scope = 'all', facts = {}, text, basedOn = 0 }: Draft): Promise<number> {
  const texts = { ua: text, ru: text, en: text, kk: text };
  const draft = { kind, key, scope, body: { facts, texts }, basedOn, by: 'Anna' };
  const saved = await saveDraft({ db: office.site.db, clock: systemClock }, draft);
  expect(saved).toMatchObject({ status: 'saved' });
  return basedOn + 1;
}
async function publish(draft: Draft): Promise<void> {
  const version = await save(draft);
  const { kind, key, scope = 'all' } = draft;
  const release = { kind, key, scope, version, by: 'Anna' };
  const published = await publishDraft({ db: office.site.db, clock: systemClock }, release);
  expect(published).toMatchObject({ status: 'published' });
}

const pageText = (title: string): Text => ({
  ...{ title, description: 'Long enough to tell a search engine what this page is about.' },
  ...{ lead: 'Lead', markdown: 'Of {brand}.' },
});
const ABOUT = { kind: 'page', key: 'about' } as const;

type Look = Partial<InputOf<typeof makePreview>['body']>;
const link = (of: Look, by = office.as.auditor) =>
  by.call(makePreview, {
    body: {
      ...{ kind: 'page', key: 'about', scope: 'all', version: 1 },
      ...{ language: 'en', region: 'KZ', theme: 'dark', brand: 'toro', path: '/pages/about' },
      ...of,
    },
  });
const tokenOf = ({ url }: OutputOf<typeof makePreview>) => new URL(url).searchParams.get('link')!;

/** Calls of the players' site with the link's cookie, and the session of a player beside it where there is one. */
function calls(token: string, session = '') {
  const { request, url } = office.site;
  const cookie = `${session}; ${PREVIEW_COOKIE}=${token}`;
  return createCall((path, init) =>
    request(path, { ...init, headers: { ...init.headers, origin: url, cookie } }),
  );
}
const titleBy = async (call = office.site.call) =>
  (await call(pageData, { params: { id: 'about' }, query: { language: 'en', region: 'KZ' } })).title;

test('who has the link reads the draft, in the house and region it names; nobody else does, before, meanwhile or after', async () => {
  await publish({ ...ABOUT, text: pageText('Old') });
  await save({ ...ABOUT, text: pageText('New'), basedOn: 1 });
  expect(await titleBy()).toBe('Old');
  const made = await link({ version: 2 });
  expect(made.url).toMatch(/^https:\/\/rino\.example\/preview\?link=/);
  const call = calls(tokenOf(made));
  const seen = await Promise.all(
    Array.from({ length: 6 }, (_, n) => titleBy(n % 2 ? call : office.site.call)),
  );
  expect(seen).toEqual(['Old', 'New', 'Old', 'New', 'Old', 'New']);
  const { html } = await call(pageData, { params: { id: 'about' }, query: {} });
  expect(html).toContain('Of Toro.');
  const site = await call(siteConfigs, { query: {} });
  expect([site.brand.id, site.region]).toEqual(['toro', 'KZ']);
  expect((await office.site.call(siteConfigs, { query: {} })).brand.id).toBe('rino');
});

test('what is previewed is kept by nobody: no hash, no time, and a known hash is no answer', async () => {
  await publish({ ...ABOUT, text: pageText('Old') });
  await save({ ...ABOUT, text: pageText('New'), basedOn: 1 });
  const cookie = `${PREVIEW_COOKIE}=${tokenOf(await link({ version: 2 }))}`;
  for (const path of ['/api/page-data/about?language=en', '/api/locales/en', '/api/app/banners']) {
    const answer = await office.site.request(path, { headers: { cookie } });
    expect([path, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
      path,
      'no-store',
      null,
    ]);
  }
  const shared = await office.site.request('/api/page-data/about?language=en');
  const etag = shared.headers.get('etag')!;
  const again = await office.site.request('/api/page-data/about?language=en', {
    headers: { cookie, 'if-none-match': etag },
  });
  expect([again.status, ((await again.json()) as { title: string }).title]).toEqual([200, 'New']);
});

test('a link that was changed, cut, made up, of another key, or is over shows nothing', async () => {
  await publish({ ...ABOUT, text: pageText('Old') });
  await save({ ...ABOUT, text: pageText('New'), basedOn: 1 });
  const token = tokenOf(await link({ version: 2 }));
  const other = tokenOf(await link({ version: 1 }));
  const at = Math.floor(token.length / 2);
  const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
  const made = Buffer.from(JSON.stringify({ ...ABOUT, version: 2 }))
    .toString('base64url')
    .padEnd(300, 'A');
  const mixed = token.slice(0, 60) + other.slice(60);
  for (const bad of [changed, token.slice(0, -4), `${token}AAAA`, made, mixed, '', 'x'.repeat(5000)])
    expect(await titleBy(calls(bad)), bad).toBe('Old');
  expect(await titleBy(calls(token))).toBe('New');
  await office.site.call(testClock, { body: { offsetMs: 30 * 60_000 + 1000 } });
  expect(await titleBy(calls(token))).toBe('Old');
  await office.site.call(testClock, { body: { offsetMs: 0 } });
});

test('a player who looks at a preview is a visitor meanwhile, and does nothing', async () => {
  await save({ ...ABOUT, text: pageText('New') });
  const player = await office.site.createPlayer();
  const call = calls(tokenOf(await link({})), player.cookie);
  expect((await player.call(me, {})).profile).not.toBeNull();
  expect((await call(me, {})).profile).toBeNull();
});

const BANNER = {
  ...{ area: 'PROMO', layout: 'hero', place: 1, viewers: ['returning'], actions: ['/promotions'] },
};
test.each<[string, Draft, (call: typeof office.site.call) => Promise<unknown>, unknown, unknown]>([
  [
    'a banner that is for players',
    {
      ...{ kind: 'banner', key: 'new-banner' },
      facts: { ...BANNER, layout: 'rectangle' },
      text: { title: 'Draft', text: 'T', labels: ['Go'] },
    },
    async (call) => (await call(listBanners, { query: {} })).banners.map(({ title }) => title),
    [],
    ['Draft'],
  ],
  [
    'a promotion',
    {
      ...{ kind: 'promotion', key: 'new-offer', facts: { place: 1 } },
      text: {
        ...{ ...pageText('Draft'), picture: 'promotions', pictureText: '' },
        ...{ actions: [{ label: 'Go', to: '/' }], terms: ['One'] },
      },
    },
    async (call) => (await call(listPromotions, { query: {} })).promotions.map(({ title }) => title),
    [],
    ['Draft'],
  ],
  [
    'a survey, though only players answer it',
    {
      ...{ kind: 'survey', key: 'new-survey', facts: { place: 1, options: ['a', 'b'] } },
      text: { question: 'Draft?', thanks: 'T', labels: ['A', 'B'] },
    },
    async (call) => (await call(currentWidget, { query: {} })).widget?.id,
    undefined,
    'new-survey',
  ],
  [
    'a card that is for players',
    {
      ...{ kind: 'card', key: 'new-card' },
      facts: { place: 1, viewers: ['newcomer'], picture: 'promotions', to: '/promotions' },
      text: { title: 'Draft', text: 'T', label: 'Go' },
    },
    async (call) => (await call(currentWidget, { query: {} })).widget?.id,
    undefined,
    'new-card',
  ],
  [
    'own words',
    { kind: 'messages', key: 'shell', text: { toContent: 'Draft' } },
    async (call) => (await call(locales, { params: { id: 'en' }, query: {} })).messages,
    {},
    { 'shell.toContent': 'Draft' },
  ],
  [
    'what search engines are told',
    {
      ...{ kind: 'meta', key: 'home', facts: { path: '/' } },
      text: { title: 'Draft', description: pageText('')['description'] },
    },
    async (call) => (await call(pageMetaList, { query: {} })).pages['/']?.title,
    undefined,
    'Draft',
  ],
  [
    'a menu',
    { kind: 'menu', key: 'rail', facts: { items: ['/rules'] }, text: {} },
    async (call) => (await call(siteConfigs, { query: {} })).menuListOfList,
    [],
    [{ place: 'rail', items: ['/rules'] }],
  ],
  [
    'the home page',
    { kind: 'home', key: 'home', facts: { areas: [{ kind: 'GENRES' }] }, text: {} },
    async (call) => (await call(siteConfigs, { query: {} })).componentsConfig,
    [],
    [{ kind: 'GENRES' }],
  ],
])('%s is previewed', async (_, draft, read, before, shown) => {
  await save(draft);
  const call = calls(tokenOf(await link({ kind: draft.kind, key: draft.key })));
  expect(await read(office.site.call)).toEqual(before);
  expect(await read(call)).toEqual(shown);
  expect(await read(office.site.call)).toEqual(before);
});

test('a draft for a region is shown there and nowhere else, as it would be', async () => {
  await publish({ ...ABOUT, text: pageText('Old') });
  await save({ ...ABOUT, scope: 'KZ', text: pageText('For KZ') });
  const call = calls(tokenOf(await link({ scope: 'KZ', region: 'KZ' })));
  const there = (region: 'KZ' | 'UA') =>
    call(pageData, { params: { id: 'about' }, query: { language: 'en', region } });
  expect([(await there('KZ')).title, (await there('UA')).title]).toEqual(['For KZ', 'Old']);
});

test('half a draft is shown in the languages that are whole, and no link is made for the others', async () => {
  const [whole, half] = [pageText('New'), { title: 'Half' }];
  const body = { facts: {}, texts: { ua: half, ru: {}, en: whole, kk: whole } };
  await saveDraft(
    { db: office.site.db, clock: systemClock },
    { kind: 'page', key: 'half', scope: 'all', body, basedOn: 0, by: 'Anna' },
  );
  const refused = { key: 'draft_not_whole', status: 422 };
  await expect(link({ key: 'half', language: 'ua' })).rejects.toMatchObject(refused);
  await expect(link({ key: 'half', language: 'ru' })).rejects.toMatchObject(refused);
  const call = calls(tokenOf(await link({ key: 'half', language: 'en' })));
  const said = await call(pageData, { params: { id: 'half' }, query: { language: 'ua' } });
  expect(said.title).toBe('New');
});

test('a link is an act of who reads content; of what there is not none is made', async () => {
  await save({ ...ABOUT, text: pageText('New') });
  await expect(link({}, office.as.support)).rejects.toMatchObject({ status: 403 });
  await expect(link({ version: 2 })).rejects.toMatchObject({ key: 'not_found' });
  await expect(link({ kind: 'constructor' })).rejects.toMatchObject({ key: 'not_found' });
  for (const path of ['//evil.example', 'https://evil.example', '/a?b=c', '/../x'])
    await expect(link({ path }), path).rejects.toMatchObject({ status: 400 });
  await link({});
  const { rows } = await office.as.auditor.call(listAudit, { query: { act: 'preview.content' } });
  expect(rows[0]).toMatchObject({ operator: office.as.auditor.name, subjectId: 'page/about/all' });
  expect(JSON.stringify(rows[0])).toContain('KZ');
});

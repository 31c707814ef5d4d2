import {
  answerSurvey,
  contents,
  hideWidget,
  listBanners,
  pageData,
  pageMetaData,
  pageMetaList,
} from '@croupier/contract/site/content';
import { appInfo, currentWidget } from '@croupier/contract/site/lobby';
import { getPromotion, listPromotions } from '@croupier/contract/site/promotions';
import { testToken } from '@croupier/contract/site/test-data';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOffsetClock } from '../../../platform/clock.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import type { ContentBody, PageText } from './content-kinds.ts';
import { listInForce } from './content-store.ts';
import { publishDraft } from './publish-draft.ts';
import { createContentReader } from './read-content.ts';
import { saveDraft } from './save-draft.ts';
import { followShipped, importShipped } from './shipped/import-shipped.ts';
import { SHIPPED_FOLDER } from './shipped/read-shipped.ts';
import { withdrawDocument } from './withdraw-document.ts';

const HOUR_MS = 3_600_000;
const ABOUT = { kind: 'page', key: 'about', scope: 'all' } as const;
const EDITION = { brand: 'rino', region: 'UA' } as const;

let database: TestDatabase;
let folder: string;
const clock = createOffsetClock();
beforeEach(async () => {
  clock.setOffset(0);
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(join(SHIPPED_FOLDER, 'all/pages/about'), join(folder, 'all/pages/about'), { recursive: true });
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

const parts = () => ({ db: database.db, clock });

function textOf(title: string): PageText {
  const description = 'Long enough to tell a search engine what this page is about.';
  return { title, description, lead: 'Lead', markdown: 'Text' };
}
function bodyOf(title: string): ContentBody {
  const text = textOf(title);
  return { facts: {}, texts: { ua: text, ru: text, en: text, kk: text } };
}

/** The title in force, past every memory. */
async function titleAt(offsetMs = 0): Promise<string | undefined> {
  const at = new Date(clock.now().getTime() + offsetMs);
  const [document] = await listInForce(database.db, { ...ABOUT, at });
  return document?.texts.en.title;
}
const versions = async () =>
  (await database.owner.query<{ count: bigint }>('SELECT count(*) FROM content_version'))[0]!.count;

test('what is shipped is brought in once, follows its files, and goes with them', async () => {
  await Promise.all([importShipped(parts(), folder), importShipped(parts(), folder)]);
  await importShipped(parts(), folder);
  expect(await titleAt()).toBe('About {brand}');
  expect(await versions()).toBe(1n);

  const file = join(folder, 'all/pages/about/en.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('title: About {brand}', 'title: About us'));
  await importShipped(parts(), folder);
  expect(await titleAt()).toBe('About us');

  rmSync(join(folder, 'all/pages/about'), { recursive: true });
  await importShipped(parts(), folder);
  expect(await titleAt()).toBeUndefined();
});

test('a document that somebody edited, or took back, is left alone', async () => {
  await importShipped(parts(), folder);
  expect(await saveDraft(parts(), { ...ABOUT, body: bodyOf('Ours'), basedOn: 1, by: 'olena' })).toEqual({
    status: 'saved',
    version: 2,
  });
  await importShipped(parts(), folder);
  expect(await titleAt()).toBe('About {brand}');
  await publishDraft(parts(), { ...ABOUT, version: 2, by: 'olena' });
  await importShipped(parts(), folder);
  expect(await titleAt()).toBe('Ours');
  await withdrawDocument(parts(), { ...ABOUT, by: 'olena' });
  await importShipped(parts(), folder);
  expect(await titleAt()).toBeUndefined();
});

test('of two who edit one version at once the second is told, and nothing is lost', async () => {
  await importShipped(parts(), folder);
  const save = (title: string) =>
    saveDraft(parts(), { ...ABOUT, body: bodyOf(title), basedOn: 1, by: title });
  const outcomes = await Promise.all([save('one'), save('other')]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['overtaken', 'saved']);
  expect(outcomes.find(({ status }) => status === 'overtaken')).toEqual({ status: 'overtaken', version: 2 });
  expect(await versions()).toBe(2n);
});

test('a week that is planned comes, also where the everyday text was corrected after it was planned', async () => {
  await importShipped(parts(), folder);
  await saveDraft(parts(), { ...ABOUT, body: bodyOf('Holidays'), basedOn: 1, by: 'olena' });
  await saveDraft(parts(), { ...ABOUT, body: bodyOf('Corrected'), basedOn: 2, by: 'olena' });
  const from = new Date(clock.now().getTime() + HOUR_MS);
  const until = new Date(from.getTime() + HOUR_MS);
  await publishDraft(parts(), { ...ABOUT, version: 2, by: 'olena', from, until });
  await publishDraft(parts(), { ...ABOUT, version: 3, by: 'olena' });
  const seen = await Promise.all([0, HOUR_MS, 2 * HOUR_MS].map((offset) => titleAt(offset + 1)));
  expect(seen).toEqual(['Corrected', 'Holidays', 'Corrected']);
});

test('a schedule that is over before it is published is none', async () => {
  await importShipped(parts(), folder);
  await saveDraft(parts(), { ...ABOUT, body: bodyOf('Too late'), basedOn: 1, by: 'olena' });
  const [from, until] = [2, 1].map((hours) => new Date(clock.now().getTime() - hours * HOUR_MS));
  const release = { ...ABOUT, version: 2, by: 'olena', from: from!, until: until! };
  expect(await publishDraft(parts(), release)).toEqual({ status: 'no-time' });
  expect(await publishDraft(parts(), { ...ABOUT, version: 2, by: 'olena' })).toEqual({ status: 'published' });
});

test('a schedule comes and goes by itself, and a draft is published once', async () => {
  await importShipped(parts(), folder);
  await saveDraft(parts(), { ...ABOUT, body: bodyOf('Holidays'), basedOn: 1, by: 'olena' });
  const from = new Date(clock.now().getTime() + HOUR_MS);
  const until = new Date(from.getTime() + HOUR_MS);
  const release = { ...ABOUT, version: 2, by: 'olena', from };
  expect(await publishDraft(parts(), { ...release, until: from })).toEqual({ status: 'no-time' });
  const twice = await Promise.all([1, 2].map(() => publishDraft(parts(), { ...release, until })));
  expect(twice.map(({ status }) => status).sort()).toEqual(['no-draft', 'published']);
  const seen = await Promise.all([0, HOUR_MS, 2 * HOUR_MS].map((offset) => titleAt(offset + 1)));
  expect(seen).toEqual(['About {brand}', 'Holidays', 'About {brand}']);
  await withdrawDocument(parts(), { ...ABOUT, by: 'olena' });
  expect(await titleAt(HOUR_MS + 1)).toBeUndefined();
  expect(await withdrawDocument(parts(), { ...ABOUT, by: 'olena' })).toEqual({ status: 'nothing-in-force' });
});

test('a draft may be half of what it will be, and is not published before it is whole', async () => {
  const body = { ...bodyOf('x'), texts: { ...bodyOf('x').texts, kk: { title: '' } } };
  const draft = { ...ABOUT, body, basedOn: 0, by: 'olena' };
  expect(await saveDraft(parts(), draft)).toEqual({ status: 'saved', version: 1 });
  const release = { ...ABOUT, version: 1, by: 'olena' };
  const refused = await publishDraft(parts(), release);
  expect(refused).toMatchObject({ status: 'faulty' });
  expect('faults' in refused && refused.faults).toContain('kk/markdown: missing');
  expect(await titleAt()).toBeUndefined();
  await saveDraft(parts(), { ...draft, body: bodyOf('x'), basedOn: 1 });
  expect(await publishDraft(parts(), { ...release, version: 2 })).toEqual({ status: 'published' });
});

test('what no page has is not saved, nor what no database can keep, and a faulty set is brought in nowhere', async () => {
  const text = bodyOf('x').texts.en;
  for (const other of [
    { ...text, admin: true },
    { ...text, title: 7 },
    { ...text, title: 'a\0' },
    { ...text, title: '\ud800' },
  ]) {
    const body = { facts: {}, texts: { ...bodyOf('x').texts, kk: other } };
    const saved = await saveDraft(parts(), { ...ABOUT, body, basedOn: 0, by: 'olena' });
    expect(saved).toMatchObject({ status: 'faulty' });
  }
  writeFileSync(join(folder, 'all/pages/about/ru.md'), '---\ntitle: x\n---\n');
  await expect(importShipped(parts(), folder)).rejects.toThrow(/all\/page\/about ru\/description: missing/);
  expect(await versions()).toBe(0n);
});

test('who asks for what there is not leaves nothing behind', async () => {
  const draft = { ...ABOUT, body: bodyOf('x'), basedOn: 3, by: 'olena' };
  expect(await saveDraft(parts(), draft)).toEqual({ status: 'overtaken', version: 0 });
  expect(await publishDraft(parts(), { ...ABOUT, version: 1, by: 'olena' })).toEqual({ status: 'no-draft' });
  expect(await withdrawDocument(parts(), { ...ABOUT, by: 'olena' })).toEqual({ status: 'nothing-in-force' });
  expect(await database.db.query('SELECT FROM content_document')).toHaveLength(0);
});

test('one planned version is taken back alone; the files are followed again, and what was planned ends', async () => {
  await importShipped(parts());
  const from = new Date(clock.now().getTime() + HOUR_MS);
  for (const [basedOn, title] of [
    [1, 'Ours'],
    [2, 'Later'],
  ] as const) {
    await saveDraft(parts(), { ...ABOUT, body: bodyOf(title), basedOn, by: 'olena' });
    const release = { ...ABOUT, version: basedOn + 1, by: 'olena' };
    await publishDraft(parts(), basedOn === 2 ? { ...release, from } : release);
  }
  expect(await withdrawDocument(parts(), { ...ABOUT, version: 3, by: 'olena' })).toEqual({
    status: 'withdrawn',
  });
  expect(await titleAt(2 * HOUR_MS)).toBe('Ours');
  const follow = () => followShipped(parts(), { ...ABOUT, by: 'olena' });
  const twice = await Promise.all([follow(), follow()]);
  expect(twice.map(({ status }) => status).sort()).toEqual(['followed', 'follows-already']);
  expect(await titleAt(2 * HOUR_MS)).toBe('About {brand}');
  expect(await followShipped(parts(), { ...ABOUT, key: 'ours', by: 'olena' })).toEqual({
    status: 'not-shipped',
  });
});

test('a change and what belongs to it are done together or not at all', async () => {
  const draft = { ...ABOUT, body: bodyOf('x'), basedOn: 0, by: 'olena' };
  const failing = saveDraft(parts(), draft, () => Promise.reject(new Error('no log')));
  await expect(failing).rejects.toThrow('no log');
  expect(await versions()).toBe(0n);
});

test('a version is never changed, not even by the server', async () => {
  await importShipped(parts(), folder);
  await expect(database.db.query(`UPDATE content_version SET texts = texts`)).rejects.toThrow(/permission/);
  await expect(database.db.query(`DELETE FROM content_version`)).rejects.toThrow(/permission/);
});

test('what is for a region goes before what is for a brand, and that before what is for all', async () => {
  const reader = createContentReader(parts());
  for (const scope of ['all', 'rino', 'UA']) {
    const name = { kind: 'page', key: `only-${scope.toLowerCase()}`, scope } as const;
    for (const document of [name, { ...name, key: 'both' }]) {
      await saveDraft(parts(), { ...document, body: bodyOf(scope), basedOn: 0, by: 'olena' });
      await publishDraft(parts(), { ...document, version: 1, by: 'olena' });
    }
  }
  const titleFor = async (edition: Parameters<typeof reader.find>[2]) =>
    (await reader.find('page', 'both', edition))?.texts.en.title;
  expect(await titleFor(EDITION)).toBe('UA');
  expect(await titleFor({ ...EDITION, region: 'EU' })).toBe('rino');
  expect(await titleFor({ brand: 'toro', region: 'EU' })).toBe('all');
  // What no address names is asked about, too, and is not what all of a kind are kept under.
  expect(await reader.find('page', '', EDITION)).toBeUndefined();
  expect((await reader.list('page', { brand: 'toro', region: 'EU' })).map(({ key }) => key)).toEqual([
    'both',
    'only-all',
  ]);
});

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  await importShipped({ db: site.db, clock });
});
afterAll(() => site.close());

test('a page is told in the language and the region asked for, and to a player in theirs', async () => {
  const ask = { params: { id: 'about' }, query: { language: 'kk', region: 'KZ' } } as const;
  const page = await site.call(pageData, ask);
  expect(page).toMatchObject({ id: 'about', title: 'Rino туралы', picture: 'about', version: 1 });
  expect(page.faqs.at(-1)!.html).toContain('21+');
  expect(page.faqs[1]!.html).toContain('href="/kk/providers"');
  const player = await site.createPlayer({ region: 'EU' });
  const theirs = await player.call(pageData, { ...ask, query: { language: 'en', region: 'UA' } });
  expect(theirs.faqs.at(-1)!.html).toContain('18');
});

test('a page that is known already is not sent again; one that there is not is not found', async () => {
  const first = await site.request('/api/page-data/about?language=en');
  const etag = first.headers.get('etag')!;
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const again = (tag: string) =>
    site.request('/api/page-data/about?language=en', { headers: { 'if-none-match': tag } });
  expect((await again(etag)).status).toBe(304);
  expect((await again('"another"')).status).toBe(200);
  expect((await site.request('/api/page-data/nothing')).status).toBe(404);
  expect((await site.request('/api/page-data/No..Such')).status).toBe(400);
});

test('eight offers stand in their order, each with its conditions in the money of the region', async () => {
  const query = { language: 'en', region: 'EU' } as const;
  const { promotions } = await site.call(listPromotions, { query });
  expect(promotions).toHaveLength(8);
  expect(promotions[0]).toMatchObject({ id: 'check-any-round', until: null });
  const { terms } = await site.call(getPromotion, { params: { id: 'test-deposit' }, query });
  expect(terms[0]).toBe('<p>One deposit is €5 to €2,000, and your own limits hold.</p>');
  await expect(site.call(getPromotion, { params: { id: 'about' }, query })).rejects.toMatchObject({
    status: 404,
  });
});

test('heroes are for who looks, in the voice of the brand', async () => {
  const query = { language: 'en', area: 'PROMO' } as const;
  const { banners } = await site.call(listBanners, { query });
  expect(banners.map(({ id }) => id)).toEqual(['hero-table', 'hero-popular', 'hero-check']);
  const player = await site.createPlayer();
  const theirs = (await player.call(listBanners, { query })).banners;
  expect(theirs.map(({ id }) => id)).not.toContain('hero-table');
  const reader = createContentReader({ db: site.db, clock });
  const titleOf = async (brand: 'rino' | 'toro') =>
    (await reader.find('banner', 'hero-table', { brand, region: 'UA' }))?.texts.en.title;
  expect([await titleOf('rino'), await titleOf('toro')]).toEqual(['Cards on the table', 'Into the ring']);
});

/** One who has a round behind them, as soon as the lobby has counted it. */
async function somebodyWhoPlayed(): Promise<TestPlayer> {
  const player = await site.createPlayer();
  const amounts = { currency: 'UAH', kind: 'real', stakeMinor: '100', winMinor: '0' } as const;
  const payload = { provider: 'studio', game: 'lantern-tide', ...amounts } as const;
  await site.db.transaction((tx) =>
    appendFacts(tx, [{ playerId: player.id, topic: 'provider-round.ended', payload }]),
  );
  await expect.poll(() => widgetOf(player.call)).toBe('first-check');
  return player;
}

const widgetOf = async (call: TestApp['call']) => (await call(currentWidget, { query: {} })).widget?.id;

test('banners of an area are told in their order, all laid out alike, in the voice of the brand', async () => {
  const areaOf = async (area: 'MINI_GAME' | 'TOURNAMENT' | 'LIVE_GAME') =>
    (await site.call(listBanners, { query: { language: 'ua', area } })).banners;
  expect((await areaOf('TOURNAMENT')).map(({ title, layout }) => [title, layout])).toEqual([
    ['Турніри', 'pennant'],
    ['Rino Ліга', 'pennant'],
    ['Лотереї', 'pennant'],
    ['Джекпоти', 'pennant'],
  ]);
  expect((await areaOf('MINI_GAME'))[0]).toMatchObject({ tone: 'felt', picture: 'wheel' });
  expect(await areaOf('LIVE_GAME')).toEqual([]);
  const documents = await listInForce(site.db, { kind: 'banner', at: clock.now() });
  const layouts = new Map(documents.map(({ facts }) => [facts.area, new Set<string>()]));
  for (const { facts } of documents) layouts.get(facts.area)!.add(facts.layout);
  for (const [area, used] of layouts) expect(used.size, area).toBe(1);
});

test('who has played is asked a survey until it is answered, once, or hidden', async () => {
  const newcomer = await site.createPlayer();
  expect(await widgetOf(newcomer.call)).toBe('own-limit');
  const [answering, hiding] = await Promise.all([somebodyWhoPlayed(), somebodyWhoPlayed()]);
  const answer = (option: string) =>
    answering.call(answerSurvey, { body: { survey: 'first-check', option } });
  await expect(answer('maybe')).rejects.toMatchObject({ status: 404 });
  const outcomes = await Promise.allSettled([answer('not-yet'), answer('yes-easily')]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await widgetOf(answering.call)).toBe('home-screen');
  await hiding.call(hideWidget, { body: { widget: 'first-check' } });
  await hiding.call(hideWidget, { body: { widget: 'first-check' } });
  expect(await widgetOf(hiding.call)).toBe('home-screen');
  expect((await hiding.call(appInfo, { query: {} })).widget?.id).toBe('home-screen');
  await expect(hiding.call(hideWidget, { body: { widget: 'nothing' } })).rejects.toMatchObject({
    status: 404,
  });
});

test('what a player hides stays hidden on another device, and from nobody else', async () => {
  const player = await site.createPlayer();
  await player.call(hideWidget, { body: { widget: 'own-limit' } });
  const { cookie } = await site.call(testToken, { body: { id: String(player.id) } });
  const elsewhere = await site.request('/api/app/widget', {
    headers: { cookie: cookie.split(';')[0]! },
  });
  expect(await elsewhere.json()).toEqual({ widget: null });
  expect(await widgetOf((await site.createPlayer()).call)).toBe('own-limit');
});

test('what a visitor hides is kept in a cookie, which scripts cannot read', async () => {
  const hide = (cookie: string) =>
    site.request('/api/widgets/hide', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.url, cookie },
      body: JSON.stringify({ widget: 'look-first' }),
    });
  const answer = await hide('hidden_widgets=long-gone');
  const kept = answer.headers.get('set-cookie')!;
  expect(kept).toMatch(/^hidden_widgets=long-gone.look-first;.*HttpOnly/);
  expect(await widgetOf(site.call)).toBe('look-first');
  const seen = await site.request('/api/app/widget', { headers: { cookie: kept.split(';')[0]! } });
  expect(await seen.json()).toEqual({ widget: null });
});

test('a card is told in the language asked for and in the voice of the brand', async () => {
  const { widget } = await site.call(currentWidget, { query: { language: 'kk' } });
  expect(widget).toMatchObject({ kind: 'card', title: 'Алдымен көріп алыңыз', picture: 'promo-play-money' });
  const reader = createContentReader({ db: site.db, clock });
  const titleOf = async (brand: 'rino' | 'toro') =>
    (await reader.find('card', 'look-first', { brand, region: 'UA' }))?.texts.en.title;
  expect([await titleOf('rino'), await titleOf('toro')]).toEqual([
    'Look around first',
    'Warm up, nothing at stake',
  ]);
});

test('the front is told in one answer, its jackpots empty until there are any', async () => {
  const app = await site.call(appInfo, { query: { language: 'ua' } });
  expect(app).toMatchObject({ authenticated: false, jackpots: [] });
  expect(app.banners.length).toBeGreaterThan(0);
  expect(app.navigationAndFilters.providers.length).toBeGreaterThan(0);
});

test('search engines are told what a page of content says of itself', async () => {
  const metaOf = (path: string) => site.call(pageMetaData, { body: { path, language: 'en' } });
  expect((await metaOf('/pages/about')).title).toBe('About Rino');
  expect((await metaOf('/promotions/own-limits')).title).toBe('Set your limit before you start');
  await expect(metaOf('/promotions/about')).rejects.toMatchObject({ status: 404 });
});

test('a page has the operator’s own words in place of its own, or of none', async () => {
  const meta = (name: string) => {
    const text = {
      title: `${name} of {brand}`,
      description: `What the house says of ${name}, in so many words.`,
    };
    return { ua: text, ru: text, en: text, kk: text };
  };
  const here = { db: site.db, clock };
  const documents = [
    { key: 'games', scope: 'all', path: '/games', name: 'all games' },
    { key: 'games', scope: 'EU', path: '/games', name: 'European games' },
    { key: 'about', scope: 'all', path: '/pages/about', name: 'this house' },
  ];
  for (const { key, scope, path, name } of documents) {
    const body = { facts: { path }, texts: meta(name) };
    await saveDraft(here, { kind: 'meta', key, scope, body, basedOn: 0, by: 'olena' });
    await publishDraft(here, { kind: 'meta', key, scope, version: 1, by: 'olena' });
  }
  const told = async (path: string, region: 'UA' | 'EU') =>
    (await site.call(pageMetaData, { body: { path, language: 'en', region } })).title;
  await expect.poll(() => told('/games', 'UA')).toBe('all games of Rino');
  expect(await told('/games', 'EU')).toBe('European games of Rino');
  expect(await told('/pages/about', 'UA')).toBe('this house of Rino');
  await expect(told('/login', 'UA')).rejects.toMatchObject({ status: 404 });
  const { pages } = await site.call(pageMetaList, { query: { language: 'kk', region: 'EU' } });
  expect(Object.entries(pages).map(([path, { title }]) => `${path} ${title}`)).toEqual([
    '/pages/about this house of Rino',
    '/games European games of Rino',
  ]);
});

test('texts in other words, and texts inside pages, are told as they are published', async () => {
  const text = { 'hero.label': 'Today' };
  const messages = { facts: {}, texts: { ua: text, ru: text, en: text, kk: text } };
  const note = { title: 'Note', markdown: 'Play for **fun**, {brand}.' };
  const fragment = { facts: {}, texts: { ua: note, ru: note, en: note, kk: note } };
  const here = { db: site.db, clock };
  for (const [kind, key, body] of [
    ['messages', 'lobby', messages],
    ['fragment', 'note', fragment],
  ] as const) {
    await saveDraft(here, { kind, key, scope: 'all', body, basedOn: 0, by: 'olena' });
    await publishDraft(here, { kind, key, scope: 'all', version: 1, by: 'olena' });
  }
  const ask = (id: 'en' | 'kk') => site.request(`/api/locales/${id}?namespace=lobby`);
  expect(await (await ask('en')).json()).toEqual({
    language: 'en',
    messages: { 'lobby.hero.label': 'Today' },
  });
  expect((await ask('en')).headers.get('cache-control')).toBe('private, max-age=300');
  expect((await ask('kk')).headers.get('cache-control')).toBe('private, no-cache');
  expect((await ask('kk')).headers.get('etag')).not.toBeNull();
  const { html } = await site.call(contents, { params: { id: 'note' }, query: { language: 'en' } });
  expect(html).toBe('<p>Play for <strong>fun</strong>, Rino.</p>');
});

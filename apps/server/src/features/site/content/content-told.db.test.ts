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
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { listInForce } from './content-store.ts';
import { publishDraft } from './publish-draft.ts';
import { createContentReader } from './read-content.ts';
import { saveDraft } from './save-draft.ts';
import { importShipped } from './shipped/import-shipped.ts';

const clock = systemClock;
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
  expect(terms[0]).toBe('<p>One deposit is €5 to €2,000, and your own limits apply.</p>');
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

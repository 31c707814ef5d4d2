import {
  CONTENT_MAX_BYTES,
  followShippedContent,
  readContentVersion,
  saveContentDraft,
  withdrawContent,
} from '@croupier/contract/office/content-desk';
import { contents, listBanners } from '@croupier/contract/site/content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import type { TestOffice } from '../operators/office.fixture.ts';
import {
  actsOn,
  fragmentOf,
  nameOf,
  publish,
  read,
  REASON,
  save,
  startContentOffice,
} from './content-desk.fixture.ts';

let office: TestOffice;
beforeAll(async () => void (office = await startContentOffice()));
afterAll(() => office.site.close());

const HOUR_MS = 3_600_000;
const soon = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const said = async (id: string) =>
  (await office.site.call(contents, { params: { id }, query: { language: 'en' } })).title;

test('what is saved is seen by nobody, what is published by everybody, and the log has each with its reason', async () => {
  const { marketing } = office.as;
  const note = nameOf('said');
  expect(await save(marketing, note, fragmentOf('First'), 0)).toEqual({ version: 1 });
  await expect(said('said')).rejects.toMatchObject({ status: 404 });
  expect(await publish(marketing, note, 1)).toMatchObject({ until: null });
  await expect.poll(() => said('said')).toBe('First');
  await save(marketing, note, fragmentOf('Second'), 1);
  expect(await said('said')).toBe('First');
  expect(await read(marketing, note)).toMatchObject({
    state: 'inForce',
    version: 1,
    draft: true,
    isShipped: false,
  });
  const [saved, published] = await actsOn(office, note);
  expect(saved).toMatchObject({ act: 'save.content', reason: REASON });
  expect(JSON.parse(saved!.before)).toEqual({ version: 1, 'en/title': 'First' });
  expect(JSON.parse(saved!.after)).toEqual({ version: 2, 'en/title': 'Second' });
  expect(published).toMatchObject({ act: 'publish.content', reason: REASON });
});

test('a draft that lacks something is kept and not published: what it lacks is told', async () => {
  const { marketing } = office.as;
  const half = nameOf('half');
  await save(
    marketing,
    half,
    { ...fragmentOf('Half'), texts: { ...fragmentOf('Half').texts, kk: { title: '' } } },
    0,
  );
  await expect(publish(marketing, half, 1)).rejects.toMatchObject({
    key: 'invalid_request',
    details: { faults: ['kk/title: missing', 'kk/markdown: missing'] },
  });
  expect(await read(marketing, half)).toMatchObject({ state: 'draft', missing: ['kk'] });
});

test('of two who save one after the other from the same version the second is told, and nothing is lost', async () => {
  const { marketing, admin } = office.as;
  const note = nameOf('two');
  await save(marketing, note, fragmentOf('Begun'), 0);
  await save(admin, note, fragmentOf('Theirs'), 1);
  await expect(save(marketing, note, fragmentOf('Mine'), 1)).rejects.toMatchObject({ key: 'conflict' });
  const document = await read(marketing, note);
  expect(document).toMatchObject({ latestVersion: 2, body: fragmentOf('Theirs') });
  expect(document.versions[0]).toMatchObject({ version: 2, savedBy: admin.name, state: 'draft' });
  expect(await save(marketing, note, fragmentOf('Mine'), 2)).toEqual({ version: 3 });
});

test('of two who save at once one waits for the other and is told; their entries are as many as their versions', async () => {
  const { marketing, admin } = office.as;
  const note = nameOf('at-once');
  await save(marketing, note, fragmentOf('Begun'), 0);
  const both = () =>
    Promise.allSettled([marketing, admin].map((by) => save(by, note, fragmentOf(by.name), 1)));
  const { saves: waiting } = await office.site.owner.transaction(async (tx) => {
    await tx.query(`SELECT FROM content_document WHERE key = 'at-once' FOR UPDATE`);
    const begun = both();
    await untilWaitingForLocks(office.site.owner, 2);
    return { saves: begun };
  });
  const saves = await waiting;
  expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await actsOn(office, note)).toHaveLength(2);
});

test('a version is planned, alone taken back, and the document with all that is to come', async () => {
  const { marketing } = office.as;
  const note = nameOf('planned');
  await save(marketing, note, fragmentOf('Everyday'), 0);
  await publish(marketing, note, 1);
  await save(marketing, note, fragmentOf('Holidays'), 1);
  for (const times of [{ from: soon(-1) }, { from: soon(2), until: soon(1) }, { from: 'soon' }])
    await expect(publish(marketing, note, 2, times)).rejects.toMatchObject({ key: 'invalid_request' });
  await publish(marketing, note, 2, { from: soon(1), until: soon(2) });
  await expect(publish(marketing, note, 2)).rejects.toMatchObject({ key: 'conflict' });
  const states = async () => (await read(marketing, note)).versions.map(({ state }) => state);
  expect(await states()).toEqual(['scheduled', 'inForce']);
  const withdraw = (version: number | null) =>
    marketing.call(withdrawContent, { params: note, body: { version, reason: REASON } });
  await withdraw(2);
  expect(await states()).toEqual(['withdrawn', 'inForce']);
  await withdraw(null);
  expect(await read(marketing, note)).toMatchObject({ state: 'ended', version: null });
  await expect(withdraw(null)).rejects.toMatchObject({ key: 'conflict' });
  const [taken] = await actsOn(office, note);
  expect(taken).toMatchObject({ act: 'withdraw.content', before: '{"versions":[1]}' });
});

test('a shipped document is edited, and follows its files again', async () => {
  const { marketing } = office.as;
  const hero = { kind: 'banner', key: 'hero-table', scope: 'all' } as const;
  const shipped = await read(marketing, hero);
  expect(shipped).toMatchObject({ followsShipped: true, isShipped: true, changedBy: 'shipped' });
  const { texts } = shipped.body;
  const body = { ...shipped.body, texts: { ...texts, en: { ...texts.en, title: 'Ours now' } } };
  await save(marketing, hero, body, shipped.latestVersion);
  await publish(marketing, hero, shipped.latestVersion + 1);
  const titles = async () =>
    (await office.site.call(listBanners, { query: { language: 'en', region: 'UA' } })).banners.map(
      ({ title }) => title,
    );
  await expect.poll(titles).toContain('Ours now');
  expect((await read(marketing, hero)).followsShipped).toBe(false);
  const follow = (params: typeof hero | ReturnType<typeof nameOf>) =>
    marketing.call(followShippedContent, { params, body: { reason: REASON } });
  await follow(hero);
  await expect.poll(titles).not.toContain('Ours now');
  expect(await read(marketing, hero)).toMatchObject({ followsShipped: true, body: shipped.body });
  await expect(follow(hero)).rejects.toMatchObject({ key: 'conflict' });
  await expect(follow(nameOf('never-shipped'))).rejects.toMatchObject({ key: 'not_found' });
});

test('what was written is kept letter by letter, and no script of it runs on the site', async () => {
  const { marketing } = office.as;
  const note = nameOf('hostile');
  const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>[x](javascript:alert(3))';
  const body = fragmentOf(hostile);
  for (const text of Object.values(body.texts)) text['markdown'] = hostile;
  await save(marketing, note, body, 0);
  await publish(marketing, note, 1);
  expect((await read(marketing, note)).body).toEqual(body);
  const { html } = await office.site.call(contents, { params: { id: 'hostile' }, query: { language: 'en' } });
  expect(html).not.toMatch(/<(img|script)|href="javascript/i);
});

test('what no document has, too much, and names that lead elsewhere are refused at the door', async () => {
  const { marketing } = office.as;
  const note = nameOf('strict');
  const post = (path: string, body: object) =>
    office.request(`/office/api/content/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: office.site.officeUrl,
        cookie: marketing.cookie,
      },
      body: JSON.stringify({ ...fragmentOf('x'), basedOn: 0, reason: REASON, ...body }),
    });
  const statusOf = async (path: string, body: object = {}) => (await post(path, body)).status;
  expect(await statusOf('fragment/strict/all/drafts', { publishedBy: 'me' })).toBe(400);
  expect(await statusOf('fragment/strict/all/drafts', { facts: { follows_shipped: true } })).toBe(400);
  expect(await statusOf('fragment/..%2f..%2fabout/all/drafts')).toBe(400);
  expect(await statusOf('fragment/strict/everybody/drafts')).toBe(400);
  expect(await statusOf('secrets/strict/all/drafts')).toBe(400);
  const huge = { ...fragmentOf('x').texts, en: { title: 'x', markdown: 'x'.repeat(CONTENT_MAX_BYTES) } };
  expect(await statusOf('fragment/strict/all/drafts', { texts: huge })).toBe(413);
  const large = { ...huge, en: { title: 'x', markdown: 'x'.repeat(CONTENT_MAX_BYTES / 2) } };
  expect(await statusOf('fragment/strict/all/drafts', { texts: large })).toBe(200);
  await expect(publish(marketing, note, 9)).rejects.toMatchObject({ key: 'not_found' });
});

test('who only reads changes nothing, and who may not read sees nothing', async () => {
  const { auditor, support, marketing } = office.as;
  const note = nameOf('guarded');
  await save(marketing, note, fragmentOf('Guarded'), 0);
  const params = { ...note, version: '1' };
  expect((await auditor.call(readContentVersion, { params })).body).toEqual(fragmentOf('Guarded'));
  await expect(save(auditor, note, fragmentOf('Mine'), 1)).rejects.toMatchObject({ status: 403 });
  await expect(publish(auditor, note, 1)).rejects.toMatchObject({ status: 403 });
  await expect(read(support, note)).rejects.toMatchObject({ status: 403 });
  const blank = { ...fragmentOf('x'), basedOn: 1, reason: ' ' };
  await expect(marketing.call(saveContentDraft, { params: note, body: blank })).rejects.toMatchObject({
    status: 400,
  });
});

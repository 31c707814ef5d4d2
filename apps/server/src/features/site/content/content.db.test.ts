import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOffsetClock } from '../../../platform/clock.ts';
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
  await importShipped(parts(), folder);
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

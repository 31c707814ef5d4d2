import { checkWords, findWords, listWords } from '@croupier/contract/office/words-desk';
import { LANGUAGES, type Language } from '@croupier/domain/site/regions';
import { locales } from '@croupier/contract/site/content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { publishDraft, saveDraft } from '../../site/content/feature.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';

let office: TestOffice;
beforeAll(async () => void (office = await startTestOffice()));
afterAll(() => office.site.close());

const DOCUMENT = { kind: 'messages', key: 'support', scope: 'all' } as const;
let basedOn = 0;

/** Saves and publishes what English says of one text, and the others as it ships. @returns how that ended */
async function say(key: string, text: string) {
  const parts = { db: office.site.db, clock: systemClock };
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => [language, language === 'en' ? { [key]: text } : {}]),
  ) as Record<Language, Record<string, string>>;
  const draft = { ...DOCUMENT, body: { facts: {}, texts }, basedOn, by: 'olena' };
  const saved = await saveDraft(parts, draft);
  if (saved.status !== 'saved') throw new Error(saved.status);
  basedOn = saved.version;
  return publishDraft(parts, { ...DOCUMENT, version: saved.version, by: 'olena' });
}

test('the texts of a feature are told in four languages, with what they are filled with', async () => {
  const { words } = await office.as.auditor.call(listWords, { params: { feature: 'shell' } });
  const signIn = words.find(({ key }) => key === 'nav.signIn')!;
  expect(signIn).toMatchObject({ feature: 'shell', shipped: { en: 'Sign in' }, filled: [] });
  expect(words.some(({ filled }) => filled.length > 0)).toBe(true);
  const ask = (feature: string) => keyOf(office.as.auditor.call(listWords, { params: { feature } }));
  expect(await ask('nowhere')).toBe('404 not_found');
  expect(await ask('../shell')).toMatch(/^(400|404) /);
});

test('texts are found by words in any language, in capitals or not, and by their keys', async () => {
  const find = async (text: string) =>
    (await office.as.marketing.call(findWords, { query: { text } })).words.map(
      ({ feature, key }) => `${feature}.${key}`,
    );
  expect(await find('nav.signIn')).toContain('shell.nav.signIn');
  const { words } = await office.as.marketing.call(listWords, { params: { feature: 'shell' } });
  const { ua } = words.find(({ key }) => key === 'nav.signIn')!.shipped;
  expect(await find(ua.toUpperCase())).toContain('shell.nav.signIn');
  expect(await find('no text of the site says this')).toEqual([]);
});

test('as many texts are checked as a document may hold', async () => {
  const long = { 'form.title': 'x'.repeat(40_000) };
  const body = { texts: { ua: long, ru: long, en: long, kk: { 'no.such.text': 'x' } } };
  const { faults } = await office.as.auditor.call(checkWords, { params: { feature: 'support' }, body });
  expect(faults).toEqual(['kk/no.such.text: unknown']);
});

test('a text in other words is on the site, and one that no page could be made with never is', async () => {
  expect(await say('form.title', 'Write to {nobody}')).toEqual({
    status: 'faulty',
    faults: ['en/form.title: placeholder nobody'],
  });
  expect(await say('form.title', '{broken')).toMatchObject({ faults: ['en/form.title: syntax'] });
  expect(await say('no.such.text', 'Text')).toMatchObject({ faults: ['en/no.such.text: unknown'] });
  const told = async () =>
    (await office.site.call(locales, { params: { id: 'en' }, query: { namespace: 'support' } })).messages;
  expect(await told()).toEqual({});
  expect(await say('form.title', 'Write to the house')).toEqual({ status: 'published' });
  await expect.poll(told).toEqual({ 'support.form.title': 'Write to the house' });
});

test('what would be refused is told before, whatever is sent', async () => {
  const check = async (en: Record<string, unknown>) => {
    const texts = { ua: {}, ru: {}, en, kk: {} };
    return (await office.as.marketing.call(checkWords, { params: { feature: 'support' }, body: { texts } }))
      .faults;
  };
  expect(await check({ 'form.title': 'Write to the house' })).toEqual([]);
  expect(await check({ 'form.title': '{broken', 'answers.found': 'Some' })).toEqual([
    'en/form.title: syntax',
    'en/answers.found: lacks count',
  ]);
  expect(await check({ 'form.title': { deep: 1 } })).toEqual(['en/form.title: syntax']);
});

test('who may not read content reads no texts', async () => {
  expect(await keyOf(office.as.support.call(listWords, { params: { feature: 'shell' } }))).toBe(
    '403 forbidden',
  );
});

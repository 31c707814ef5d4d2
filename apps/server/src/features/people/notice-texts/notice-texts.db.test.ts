import { NOTICE_KINDS, type NoticeKind } from '@croupier/domain/people/notices';
import { BRANDS } from '@croupier/domain/site/brands';
import { LANGUAGES, REGION_IDS } from '@croupier/domain/site/regions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { createLetters } from '../../office/letters/feature.ts';
import {
  createContent,
  publishDraft,
  saveDraft,
  shippedBody,
  withdrawDocument,
} from '../../site/content/feature.ts';
import { createNoticeTexts, sampleParams, type WantedNotice } from './feature.ts';

const PUBLIC_URL = 'https://rino.example';
const NOW = new Date('2026-11-23T22:30:00Z');
const clock = { now: () => NOW };
const KINDS = Object.keys(NOTICE_KINDS) as NoticeKind[];
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() =>
  database.owner.query('TRUNCATE content_document, content_version, letter RESTART IDENTITY CASCADE'),
);
afterAll(() => database.drop());

/** Anew each time: what a reader of content has read it keeps for two seconds. */
function noticeTexts() {
  const { db } = database;
  const config = {
    memoryMs: 2_000,
    ...{ brand: 'rino' as const, seedKey: [Buffer.alloc(32, 2)] as const, publicUrl: `${PUBLIC_URL}/` },
    ...{
      environment: 'test' as const,
      mail: { url: undefined, from: 'House <house@rino.example>', dkim: undefined },
    },
  };
  const { reader } = createContent({ db, clock, config }, { closedPages: async () => new Set() });
  const { write } = createLetters(
    { db, clock, config, warn: () => {} },
    { mayGo: () => Promise.resolve(undefined) },
  );
  const studioGameName = async (code: string) => (code === 'moon-mine' ? 'Moon Mine' : undefined);
  return createNoticeTexts({ config }, { reader, write, studioGameName });
}

const wanted = (change: Partial<WantedNotice> & Pick<WantedNotice, 'kind'>): WantedNotice => ({
  ...{ language: 'en', brand: 'rino', region: 'UA' },
  params: sampleParams(change.kind, change.region ?? 'UA', NOW),
  ...change,
});
const render = (change: Parameters<typeof wanted>[0]) => noticeTexts().render(wanted(change));

test.each(KINDS)('%s is whole in every language, house and region', async (kind) => {
  const { render: put } = noticeTexts();
  for (const language of LANGUAGES)
    for (const brand of BRANDS)
      for (const region of REGION_IDS) {
        const said = await put(wanted({ kind, language, brand, region }));
        const { subject, title, text, short, letter, html } = said;
        for (const each of [subject, title, text, short, letter])
          expect(each, `${language} ${region}`).not.toMatch(/[{}]|undefined|!!/);
        expect([subject, title, text, short].every((each) => each.length > 0)).toBe(true);
        expect(subject).not.toMatch(/[\r\n]/);
        expect(html).toContain(`${brand === 'toro' ? 'Toro' : 'Rino'}</td>`);
        expect(letter).toMatch(region === 'UA' || region === 'KZ' ? /21\+/ : /18\+/);
      }
});

test('money, times and names are those of the reader’s language and region', async () => {
  const paid = await render({ kind: 'deposit-paid', language: 'ua', params: { amount: '125050 UAH' } });
  expect(paid.short.replaceAll('\u00a0', ' ')).toContain('1 250,50 ₴');
  const week = { limit: 'loss_limit', period: 'week', date: NOW.toISOString() };
  const asked = await render({ kind: 'limit-asked', params: week });
  expect(asked.text).toContain('loss limit');
  expect(asked.text).toContain('7 days');
  expect(asked.text).toContain('24 Nov 2026, 00:30');
  const kk = await render({ kind: 'limit-asked', language: 'kk', region: 'KZ', params: week });
  expect(kk.text).toContain('2026 ж. 24 қар., 03:30');
  const ours = await render({ kind: 'round-voided', language: 'ru', params: { game: 'amber-codex' } });
  expect(ours.text).toContain('«Янтарный кодекс»');
  expect((await render({ kind: 'round-voided', params: { game: 'moon-mine' } })).text).toContain('Moon Mine');
  expect((await render({ kind: 'round-voided', params: { game: 'gone-game' } })).text).toContain('gone-game');
});

test('a letter leads to its own link or to the page of its kind, in the reader’s language', async () => {
  const verify = await render({ kind: 'email-verify', params: { link: '/verify-email#s3cret' } });
  expect(verify.action).toMatchObject({ path: '/verify-email#s3cret' });
  expect(verify.letter).toContain(`${PUBLIC_URL}/en/verify-email#s3cret\n`);
  expect(verify.html).toContain(`href="${PUBLIC_URL}/en/verify-email#s3cret"`);
  const paid = await render({ kind: 'deposit-paid', language: 'kk' });
  expect(paid.action).toMatchObject({ path: '/profile/payments' });
  expect(paid.letter).toContain(`${PUBLIC_URL}/kk/profile/payments`);
  const code = await render({ kind: 'code', params: { code: '204681' } });
  expect(code.action).toBeUndefined();
  expect([code.short, code.letter, code.html].every((each) => each.includes('204681'))).toBe(true);
  expect(`${code.subject}${code.title}`).not.toContain('204681');
});

test('only who may end such letters is told how', async () => {
  const unsubscribeUrl = `${PUBLIC_URL}/en/unsubscribe#t0ken`;
  const told = await render({ kind: 'gift-given', unsubscribeUrl });
  expect([told.letter, told.html].every((each) => each.includes(unsubscribeUrl))).toBe(true);
  expect((await render({ kind: 'password-changed' })).letter).not.toContain('unsubscribe');
});

test.each<[NoticeKind, Record<string, string>]>([
  ['deposit-paid', {}],
  ['deposit-paid', { amount: '10' }],
  ['deposit-paid', { amount: '10 XXX' }],
  ['limit-raised', { limit: 'loss_limit', period: 'toString' }],
  ['limit-raised', { limit: 'toString', period: 'day' }],
  ['limit-asked', { limit: 'loss_limit', period: 'week', date: 'soon' }],
  ['email-verify', { link: 'https://evil.example/' }],
  ['email-verify', { link: '//evil.example' }],
  ['code', { code: '<b>' }],
])('%s with %j is nobody’s letter, and the value is not told', async (kind, params) => {
  const failed = await render({ kind, params }).then(
    () => undefined,
    (error: Error) => error.message,
  );
  expect(failed).toMatch(new RegExp(`^The notice ${kind} has no `));
  for (const value of Object.values(params)) if (value.length > 4) expect(failed).not.toContain(value);
});

test('what a browser calls itself is text, in one line, and never a placeholder', async () => {
  const device = '<script>alert(1)</script>\r\nBcc: x {brand} {supportEmail}';
  const said = await render({ kind: 'new-sign-in', params: { device } });
  expect(said.html).not.toContain('<script>alert');
  expect(said.short).toContain('<script>alert(1)</script> Bcc: x {brand}');
  expect(said.short).not.toMatch(/[\r\n]/);
});

const NAME = { kind: 'notice', key: 'deposit-paid', scope: 'all' } as const;

async function publish(change: object, scope: string = 'all') {
  const parts = { db: database.db, clock };
  const { facts, texts } = (await shippedBody('notice', 'deposit-paid'))!;
  const body = { facts, texts: { ...texts, en: { ...texts.en, ...change } } };
  const name = { ...NAME, scope };
  const saved = await saveDraft(parts, { ...name, body, basedOn: 0, by: 'Maria' });
  if (saved.status !== 'saved') return saved;
  return publishDraft(parts, { ...name, version: saved.version, by: 'Maria' });
}

test('the next letter says what was published, and what was taken back says the shipped words again', async () => {
  expect(await publish({ title: 'Ours: {amount}' })).toEqual({ status: 'published' });
  const title = async (brand: 'rino' | 'toro' = 'rino') =>
    (await render({ kind: 'deposit-paid', brand })).title;
  expect(await title()).toBe('Ours: ₴1,250.50');
  expect(await publish({ title: 'Of Toro' }, 'toro')).toEqual({ status: 'published' });
  expect([await title(), await title('toro')]).toEqual(['Ours: ₴1,250.50', 'Of Toro']);
  await withdrawDocument({ db: database.db, clock }, { ...NAME, by: 'Maria' });
  expect(await title()).toBe('Deposit received');
});

test('words that nobody can fill are not published', async () => {
  expect(await publish({ title: '{nickname} {game}' })).toEqual({
    status: 'faulty',
    faults: ['en/title: placeholder nickname', 'en/title: placeholder game'],
  });
});

test('words that were in force before their notice changed give way to the shipped ones', async () => {
  await publish({ title: 'Ours' });
  await database.owner.query(
    `ALTER TABLE content_version DISABLE TRIGGER USER;
UPDATE content_version SET texts = jsonb_set(texts, '{en,title}', '"For {goneParam}"')`,
  );
  expect((await render({ kind: 'deposit-paid' })).title).toBe('Deposit received');
});

test('a letter is written with the commit, in both forms', async () => {
  const { writeLetter } = noticeTexts();
  await database.db.transaction((tx) =>
    writeLetter(tx, { ...wanted({ kind: 'code', params: { code: '204681' } }), to: 'anna@mail.example' }),
  );
  const rows = await database.owner.query('SELECT recipient, subject, body, html, unsubscribe FROM letter');
  expect(rows).toEqual([
    {
      ...{ recipient: 'anna@mail.example', subject: 'Your code', unsubscribe: null },
      ...{ body: expect.stringContaining('204681'), html: expect.stringContaining('204681') },
    },
  ]);
});

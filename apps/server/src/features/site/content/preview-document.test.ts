import { expect, test } from 'vitest';
import { languagesOf } from './preview-document.ts';

const TEXT = { title: 'Rules', description: 'Short', lead: 'Lead', markdown: '' };
const page = (ua: object) => ({ facts: {}, texts: { ua, ru: TEXT, en: TEXT, kk: TEXT } });

test('a language is shown as far as a page can be made with it', () => {
  expect(languagesOf('page', page(TEXT))).toEqual(['ua', 'ru', 'en', 'kk']);
  expect(languagesOf('page', page({ ...TEXT, title: '' }))).toEqual(['ru', 'en', 'kk']);
  expect(languagesOf('page', page({ ...TEXT, updated: 'yesterday' }))).not.toContain('ua');
});

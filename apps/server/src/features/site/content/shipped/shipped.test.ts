import { PLACEHOLDER, PLACEHOLDER_NAMES } from '@croupier/contract/site/content/kinds';
import { NOTICE_KINDS, specOf, type NoticeKind } from '@croupier/domain/people/notices';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderMarkdown } from '../render-markdown.ts';
import { readShipped } from './read-shipped.ts';

const ART = join(import.meta.dirname, '../../../../../../web/public/art');
const MOST_ART_BYTES = 14 * 1024;
const documents = await readShipped();

/** A text with its values replaced by what kind each is, its lists by their length; of Markdown its headings and lists. */
function shapeOf(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => shapeOf(item));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shapeOf(item, name)]));
  if (key === 'markdown')
    return [...String(value).matchAll(/^(#{2,4} |[-*] |\d+\. |\|)/gm)].map(([mark]) => mark.trim());
  // Names of pictures and addresses are the same in every language; words are not.
  return ['picture', 'to', 'key', 'mark', 'updated'].includes(key) ? value : typeof value;
}

const named = documents.map(
  (document) => [`${document.scope}/${document.kind}/${document.key}`, document] as const,
);

test.each(named)('%s says the same in four languages', (_name, { body }) => {
  const shape = JSON.stringify(shapeOf(body.texts.en));
  for (const language of LANGUAGES)
    expect(JSON.stringify(shapeOf(body.texts[language])), language).toBe(shape);
});

test('a brand says in its own words what its files name, and the rest as all do', () => {
  const pageOf = (scope: string) =>
    documents.find((each) => each.kind === 'page' && each.key === 'tournaments' && each.scope === scope)!;
  const [own, forAll] = [pageOf('toro'), pageOf('all')].map(
    ({ body }) => body.texts.en as Record<string, unknown>,
  );
  expect(own!['lead']).not.toBe(forAll!['lead']);
  expect(own!['empty']).toMatchObject({ action: (forAll!['empty'] as { action: object }).action });
  expect({ ...own, lead: 0, empty: 0 }).toEqual({ ...forAll, lead: 0, empty: 0 });
});

test.each(named)(
  '%s names known placeholders only, and every language the same',
  (_name, { kind, key, body }) => {
    const namesIn = (text: object) =>
      [...new Set([...JSON.stringify(text).matchAll(PLACEHOLDER)].map(([, name]) => name!))].sort();
    const english = namesIn(body.texts.en);
    // The name of a banner’s first game is put in by who shows it; what a notice is filled with is its own.
    const own = kind === 'notice' ? Object.keys(specOf(key as NoticeKind).params) : ['game'];
    expect([...PLACEHOLDER_NAMES, ...own]).toEqual(expect.arrayContaining(english));
    for (const language of LANGUAGES) expect(namesIn(body.texts[language]), language).toEqual(english);
  },
);

test.each(named)('%s has its headings in order and no HTML', (_name, { body }) => {
  for (const language of LANGUAGES) {
    const text = body.texts[language];
    const markdown = 'markdown' in text ? String(text.markdown) : '';
    const levels = [...renderMarkdown(markdown, language).matchAll(/<h(\d)/g)].map(([, level]) =>
      Number(level),
    );
    expect(
      levels.every((level, n) => level <= (levels[n - 1] ?? 1) + 1),
      language,
    ).toBe(true);
    expect(markdown, language).not.toMatch(/<[a-z/!]/i);
  }
});

test.each(named)('%s has a picture that is drawn, small, and harmless', (_name, { body }) => {
  const pictures = [body.facts, body.texts.en].map((part) => ('picture' in part ? part.picture : undefined));
  const picture = pictures.find((name) => name !== undefined);
  if (picture === undefined) return;
  const file = join(ART, `${picture}.svg`);
  expect(existsSync(file), file).toBe(true);
  expect(statSync(file).size).toBeLessThanOrEqual(MOST_ART_BYTES);
  expect(readFileSync(file, 'utf8')).not.toMatch(
    /<(script|style|text|image|foreignObject)|\bon\w+=|href="[^#]/,
  );
});

test.each(named)('%s has a word for each thing that can be done or chosen', (_name, { body }) => {
  const { facts } = body;
  const wanted = 'options' in facts ? facts.options : 'actions' in facts ? facts.actions : undefined;
  if (!wanted) return;
  for (const language of LANGUAGES) {
    const text = body.texts[language];
    expect('labels' in text ? text.labels.length : 0, language).toBe(wanted.length);
  }
});

test('every notice has its words', () => {
  const notices = documents.filter(({ kind, scope }) => kind === 'notice' && scope === 'all');
  expect(notices.map(({ key }) => key).sort()).toEqual(Object.keys(NOTICE_KINDS).sort());
});

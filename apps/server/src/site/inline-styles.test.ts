import { expect, test } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

const SHEETS: Record<string, string> = { '/assets/a-1.css': 'a{top:0}', '/assets/b-2.css': 'b{top:0}' };
const sheet = (path: string) => (SHEETS[path] === undefined ? undefined : Buffer.from(SHEETS[path]));
const inlined = (html: string) => inlineStyles(html, 'n', sheet).toString();
const page = (...links: string[]) =>
  `<head><meta charSet="utf-8"/><link rel="preload" href="/f.woff2"/>${links.join('')}<title>t</title></head>`;
const link = (path: string) => `<link rel="stylesheet" href="${path}"/>`;

test('the sheets of a page stand in it before all that is fetched, in their order', () => {
  expect(inlined(page(link('/assets/b-2.css'), link('/assets/a-1.css')))).toBe(
    '<head><meta charSet="utf-8"/><style nonce="n">b{top:0}\na{top:0}</style><link rel="preload" href="/f.woff2"/>' +
      '<link disabled="" rel="later" href="/assets/b-2.css"/>' +
      '<link disabled="" rel="later" href="/assets/a-1.css"/><title>t</title></head>',
  );
});

test('a page without sheets, or with one that is unknown, is left alone', () => {
  for (const html of [page(), page(link('/assets/a-1.css'), link('/assets/gone.css'))])
    expect(inlined(html)).toBe(html);
});

test('what else stands in a link, and in which order, does not matter', () => {
  const named = '<link nonce="n" rel="stylesheet" href="/assets/a-1.css#"/>';
  expect(inlined(page(named))).toContain(
    '<style nonce="n">a{top:0}</style><link rel="preload" href="/f.woff2"/><link nonce="n" disabled="" rel="later"',
  );
});

test('what the router marks as shared is there by its own name too', () => {
  expect(inlined(page(link('/assets/a-1.css#')))).toContain(
    '<link disabled="" rel="later" href="/assets/a-1.css#"/><link disabled="" rel="later" href="/assets/a-1.css"/>',
  );
});

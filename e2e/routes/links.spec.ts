import type { APIRequestContext } from '@playwright/test';
import { readPage } from '../support/read-page.ts';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => Boolean(isMobile), 'What is asked over HTTP is the same on every screen.');

const AT_ONCE = 4;

test('no page that a visitor can come to has a link that leads nowhere', async ({ request }) => {
  const { pages, faults } = await crawl(request, '/');
  expect(faults).toEqual([]);
  expect(pages).toBeGreaterThan(100);
});

test('no page that a player can come to has a link that leads nowhere', async ({ request }) => {
  const { id } = await makePlayer(request, { region: 'UA', balanceMinor: '100000' });
  const { name, value } = await sessionOf(request, id);
  // What the languages say differs, where they lead does not: one is enough beside the visitor's four.
  const { faults } = await crawl(request, '/en', `${name}=${value}`, /^\/en(\/|$)/);
  expect(faults).toEqual([]);
});

/**
 * Follows every address of this site that pages name, of pages, pictures, styles and scripts.
 * @param within pages outside are not read, but have to answer
 */
async function crawl(request: APIRequestContext, start: string, cookie?: string, within = /^\//) {
  const seen = new Set([start]);
  const waiting: { path: string; from: string }[] = [{ path: start, from: 'outside' }];
  const faults: string[] = [];
  let pages = 0;

  const visit = async ({ path, from }: { path: string; from: string }): Promise<void> => {
    const answer = await request.get(siteUrl() + path, {
      headers: { ...(cookie && { cookie }) },
      maxRedirects: 5,
    });
    const at = new URL(answer.url());
    if (!answer.ok()) return void faults.push(`${path} answers ${answer.status()}, linked on ${from}`);
    if (!answer.headers()['content-type']?.startsWith('text/html')) return;
    pages += 1;
    if (!within.test(at.pathname)) return;
    for (const link of readPage(await answer.text()).links) {
      const found = insideOf(link, at);
      if (found === undefined || seen.has(found)) continue;
      seen.add(found);
      waiting.push({ path: found, from: path });
    }
  };
  const walk = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await visit(next);
  };
  // Whoever finds nothing to do has come when the others may still find more.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, walk));
  return { pages, faults };
}

/** @returns the path of an address of this site as a page names it; undefined for any other */
function insideOf(link: string, page: URL): string | undefined {
  const url = URL.parse(link, page);
  if (url?.origin !== page.origin) return undefined;
  // Other orders of a list, and where sign-in comes back to, are one page each.
  return url.pathname.startsWith('/api/')
    ? undefined
    : url.pathname + (/[?&](q|mode)=/.test(url.search) ? url.search : '');
}

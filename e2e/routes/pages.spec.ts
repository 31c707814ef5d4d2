import type { APIRequestContext } from '@playwright/test';
import { listPages, type SitePage } from '../support/pages.ts';
import { readPage, type ReadPage } from '../support/read-page.ts';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, type Language } from '../support/texts.ts';
import { unsaidIn } from '../support/unsaid.ts';

test.skip(({ isMobile }) => Boolean(isMobile), 'What is asked over HTTP is the same on every screen.');

const TAGS = { ua: 'uk', ru: 'ru', en: 'en', kk: 'kk' } as const satisfies Record<Language, string>;

for (const language of LANGUAGES) {
  test(
    `every page answers a visitor in ${language}, or sends them to sign in`,
    { tag: '@gate' },
    async ({ request }) => {
      const titles = new Map<string, string>();
      const faults: string[] = [];
      for (const page of await listPages(request)) {
        const path = `/${language}${page.address}`;
        const answer = await get(request, path);
        if (page.guard === 'authenticated') {
          const login = `/${language}/login?redirect=${encodeURIComponent(path)}`;
          if (answer.status() !== 302 || answer.headers()['location'] !== login)
            faults.push(`${path} answers ${answer.status()} ${answer.headers()['location']}`);
          continue;
        }
        const read = readPage(await answer.text());
        faults.push(...faultsOf(page, language, answer.status(), read).map((fault) => `${path} ${fault}`));
        if (page.status !== 200) continue;
        if (titles.has(read.title))
          faults.push(`${path} has the title of ${titles.get(read.title)}: ${read.title}`);
        titles.set(read.title, path);
      }
      expect(faults).toEqual([]);
    },
  );

  test(`every page answers a player in ${language}`, async ({ request }) => {
    const cookie = await signIn(request);
    const faults: string[] = [];
    for (const page of await listPages(request)) {
      const path = `/${language}${page.address}`;
      const answer = await get(request, path, cookie);
      if (page.guard === 'login') {
        expect([answer.status(), answer.headers()['location']], path).toEqual([302, `/${language}`]);
        continue;
      }
      const read = readPage(await answer.text());
      faults.push(...faultsOf(page, language, answer.status(), read).map((fault) => `${path} ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

async function signIn(request: APIRequestContext): Promise<string> {
  const { id } = await makePlayer(request, { region: 'UA', balanceMinor: '100000' });
  const { name, value } = await sessionOf(request, id);
  return `${name}=${value}`;
}

const get = (request: APIRequestContext, path: string, cookie?: string) =>
  request.get(siteUrl() + path, {
    headers: { accept: 'text/html', ...(cookie !== undefined && { cookie }) },
    maxRedirects: 0,
  });

function faultsOf(page: SitePage, language: Language, status: number, read: ReadPage): string[] {
  const faults: string[] = [];
  if (status !== page.status) return [`answers ${status}`];
  if (read.lang !== TAGS[language]) faults.push(`has lang ${read.lang}`);
  if (read.headings.length !== 1 || read.headings[0]!.trim() === '')
    faults.push(`has ${read.headings.length} headings: ${read.headings.join(' | ')}`);
  if (read.title.trim() === '') faults.push('has no title');
  const unsaid = unsaidIn(read.text);
  if (unsaid.length > 0) faults.push(`says ${unsaid.slice(0, 3).join(', ')}`);
  if (page.status === 200) faults.push(...searchFaults(page, language, read));
  return faults;
}

/** What a search engine needs: one address of its own, and where the other languages are. */
function searchFaults(page: SitePage, language: Language, read: ReadPage): string[] {
  const at = (prefix: string) => `${siteUrl()}${prefix}${page.address}`;
  if (!read.description) return ['describes itself with nothing'];
  if (!read.isIndexed)
    return read.canonical.length > 0 ? ['is not for search and has a canonical address'] : [];
  const wanted = {
    ...Object.fromEntries(LANGUAGES.map((other) => [TAGS[other], at(`/${other}`)])),
    'x-default': siteUrl() + (page.address || '/'),
  };
  const faults: string[] = [];
  if (read.canonical.join() !== at(`/${language}`)) faults.push(`is canonical at ${read.canonical.join()}`);
  if (JSON.stringify(sorted(read.alternates)) !== JSON.stringify(sorted(wanted)))
    faults.push(`has translations at ${JSON.stringify(read.alternates)}`);
  return faults;
}

const sorted = (record: Readonly<Record<string, string>>) => Object.entries(record).sort();

import type { BrowserContext } from '@playwright/test';
import { listPages, type SitePage } from '../support/pages.ts';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';
import { pageFaults } from '../walk/page-faults.ts';

test.skip(({ isMobile }) => !isMobile, 'The smallest window is the hard one.');
/** What is half faded in has half its contrast. */
test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

const THEMES = ['white', 'dark', 'red', 'darkBlue', 'green'] as const;
const REGIONS = ['UA', 'EU', 'KZ', 'SL', 'RC'] as const;

interface Case {
  readonly page: SitePage;
  readonly language: string;
  readonly theme: string;
  readonly region: string;
}

/** Each page once, so that over all of them every language meets every theme and region. */
function pairwise(pages: readonly SitePage[]): Case[] {
  return pages.map((page, at) => ({
    page,
    language: LANGUAGES[at % LANGUAGES.length]!,
    theme: THEMES[at % THEMES.length]!,
    region: REGIONS[(at + Math.floor(at / THEMES.length)) % REGIONS.length]!,
  }));
}

async function faultsOf(context: BrowserContext, cases: readonly Case[]): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  for (const { page: each, language, theme, region } of cases) {
    await context.addCookies([
      { name: 'theme', value: theme, url: siteUrl() },
      { name: 'region', value: region, url: siteUrl() },
    ]);
    const found = await pageFaults(page, `/${language}${each.address}`);
    faults.push(...found.map((fault) => `${theme} ${region} ${fault}`));
  }
  return faults;
}

test('no page of a visitor has a fault on the smallest screen', async ({ page, request }) => {
  const pages = (await listPages(request)).filter(({ guard }) => guard !== 'authenticated');
  expect(await faultsOf(page.context(), pairwise(pages))).toEqual([]);
});

test('no page of a player has a fault on the smallest screen', async ({ page, request }) => {
  const { id } = await makePlayer(request, { region: 'UA', balanceMinor: '100000' });
  await page.context().addCookies([await sessionOf(request, id)]);
  const pages = (await listPages(request)).filter(({ guard }) => guard === 'authenticated');
  expect(await faultsOf(page.context(), pairwise(pages))).toEqual([]);
});

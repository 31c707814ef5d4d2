import type { BrowserContext } from '@playwright/test';
import { BRANDS, REGION_IDS, THEMES, type Brand, type RegionId } from '../support/editions.ts';
import { startTestInstallation } from '../../tools/testing/test-installation.ts';
import { listPages, type SitePage } from '../support/pages.ts';
import { pairwise } from '../support/pairwise.ts';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';
import { axeFaults, openingFaults, standingFaults } from '../walk/page-faults.ts';

test.skip(({ isMobile }) => !isMobile, 'The smallest window is the hard one.');
/** What is half faded in has half its contrast. */
test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

// A house each, so that they are looked at beside one another: what is seen at one is not seen again at the other.
for (const brand of BRANDS)
  test(`any two of page, language, region, theme and brand meet, and nothing is wrong: ${brand}`, async ({
    context,
    request,
  }) => {
    const leave = await goTo(brand);
    try {
      const looks = looksOf(await listPages(request)).filter((look) => look.brand === brand);
      expect(await faultsOf(context, looks)).toEqual([]);
    } finally {
      await leave();
    }
  });

/** @returns the way back. Journeys are at Rino's; another house is opened for who goes there. */
async function goTo(brand: Brand): Promise<() => Promise<void>> {
  if (brand === 'rino') return async () => {};
  const before = process.env['JOURNEY_URL'];
  const house = await startTestInstallation({
    env: { CROUPIER_BRAND: brand, RATE_LIMIT_FACTOR: '400' },
    withStudio: true,
  });
  process.env['JOURNEY_URL'] = house.url;
  return async () => {
    process.env['JOURNEY_URL'] = before;
    await house.stop();
  };
}

/** Any two of what they have meet in one of them; axe, which costs the most, reads each page once. */
function looksOf(pages: readonly SitePage[]) {
  const rows = pairwise({
    page: pages,
    language: LANGUAGES,
    region: REGION_IDS,
    theme: THEMES,
    brand: BRANDS,
  });
  return rows.map((row, n) => ({ ...row, axe: rows.findIndex(({ page }) => page === row.page) === n }));
}

async function faultsOf(
  context: BrowserContext,
  looks: readonly ReturnType<typeof looksOf>[number][],
): Promise<string[]> {
  const page = await context.newPage();
  const sessions = await signUp(context);
  const faults: string[] = [];
  for (const { page: each, language, region, theme, axe } of looks) {
    await context.clearCookies();
    await context.addCookies([
      { name: 'theme', value: theme, url: siteUrl() },
      { name: 'region', value: region, url: siteUrl() },
      ...(each.guard === 'authenticated' ? [sessions.get(region)!] : []),
    ]);
    const path = `/${language}${each.address}`;
    const found = [...(await openingFaults(page, path)), ...(await standingFaults(page))];
    if (axe) found.push(...(await axeFaults(page)));
    faults.push(...found.map((fault) => `${theme} ${region} ${path} ${fault}`));
  }
  return faults;
}

/** A player of each region: their region is their own, whatever a cookie says. */
async function signUp({ request }: BrowserContext) {
  const sessions = new Map<RegionId, Awaited<ReturnType<typeof sessionOf>>>();
  for (const region of REGION_IDS) {
    const { id } = await makePlayer(request, { region, balanceMinor: '100000' });
    sessions.set(region, await sessionOf(request, id));
  }
  return sessions;
}

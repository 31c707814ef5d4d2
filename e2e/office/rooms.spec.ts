import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { OutputOf } from '@croupier/contract/kit';
import { officeMe } from '@croupier/contract/office/operators';
import { enterAs, officeUrl } from '../support/office.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => Boolean(isMobile), 'The office is worked in at a desk.');

const ROLES = ['support', 'risk', 'finance', 'marketing', 'games', 'auditor', 'admin'];

/** Every room, with what it takes to enter it. */
const ROOMS: Readonly<Record<string, string>> = {
  '/players': 'read.players',
  '/clusters': 'read.clusters',
  '/documents': 'read.documents',
  '/watch': 'read.watch-hits',
  '/harm': 'read.harm',
  '/aml': 'read.aml',
  '/support': 'read.support',
  '/purchases': 'read.purchases',
  '/money/accounts': 'read.money',
  '/money/ledger': 'read.money',
  '/money/payments': 'read.money',
  '/money/pay-outs': 'read.money',
  '/money/queues': 'read.money',
  '/games': 'read.games',
  '/games/picks': 'read.games',
  '/games/lists': 'read.games',
  '/games/open': 'read.games',
  '/studios': 'read.games',
  '/content': 'read.content',
  '/content/pages': 'read.content',
  '/content/promo-codes': 'read.promo-codes',
  '/programmes': 'read.programmes',
  '/segments': 'read.segments',
  '/pictures': 'read.content',
  '/figures': 'read.figures',
  '/figures/rewards': 'read.figures',
  '/health': 'read.health',
  '/outbox': 'read.letters',
  '/operators': 'read.operators',
  '/roles': 'read.operators',
  '/audit': 'read.audit',
  '/approvals': 'read.approvals',
};

test('every room of the rail is among those that are looked at here', async ({ page, context, request }) => {
  await enterAs(context, request, 'admin');
  await page.goto(officeUrl());
  const ways = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await expect(ways.first()).toBeVisible();
  const hrefs = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.sort()).toEqual(['/', '/account', ...Object.keys(ROOMS)].sort());
});

/** Pages that no way of the rail leads to and that every house has. */
const INNER_PAGES = [
  ...[
    '/',
    '/account',
    '/approvals/limits',
    '/content/new',
    '/content/schedule',
    '/programmes/caps',
    '/rewards/give',
  ],
  ...[
    '/content/page/rules/all',
    '/content/menu/rail/all',
    '/content/home/home/all',
    '/content/messages/shell/all',
  ],
];

for (const role of ROLES)
  test(`${role}: the rooms of the role are there, the others say that they are not theirs`, async ({
    page,
    context,
    request,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const { cookie } = await enterAs(context, request, role);
    const answer = await request.get(`${officeUrl()}${officeMe.path}`, { headers: { cookie } });
    const { permissions } = (await answer.json()) as OutputOf<typeof officeMe>;
    await page.goto(officeUrl());
    const rail = page.getByRole('navigation', { name: 'Sections' });
    await expect(rail.getByRole('link').first()).toBeVisible();
    for (const [path, permission] of Object.entries(ROOMS)) {
      const isTheirs = (permissions as readonly string[]).includes(permission);
      await expect(rail.locator(`a[href="${path}"]`)).toHaveCount(isTheirs ? 1 : 0);
      await page.goto(`${officeUrl()}${path}`);
      const shut = page.getByRole('heading', { level: 1, name: 'No access' });
      if (isTheirs) await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(shut).toHaveCount(isTheirs ? 0 : 1);
    }
    expect(faults).toEqual([]);
  });

// Two at once: a page is opened once and looked at in both themes, which differ in their colours alone.
for (const [name, paths] of [
  ['rooms', Object.keys(ROOMS)],
  ['inner pages', INNER_PAGES],
] as const)
  test(`${name}: nothing for axe to find in both themes, nothing wider than a window of 1440 or 768 pixels`, async ({
    page,
    context,
    request,
  }) => {
    await enterAs(context, request, 'admin');
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${officeUrl()}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect([path, await axeOf(page)]).toEqual([path, []]);
      const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expect(page.locator('body')).not.toHaveCSS('background-color', light);
      expect([path, 'dark', await axeOf(page, ['color-contrast'])]).toEqual([path, 'dark', []]);
      for (const width of [1440, 768]) {
        await page.setViewportSize({ width, height: 900 });
        const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(wider, `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });

/** @param rules only these; all of them where left out @returns what axe finds, of any weight. It looks into no frames: there are none. */
async function axeOf(page: Page, rules?: string[]): Promise<string[]> {
  expect(page.frames()).toHaveLength(1);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

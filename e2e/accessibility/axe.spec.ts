import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { updateProfile } from '@croupier/contract/people/players';
import { blockAccount, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

const PUBLIC = [
  '',
  '/games',
  '/games/favorites',
  '/providers',
  '/toro-games',
  '/tournaments',
  '/tournaments/no-such-one',
  '/lotteries',
  '/jackpots',
  '/rino-liga',
  '/nominations',
  '/store',
  '/mini-game',
  '/slots/sunny-orchard',
  '/login',
  '/sign-up',
  '/unsubscribe',
  '/loyalty-program',
  '/royal-club',
  '/fairness',
  '/fairness/verify',
  '/500',
  '/no-such-page',
];
const PERSONAL = [
  '/profile',
  ...['/profile/security', '/profile/play-safely'],
  '/profile/history',
  ...['/profile/payments', '/profile/pay-outs', '/verify-card'],
  ...['/profile/notices', '/profile/notices/settings'],
  '/fairness',
  ...[
    '/otp',
    '/quest',
    '/wheel',
    '/balance',
    '/bonuses',
    '/treasures',
    '/achievements',
    '/piggy-bank',
    '/referral-program',
  ],
  '/payment-verification',
  '/slots/lantern-tide',
  '/play/paper-moon-dice',
];
/** What is half faded in has half its contrast. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const THEMES = ['white', 'dark', 'red', 'darkBlue', 'green'];

// Each page is read in two languages, in one on a desk and in the other on a phone: what differs by language is its length, and
// that the pairs of `screens.spec.ts` look at.
for (const [turn, language] of LANGUAGES.entries())
  test(`nothing serious on a public page (${language})`, async ({ page, isMobile }) => {
    const first = isMobile ? turn : turn + 2;
    const its = PUBLIC.filter((_, n) => (n + first) % LANGUAGES.length === 0);
    for (const path of its) await expectClean(page, `/${language}${path}`);
  });

test('nothing serious on any personal page', async ({ page, request }) => {
  await signIn(page, request);
  for (const path of PERSONAL) await expectClean(page, `/en${path}`);
});

test('nothing serious on the page of an account that is blocked', async ({ page, request }) => {
  const { id } = await makePlayer(request, { region: 'UA' });
  await page.context().addCookies([await sessionOf(request, id)]);
  await blockAccount(request, { id, reason: 'documents were forged' });
  for (const language of LANGUAGES) await expectClean(page, `/${language}/profile`);
});

test('enough contrast in every theme', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'Screens of all sizes have the same colours.');
  await signIn(page, request);
  for (const theme of THEMES) {
    await page.request.post(siteUrl() + updateProfile.path, {
      data: { userTheme: theme },
      headers: { origin: siteUrl() },
    });
    for (const path of ['', '/profile', '/profile/play-safely', '/profile/payments'])
      await expectClean(page, `/en${path}`, ['color-contrast']);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  }
});

async function signIn(page: Page, request: APIRequestContext): Promise<void> {
  const { username, password } = await makePlayer(request, { region: 'UA', balanceMinor: '100000' });
  await page.request.post(`${siteUrl()}/api/users/login`, {
    form: { username, password },
    headers: { origin: siteUrl() },
  });
}

/** @param rules only these; all of them where left out */
async function expectClean(page: Page, path: string, rules?: string[]): Promise<void> {
  await page.goto(siteUrl() + path);
  // The new mode looks into frames of other origins too, from a second page, which costs as much again as all the rules.
  const hasFrames = page.frames().length > 1;
  const axe = new AxeBuilder({ page }).setLegacyMode(!hasFrames).options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = serious.map(
    ({ id, nodes }) => `${path}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(told).toEqual([]);
}

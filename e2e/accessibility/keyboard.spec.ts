import type { Page } from '@playwright/test';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Of each kind of page one: rows of tiles, cards, questions and a form, fields, a long form; rooms of a player. */
const VISITED = ['', '/promotions', '/support', '/sign-up', '/fairness/verify'];
const OWN = ['/profile', '/profile/security', '/profile/play-safely', '/wheel'];
const MOST_STOPS = 250;
/** Half a line of text and what is over it. */
const TOP_PX = 24;

test('by Tab alone a visitor comes to all there is on a page, sees where they are, and leaves again', async ({
  page,
}) => {
  const faults: string[] = [];
  for (const path of VISITED) faults.push(...(await walkByTab(page, path)));
  expect(faults).toEqual([]);
});

test('by Tab alone a player does', async ({ page, request }) => {
  const { id } = await makePlayer(request, { region: 'UA', language: 'en', balanceMinor: '100000' });
  await page.context().addCookies([await sessionOf(request, id)]);
  const faults: string[] = [];
  for (const path of OWN) faults.push(...(await walkByTab(page, path)));
  expect(faults).toEqual([]);
});

test('the first stop of a page leads past all bars', async ({ page }) => {
  for (const path of ['', '/games', '/support']) {
    await page.goto(`${siteUrl()}/en${path}`);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: textOf('en', 'shell:toContent') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  }
});

for (const { name, opener, player } of [
  { name: 'settings', opener: 'shell:settings', player: false },
  { name: 'deposit', opener: 'shell:nav.deposit', player: true },
  { name: 'menu', opener: 'shell:nav.menu', player: false },
  { name: 'stop', opener: 'shell:nav.stop', player: true },
])
  test(`a dialog keeps the focus while it is open, and gives it back: ${name}`, async ({
    page,
    request,
    isMobile,
  }) => {
    test.skip(isMobile !== (name === 'menu'), 'Where the button is.');
    if (player) {
      const { id } = await makePlayer(request, { region: 'UA', language: 'en', balanceMinor: '100000' });
      await page.context().addCookies([await sessionOf(request, id)]);
    }
    await page.goto(`${siteUrl()}/en/games`);
    const button = page.getByRole('button', { name: textOf('en', opener), exact: true }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const isInside = () =>
      page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement!.closest('[role=dialog], dialog') !== null,
      );
    await expect.poll(isInside).toBe(true);
    const stops = await dialog.locator('a[href], button, input, select').count();
    for (let stop = 0; stop < stops + 3; stop += 1) {
      await page.keyboard.press(stop % 5 === 4 ? 'Shift+Tab' : 'Tab');
      expect(await isInside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

/** Tab by tab from the top until the page is left. @returns stops that are not seen as one, or that come too late */
async function walkByTab(page: Page, path: string): Promise<string[]> {
  await page.goto(`${siteUrl()}/en${path}`);
  // What comes late moves what has the focus.
  await page.waitForLoadState('networkidle');
  const faults = new Set<string>();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(faultOfStop, TOP_PX);
    if (found === 'left') return [...faults].map((fault) => `${path}: ${fault}`);
    if (found) faults.add(found);
  }
  return [`${path} is not left in ${MOST_STOPS} tabs`];
}

/** Runs in the page. @returns what is wrong with where the focus stands; 'left' once it is on nothing */
function faultOfStop(TOP_PX: number): string | null {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body) return 'left';
  const name = `"${at.getAttribute('aria-label') ?? (at.textContent.trim().slice(0, 40) || at.outerHTML.slice(0, 80))}"`;
  // A date is several stops of one field, and to leave it for a look would begin it anew.
  const before = (window as { lastStop?: Element }).lastStop;
  (window as { lastStop?: Element }).lastStop = at;
  if (at === before) return null;
  if (at.tabIndex > 0) return `${name} is out of the order of the page`;
  const seen = at.matches('label > input') ? at.closest('label')! : at;
  const box = seen.getBoundingClientRect();
  // Of a tile that a row shows in part, the part: browsers leave it where it is. Of what is high its beginning: there a field has its caret.
  const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
  const y = box.top + Math.min(box.height / 2, TOP_PX);
  if (y < 0 || y > innerHeight || x < 0 || x > innerWidth) return `${name} is outside the window`;
  for (let over = document.elementFromPoint(x, y); over; over = over.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(over).position) && !over.contains(seen))
      return `${name} lies under ${over.outerHTML.slice(0, 80)}`;
  // A field shows it by its frame, a switch by what follows it: something of them is other than without the focus.
  const marks = [
    at,
    at.nextElementSibling,
    at.parentElement,
    at.parentElement?.parentElement,
    at.parentElement?.parentElement?.parentElement,
    at.closest('article, li'),
  ];
  const look = () =>
    marks
      .filter((mark) => mark instanceof Element)
      .map((mark) => {
        const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(mark);
        return [outlineStyle, outlineWidth, boxShadow, borderColor].join();
      })
      .join();
  const focused = look();
  at.blur();
  const left = look();
  at.focus({ preventScroll: true });
  return focused === left ? `${name} does not show that it has the focus` : null;
}

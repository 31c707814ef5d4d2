import type { Locator } from '@playwright/test';
import { makePlayer, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';

test.use({ forcedColors: 'active' });

/** The ground it stands on and the thickness of the line round it. */
const looks = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(node);
    return { ground: backgroundColor, line: borderTopWidth };
  });

test('who chose the colours of all pages sees what is chosen, and where to press', async ({
  page,
  request,
}) => {
  const { username, password } = await makePlayer(request, { region: 'UA', balanceMinor: '10000' });
  await page.request.post(`${siteUrl()}/api/users/login`, {
    form: { username, password },
    headers: { origin: siteUrl() },
  });

  await page.goto(`${siteUrl()}/en/profile`);
  const sections = page.getByRole('navigation', { name: 'Profile' }).getByRole('link');
  await expectOneOther(sections, '[aria-current=page]');

  await page.goto(`${siteUrl()}/en/games`);
  const hearts = page.locator('button[aria-pressed]:visible');
  await hearts.first().click();
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  expect(await looks(hearts.first().locator('svg'))).not.toEqual(await looks(hearts.nth(1).locator('svg')));

  await page.goto(`${siteUrl()}/en/slots/sunny-orchard`);
  const spin = page.locator('button[aria-keyshortcuts=Space]');
  expect((await looks(spin)).line).toBe('3px');
});

/** One of them is chosen, stands on another ground than the others, and those all on the same. */
async function expectOneOther(all: Locator, chosen: string): Promise<void> {
  await expect(all.and(all.page().locator(chosen))).toHaveCount(1);
  const grounds = await all.evaluateAll((nodes, isChosen) => {
    const ground = (node: Element) => getComputedStyle(node).backgroundColor;
    return {
      chosen: nodes.filter((node) => node.matches(isChosen)).map(ground),
      others: [...new Set(nodes.filter((node) => !node.matches(isChosen)).map(ground))],
    };
  }, chosen);
  expect(grounds.others).toHaveLength(1);
  expect(grounds.others).not.toEqual(grounds.chosen);
}

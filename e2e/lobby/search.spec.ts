import { siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

const text = (key: string) => textOf('en', `features/site/lobby:games.${key}`);

test('games are suggested while one types, by keyboard too, and what was searched for is kept until it is cleared', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/en`);
  const search = page.getByRole('searchbox');
  await search.fill('lanten');
  const suggestions = page.getByRole('list', { name: text('suggestions') });
  await expect(suggestions.getByRole('link').first()).toHaveText('Lantern Tide');
  await search.press('Escape');
  await expect(suggestions).toHaveCount(0);

  await search.fill('lantern');
  await expect(suggestions.getByRole('link').first()).toHaveText('Lantern Tide');
  await search.press('ArrowDown');
  await expect(suggestions.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/slots\/lantern-tide|redirect=.*lantern-tide/);

  await page.goto(`${siteUrl()}/en/games`);
  await search.focus();
  const recent = page.getByRole('list', { name: text('recent') });
  await expect(recent.getByRole('link')).toHaveText(['lantern']);
  await recent.getByRole('link').click();
  await expect(search).toHaveValue('lantern');
  await expect(page).toHaveURL(/q=lantern/);
  await search.fill('');
  await page.getByRole('button', { name: text('forget') }).click();
  await expect(recent).toHaveCount(0);
});

test('whoever cannot choose is taken to some game', async ({ page }) => {
  await page.goto(`${siteUrl()}/en`);
  await page.getByRole('button', { name: text('random') }).click();
  await expect(page).toHaveURL(/\/en\/(slots|play|login)/);
});

test('on a phone the filters are folded behind one button, and a choice holds at once', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'Elsewhere they lie open.');
  await page.goto(`${siteUrl()}/en/games`);
  const genres = page.getByText(textOf('en', 'features/site/lobby:filters.genre'), { exact: true });
  await expect(genres.locator('visible=true')).toHaveCount(0);
  await page.getByRole('button', { name: textOf('en', 'shell:filters.open'), exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(textOf('en', 'features/site/lobby:filters.genre'), { exact: true }).click();
  await sheet.getByRole('link', { name: /^Fruits/ }).click();
  await expect(page).toHaveURL(/genre=fruits/);
  await sheet.getByRole('button', { name: textOf('en', 'shell:filters.show'), exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: /: 1$/ })).toBeVisible();
});

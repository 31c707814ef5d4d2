import { tabTo, type } from '../support/keyboard.ts';
import { makePlayer, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { patternOf, textOf } from '../support/texts.ts';

test('a player signs in, opens a game, plays and reads its rules by keyboard alone', async ({
  page,
  request,
}) => {
  const { username, password } = await makePlayer(request, {
    region: 'RC',
    language: 'en',
    balanceMinor: '100000',
  });
  await page.goto(`${siteUrl()}/en/login`);
  await type(page, page.getByLabel(textOf('en', 'features/people/players:fields.login')), username);
  await type(
    page,
    page.getByLabel(textOf('en', 'features/people/players:fields.password'), { exact: true }),
    password,
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${siteUrl()}/en`);

  // Of the tiles: on the strip of wins others come and go.
  await tabTo(page, page.getByRole('article').locator('a[href$="/slots/sunny-orchard"]').first());
  await page.keyboard.press('Enter');
  await expect(page.locator('canvas[data-ready=true]')).toBeVisible();

  await page.keyboard.press('Space');
  const said = ['won', 'returned', 'lost']
    .map((kind) => patternOf('en', `features/play/game:said.${kind}`).source)
    .join('|');
  await expect(page.getByRole('status').filter({ hasText: new RegExp(said) })).toBeVisible();

  const info = page.getByRole('button', { name: textOf('en', 'features/play/game:hud.info') });
  await tabTo(page, info);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(info).toBeFocused();
});

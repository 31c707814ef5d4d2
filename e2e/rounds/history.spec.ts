import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { playRound } from '@croupier/contract/play/rounds';
import { forceDraws, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { stopsShowing } from '../support/tapes.ts';
import { narrow } from '../support/filters.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, patternOf, textOf, type Language } from '../support/texts.ts';

const rounds = (language: Language, key: string) => textOf(language, `features/play/rounds:${key}`);

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`a round is watched again, shared, and seen by a stranger (${language})`, async ({
      page,
      newDevice,
    }) => {
      const id = await playARound(page, 'sunny-orchard', 'sun');
      await page.goto(`${siteUrl()}/${language}/profile/history/${id}`);
      await watch(page, language);
      const address = await share(page, language);

      const visit = await (await newDevice()).newPage();
      await visit.goto(address);
      await expect(visit.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expectPreview(visit);
      await watch(visit, language);
      await expectNothingToBetOn(visit, language);
      expect(await visit.content()).not.toContain(id);

      await page.getByRole('button', { name: rounds(language, 'share.revoke') }).click();
      await expect(page.getByRole('button', { name: rounds(language, 'share.make') })).toBeVisible();
      // Pages of visitors are kept for a second.
      await expect
        .poll(async () => (await visit.request.get(address, { failOnStatusCode: false })).status())
        .toBe(404);
    });
  });
}

test('the history is filtered, and every change of the balance leads to its round', async ({ page }) => {
  const won = await playARound(page, 'sunny-orchard', 'sun');
  await page.goto(`${siteUrl()}/en/profile/history`);
  const list = page.getByRole('list', { name: rounds('en', 'history.title'), exact: true });
  await expect(list.getByRole('link')).toHaveCount(1);
  await narrow(page, 'en', rounds('en', 'filters.result.label'), 'lost');
  await expect(page.getByText(rounds('en', 'history.emptyFilterTitle'))).toBeVisible();
  await page.getByRole('button', { name: rounds('en', 'history.showAll') }).click();
  await expect(list.getByRole('link')).toHaveCount(1);

  await page.goto(`${siteUrl()}/en/profile/statement`);
  const changes = page.getByRole('list', { name: textOf('en', 'features/money/statement:list') });
  // The win, the stake, and what the player was given before.
  await expect(changes.getByRole('listitem')).toHaveCount(3);
  await narrow(page, 'en', textOf('en', 'features/money/statement:about.label'), 'wins');
  await expect(changes.getByRole('listitem')).toHaveCount(1);
  await changes.getByRole('link', { name: textOf('en', 'features/money/statement:toRound') }).click();
  await expect(page).toHaveURL(new RegExp(`/profile/history/${won}$`));
});

/** A round that wins, played by the player whose session the page then has. */
async function playARound(page: Page, game: string, symbol: string): Promise<string> {
  const { id } = await makePlayer(page.request, { region: 'UA', balanceMinor: '100000' });
  await page.context().addCookies([await sessionOf(page.request, id)]);
  await forceDraws(page.request, {
    playerId: id,
    game,
    rounds: [await stopsShowing(page.request, game, symbol)],
  });
  const key = randomUUID();
  const answer = await page.request.post(siteUrl() + playRound.path, {
    data: { key, game, stakeMinor: '1000', kind: 'real' },
    headers: { origin: siteUrl() },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return key;
}

/** The replay begins when asked for, says that it is one, and comes to the win that was. */
async function watch(page: Page, language: Language): Promise<void> {
  const begin = page.getByRole('button', { name: rounds(language, 'replay.watch') });
  const replay = page.getByTestId('replay');
  await begin.click();
  await expect(replay.getByText(rounds(language, 'replay.mark'), { exact: true })).toBeVisible();
  await expect(replay.locator('canvas[data-ready=true]')).toBeVisible();
  const skipped = replay.getByRole('button', { name: rounds(language, 'replay.skip') }).click();
  const over = expect(replay.getByRole('status')).toHaveText(
    patternOf(language, 'features/play/rounds:replay.over'),
  );
  // A show may be over before a finger is there: then nothing is left to skip, and the press waits for nothing.
  void skipped.catch(() => undefined);
  await Promise.race([skipped, over]);
  await over;
}

async function share(page: Page, language: Language): Promise<string> {
  await page.getByRole('button', { name: rounds(language, 'share.make') }).click();
  const field = page.getByLabel(rounds(language, 'share.link'));
  await expect(field).toHaveValue(new RegExp(`/${language}/share/[A-Za-z0-9_-]{22}$`));
  return field.inputValue();
}

/** What is shown where the address is shared: a picture of this page, that there is. */
async function expectPreview(page: Page): Promise<void> {
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(picture).toBe(page.url().replace(siteUrl(), `${siteUrl()}/previews`) + '.png');
  const answer = await page.request.get(picture!);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
}

/** No control of the game is here: only the replay's own buttons, and a link to the game's page. */
async function expectNothingToBetOn(page: Page, language: Language): Promise<void> {
  const main = page.getByRole('main');
  for (const control of ['hud.spin', 'hud.stakeMore', 'hud.autoplay'])
    await expect(
      main.getByRole('button', { name: textOf(language, `features/play/game:${control}`), exact: true }),
    ).toHaveCount(0);
  await expect(
    main.getByRole('link', { name: textOf(language, 'features/play/share:toGame') }),
  ).toHaveAttribute('href', `/${language}/slots/sunny-orchard`);
}

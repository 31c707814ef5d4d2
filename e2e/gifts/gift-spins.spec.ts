import type { Page } from '@playwright/test';
import { listGifts, type Gift } from '@croupier/contract/rewards/gifts';
import { listRounds, shareRound, type RoundRow } from '@croupier/contract/play/rounds';
import { forceOutcome, giveRounds, makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf, type Language } from '../support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const GAME = 'sunny-orchard';
const spinButton = (page: Page) => page.locator('button[aria-keyshortcuts=Space]');
const bar = (page: Page) => page.getByTestId('gift-bar');
const end = (page: Page) => page.getByTestId('gift-end');

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`given rounds are played first, cost nothing and become money (${language})`, async ({ page }) => {
      const text = (where: string) => textOf(language, where);
      const playerId = await makeGuest(page, language);
      await giveRounds(page.request, { playerId, games: [GAME], stakeMinor: '200', rounds: 2 });
      for (const outcome of ['won', 'lost'] as const)
        await forceOutcome(page.request, { playerId, game: GAME, outcome });
      await page.goto(`${siteUrl()}/${language}/slots/${GAME}`);
      await expect(choice(page, language, 'gift')).toBeChecked();
      const balance = await page.getByTestId('game-balance').innerText();

      await playOne(page);
      await expect.poll(async () => (await giftOf(page)).roundsLeft).toBe(1);
      await expect(bar(page)).toContainText('1');
      await expect(page.getByTestId('game-balance')).toHaveText(balance);
      await spinButton(page).click();

      await expect(end(page)).toHaveAttribute('data-became', 'real');
      await expect(bar(page)).toHaveCount(0);
      await expect(spinButton(page)).toBeDisabled();
      const gift = await giftOf(page);
      expect(gift).toMatchObject({ state: 'FINISHED', convertedMinor: gift.winMinor });
      await expect(page.getByTestId('game-balance')).not.toHaveText(balance);
      await end(page)
        .getByRole('button', { name: text('features/rewards/gifts:end.close') })
        .click();
      await expect(end(page)).toHaveCount(0);
      await expect(spinButton(page)).toBeEnabled();

      const [round] = await roundsOf(page);
      await page.goto(`${siteUrl()}/${language}/profile/history`);
      await expect(page.getByText(text('features/play/rounds:history.ofGift'))).toHaveCount(2);
      await page.goto(`${siteUrl()}/${language}/profile/history/${round!.id}`);
      await expect(page.getByTestId('of-gift')).toBeVisible();
      await page.goto(await addressToShare(page, language, round!.id));
      await expect(page.getByTestId('of-gift')).toContainText(/2[.,]00/);
    });
  });
}

test('the player may keep the gift for later, and plays with money meanwhile', async ({ page }) => {
  const playerId = await makeGuest(page, 'en');
  await giveRounds(page.request, {
    ...{ playerId, games: [GAME], stakeMinor: '200', rounds: 2, wagerTimes: 30 },
  });
  await page.goto(`${siteUrl()}/en/slots/${GAME}`);
  await choice(page, 'en', 'own').check({ force: true });
  await expect(bar(page)).toContainText(textOf('en', 'features/rewards/gifts:bar.waits'));
  await playOne(page);
  await expect.poll(async () => (await roundsOf(page)).map(({ giftId }) => giftId)).toEqual([null]);
  expect((await giftOf(page)).roundsLeft).toBe(2);
  await choice(page, 'en', 'gift').check({ force: true });
  await playOne(page);
  await expect.poll(async () => (await giftOf(page)).roundsLeft).toBe(1);

  await page.getByTestId('gift-stop').click();
  await page.getByTestId('gift-stop-sure').click();
  await expect(end(page)).toContainText(textOf('en', 'features/rewards/gifts:end.stopped'));
  await expect(bar(page)).toHaveCount(0);
  expect(await giftOf(page)).toMatchObject({ state: 'CANCELED', roundsLeft: 1 });
});

test('a gift that ran out before its player came is told of, once', async ({ page }) => {
  const playerId = await makeGuest(page, 'en');
  const expiresAt = new Date(0).toISOString();
  await giveRounds(page.request, { playerId, games: [GAME], stakeMinor: '200', rounds: 2, expiresAt });
  await page.goto(`${siteUrl()}/en`);
  const told = page.getByRole('dialog', { name: textOf('en', 'features/rewards/gifts:expired.title') });
  await expect(told).toContainText(textOf('en', 'features/rewards/gifts:expired.safe'));
  await told
    .getByRole('button', { name: textOf('en', 'features/rewards/gifts:expired.close') })
    .last()
    .click();
  await expect(told).toHaveCount(0);
  const asked = page.waitForResponse((answer) => answer.url().endsWith(listGifts.path));
  await page.reload();
  await asked;
  await expect(told).toHaveCount(0);
});

const choice = (page: Page, language: Language, name: 'gift' | 'own') =>
  page.getByRole('radio', { name: textOf(language, `features/rewards/gifts:bar.${name}`) });

/** Where a stranger sees the round. */
async function addressToShare(page: Page, language: Language, id: string): Promise<string> {
  const headers = { origin: siteUrl() };
  const answer = await page.request.post(siteUrl() + shareRound.path.replace(':id', id), { headers });
  return `${siteUrl()}/${language}/share/${((await answer.json()) as { ticket: string }).ticket}`;
}

async function makeGuest(page: Page, language: Language): Promise<string> {
  const { id } = await makePlayer(page.request, { region: 'UA', language, balanceMinor: '10000000' });
  await page.context().addCookies([await sessionOf(page.request, id)]);
  return id;
}

/** One round, shown to its end. */
async function playOne(page: Page): Promise<void> {
  const before = (await roundsOf(page)).length;
  await expect(spinButton(page)).toHaveAttribute('data-phase', 'ready');
  await spinButton(page).click();
  await expect.poll(async () => (await roundsOf(page)).length).toBe(before + 1);
  await expect(spinButton(page)).toHaveAttribute('data-phase', 'ready');
}

async function giftOf(page: Page): Promise<Gift> {
  const answer = await page.request.get(siteUrl() + listGifts.path);
  return ((await answer.json()) as { gifts: Gift[] }).gifts[0]!;
}

async function roundsOf(page: Page): Promise<RoundRow[]> {
  const answer = await page.request.get(`${siteUrl()}${listRounds.path}?game=${GAME}`);
  return ((await answer.json()) as { rounds: RoundRow[] }).rounds;
}

import type { Page } from '@playwright/test';
import { getFlights } from '@croupier/contract/play/flights';
import { getGame } from '@croupier/contract/play/catalog';
import type { OutputOf } from '@croupier/contract/kit';
import type { Round } from '@croupier/contract/play/rounds';
import { makePlayer, siteUrl } from '../support/seams.ts';
import { expect, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textOf, type Language } from '../support/texts.ts';

/** A game of each kind that can be played to its end with the bet alone, and what it asks for. */
const PLAYED = [
  { game: 'lantern-tide' },
  { game: 'honey-hive' },
  { game: 'fair-wheel' },
  { game: 'tavern-dice' },
  { game: 'night-keno', mode: 'pick-3', choice: [3, 17, 80] },
  { game: 'lucky-fern' },
];

const textsOf = (language: Language) => (key: string) => textOf(language, `features/play/fairness:${key}`);

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(`rounds of every kind are verified in the page (${language})`, async ({ page, request }) => {
      const text = textsOf(language);
      await signIn(page, await makePlayer(request, { language, balanceMinor: '10000000' }));
      const rounds: Round[] = [];
      for (const wanted of PLAYED) rounds.push(await play(page, wanted));
      await rotate(page, language);
      await expect(page.getByText(text('page.rotated'))).toBeVisible();
      for (const round of rounds) {
        await page.goto(`${siteUrl()}/${language}/fairness/verify?round=${round.id}`);
        await expect(page.getByRole('heading', { name: text('verify.allGood') })).toBeVisible();
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
    });
  });
}

test('seeds are not revealed while a round waits for a choice', async ({ page, request }) => {
  await signIn(page, await makePlayer(request, { language: 'ua', balanceMinor: '10000000' }));
  const open = await play(page, { game: 'pearl-reef' });
  expect(open.state).toBe('open');
  await rotate(page, 'ua');
  await expect(page.getByRole('alert').filter({ hasText: textsOf('ua')('errors.round_open') })).toBeVisible();
});

test('any flight is checked by its number, by anyone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'one size is enough: the page is looked at on phones above');
  const text = textsOf('en');
  const number = await endedFlight(page);
  await page.goto(`${siteUrl()}/en/fairness/verify`);
  const input = page.getByLabel(text('verify.flight.number'));
  const find = async (typed: string) => {
    await input.fill(typed);
    await page.getByRole('button', { name: text('verify.flight.submit') }).click();
  };
  await find('0');
  await expect(page.getByText(text('verify.flight.problem'))).toBeVisible();
  await find('999999999');
  await expect(page.getByText(text('verify.flight.noneText'))).toBeVisible();
  await find(String(number));
  for (const check of ['verify.given.chain', 'verify.given.end'])
    await expect(page.getByRole('listitem').filter({ hasText: text(check) })).toContainText(
      text('verify.yes'),
    );
});

/** The number of a flight that is over; flights fly while somebody looks. */
async function endedFlight(page: Page): Promise<number> {
  let number = 0;
  await expect
    .poll(async () => {
      const answer = await page.request.get(siteUrl() + getFlights.path.replace(':game', 'high-kite'));
      const { current, past } = (await answer.json()) as OutputOf<typeof getFlights>;
      number = current?.endedAt ? current.number : (past[0]?.number ?? 0);
      return number;
    })
    .toBeGreaterThan(0);
  return number;
}

async function signIn(page: Page, player: { username: string; password: string }): Promise<void> {
  const { username, password } = player;
  const answer = await page.request.post(`${siteUrl()}/api/users/login`, {
    form: { username, password },
    headers: { origin: siteUrl() },
  });
  expect(answer.ok()).toBe(true);
}

async function play(page: Page, wanted: { game: string; mode?: string; choice?: number[] }): Promise<Round> {
  const found = await page.request.get(siteUrl() + getGame.path.replace(':code', wanted.game));
  const { stakesMinor } = (await found.json()) as { stakesMinor: string[] };
  const answer = await page.request.post(`${siteUrl()}/api/rounds`, {
    data: { ...wanted, key: crypto.randomUUID(), stakeMinor: stakesMinor[0], kind: 'real' },
    headers: { origin: siteUrl() },
  });
  if (!answer.ok()) throw new Error(`${wanted.game} answered ${await answer.text()}`);
  return (await answer.json()) as Round;
}

async function rotate(page: Page, language: Language): Promise<void> {
  await page.goto(`${siteUrl()}/${language}/fairness`);
  await page.getByRole('button', { name: textsOf(language)('page.rotate') }).click();
}

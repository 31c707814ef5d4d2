import type { Page } from '@playwright/test';
import { forceDraws, showWho, siteUrl } from '../support/seams.ts';
import { answerLetter } from '../support/answer-letter.ts';
import { stopsShowing } from '../support/tapes.ts';
import { expect, inGate, seenOnOneScreen, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, patternOf, textOf, type Language } from '../support/texts.ts';

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });
    seenOnOneScreen(language);

    test(
      `a visitor signs up, deposits, wins, and checks the round (${language})`,
      { tag: inGate(language, 'kk') },
      async ({ page, request }) => {
        const faults = watchForFaults(page);
        await page.goto(siteUrl());
        await expect(page).toHaveURL(new RegExp(`/${language}$`));
        const { playerId, email } = await signUp(page, language);
        await answerLetter(page, language, email);
        await showWho(request, playerId);
        await deposit(page, language);
        await forceDraws(request, {
          playerId,
          game: 'sunny-orchard',
          rounds: [await stopsShowing(request, 'sunny-orchard', 'sun')],
        });
        await winARound(page, language);
        await readTheRound(page, language);
        await verifyTheRound(page, language);
        expect(faults).toEqual([]);
      },
    );
  });
}

async function signUp(page: Page, language: Language): Promise<{ playerId: string; email: string }> {
  const email = `journey.${crypto.randomUUID()}@example.com`;
  await page.goto(`${siteUrl()}/${language}/sign-up`);
  const name = textOf(language, 'features/people/players:fields.email');
  await page.getByRole('textbox', { name }).fill(email);
  await page
    .getByLabel(textOf(language, 'features/people/players:fields.password'), { exact: true })
    .fill('three quiet brass lanterns');
  await page.getByLabel(textOf(language, 'features/people/players:fields.birthday')).fill('1990-05-20');
  await page.getByRole('button', { name: textOf(language, 'features/people/players:signUp.submit') }).click();
  await welcome(page, language);
  return { playerId: (await profileOf(page)).id, email };
}

/** Three steps, each a press, and the lobby. */
async function welcome(page: Page, language: Language): Promise<void> {
  const players = (key: string) => textOf(language, `features/people/players:welcome.${key}`);
  await expect(page).toHaveURL(new RegExp(`/${language}/welcome$`));
  for (const step of ['look', 'limit']) {
    await expect(page.getByRole('heading', { name: players(`${step}.title`) })).toBeVisible();
    if (step === 'limit') await limitADay(page, language);
    await page.getByRole('button', { name: players('next'), exact: true }).click();
  }
  await expect(page.getByRole('heading', { name: players('game.title') })).toBeFocused();
  await page
    .getByRole('main')
    .getByRole('link', { name: players('toLobby'), exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`/${language}$`));
}

/** In some regions nobody stakes real money before they have set limits: hryvnias of deposits, and minutes of play. */
async function limitADay(page: Page, language: Language): Promise<void> {
  const limits = (key: string) => textOf(language, `features/people/limits:${key}`);
  const open = page.getByRole('button', { name: new RegExp(`^${limits('set')}:`) });
  await expect(open.first()).toBeVisible();
  const sizes = ['5000', '600'].slice(0, await open.count());
  for (const [at, size] of sizes.entries()) {
    await open.first().click();
    await page.getByRole('main').getByRole('textbox').fill(size);
    await page.getByRole('button', { name: limits('save'), exact: true }).click();
    await expect(page.getByText(limits('outcome.saved'))).toHaveCount(at + 1);
  }
}

async function deposit(page: Page, language: Language): Promise<void> {
  const before = BigInt(moneyNow(await profileOf(page)));
  await page
    .getByRole('button', { name: textOf(language, 'shell:nav.deposit'), exact: true })
    .locator('visible=true')
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('textbox', { name: textOf(language, 'features/money/payments:deposit.amount') })
    .fill('1000');
  await dialog
    .getByRole('button', { name: patternOf(language, 'features/money/payments:deposit.submitAmount') })
    .click();
  await page.locator('button[value=approve], button[value=paid]').first().click();
  const paid = patternOf(language, 'features/money/payments:verification.paidTitle');
  await expect(page.getByRole('heading', { name: paid })).toBeVisible();
  // The provider of this installation delivers every webhook five times.
  expect(BigInt(moneyNow(await profileOf(page))) - before).toBe(1_000_00n);
}

/** The round is played on the stage; the balance in the header follows from the socket, without a reload. */
async function winARound(page: Page, language: Language): Promise<void> {
  await page.goto(`${siteUrl()}/${language}/slots/sunny-orchard`);
  await expect(page.locator('canvas[data-ready=true]')).toBeVisible();
  const before = BigInt(moneyNow(await profileOf(page)));
  await page
    .getByRole('button', { name: textOf(language, 'features/play/game:hud.spin'), exact: true })
    .click();
  const said = page
    .getByRole('status')
    .filter({ hasText: patternOf(language, 'features/play/game:said.won') });
  await expect(said).toBeVisible();
  await expect.poll(async () => BigInt(moneyNow(await profileOf(page)))).toBeGreaterThan(before);
}

async function readTheRound(page: Page, language: Language): Promise<void> {
  await page.goto(`${siteUrl()}/${language}/profile/history`);
  const rounds = page.getByRole('list', {
    name: textOf(language, 'features/play/rounds:history.title'),
    exact: true,
  });
  await rounds.getByRole('link').first().click();
  await expect(page.getByText(textOf(language, 'features/play/rounds:round.fairnessText'))).toBeVisible();
}

async function verifyTheRound(page: Page, language: Language): Promise<void> {
  const round = page.url().split('/').at(-1)!;
  await page.goto(`${siteUrl()}/${language}/fairness`);
  await page.getByRole('button', { name: textOf(language, 'features/play/fairness:page.rotate') }).click();
  await expect(page.getByText(textOf(language, 'features/play/fairness:page.rotated'))).toBeVisible();
  await page.goto(`${siteUrl()}/${language}/fairness/verify?round=${round}`);
  await page.getByRole('button', { name: textOf(language, 'features/play/fairness:verify.submit') }).click();
  await expect(
    page.getByRole('heading', { name: textOf(language, 'features/play/fairness:verify.resultTitle') }),
  ).toBeVisible();
}

interface Money {
  id: string;
  gameMoney: string;
  mainBalance: string;
  virtualBalance: string;
}

async function profileOf(page: Page): Promise<Money> {
  return (await (await page.request.get(`${siteUrl()}/api/users/profile`)).json()) as Money;
}

const moneyNow = (profile: Money): string =>
  profile.gameMoney === 'play' ? profile.virtualBalance : profile.mainBalance;

/** Whatever the page complains of: script errors, refused resources, answers of 500. */
function watchForFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on(
    'response',
    (answer) => answer.status() >= 500 && faults.push(`${answer.status()} ${answer.url()}`),
  );
  return faults;
}

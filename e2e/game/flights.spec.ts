import type { Page } from '@playwright/test';
import { listOpenRounds, listRounds, playRound, type RoundRow } from '@croupier/contract/play/rounds';
import type { OutputOf } from '@croupier/contract/kit';
import { me } from '@croupier/contract/people/players';
import { makePlayer, sessionOf, siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { patternOf, textOf } from '../support/texts.ts';

const GAME = 'high-kite';
/** Every flight of a test installation ends at 1.50 or before. */
const NEVER_REACHED = '5.00';

test('a player who set where to leave is paid there, and one who aimed too high is not', async ({ page }) => {
  await openSky(page);
  const auto = page.getByLabel(textOf('en', 'features/play/flights:auto'));
  for (const [aim, isWon] of [
    [NEVER_REACHED, false],
    ['1.01', true],
  ] as const) {
    // A few flights end at 1.00 and nobody leaves them: then the next one is flown.
    for (let isDone = false; !isDone;) {
      await expect(auto).toBeEnabled();
      await auto.fill(aim);
      const round = await flyOnce(page, () => join(page));
      isDone = (round.winMinor !== '0') === isWon;
    }
    await expect(page.getByTestId('flight-said')).toHaveText(
      patternOf('en', `features/play/flights:${isWon ? 'left' : 'ended'}`),
    );
  }
});

test(
  'a flight is joined and left by keyboard alone, and everybody sees it',
  { tag: '@gate' },
  async ({ page, newDevice }) => {
    const watching = await (await newDevice()).newPage();
    await openSky(watching);
    const nickname = await openSky(page);
    const seenName = `${nickname.slice(0, 2)}•••${nickname.slice(-2)}`;
    const leave = page.getByTestId('leave');
    await expect(leave).toBeDisabled();
    const seen = watching.getByTestId('seats').getByText(seenName);
    const exits = await noteExits(watching);
    for (;;) {
      const round = await flyOnce(page, async () => {
        await join(page);
        await expect(seen).toBeVisible();
        // It ends sooner than it can be left now and then.
        while ((await openRounds(page)) > 0) {
          if (!(await leave.isEnabled())) await page.waitForTimeout(50);
          else {
            await leave.focus();
            await page.keyboard.press('Enter');
          }
        }
      });
      if (round.winMinor !== '0') break;
    }
    await expect(page.getByTestId('flight-said')).toHaveText(patternOf('en', 'features/play/flights:left'));
    await expect.poll(exits).toMatch(new RegExp(`${seenName}1\\.\\d\\d×`));
  },
);

test('joining moves nothing, and the latest flights are seen whole', async ({ page }) => {
  await openSky(page);
  const boxes = () =>
    page.evaluate(() =>
      ['canvas', '[data-testid=leave]', '[data-testid=seats]', 'input[inputmode=decimal]'].map((selector) => {
        const { x, y, width, height } = document
          .querySelector(`[data-testid=board] ${selector}`)!
          .getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      }),
    );
  const before = await boxes();
  await join(page);
  expect(await boxes()).toEqual(before);
  const list = page.getByRole('list', { name: textOf('en', 'features/play/flights:past') });
  await expect(list.locator('li').first()).toBeVisible();
  const cut = await list.evaluate((row) => {
    const room = row.getBoundingClientRect();
    return [...row.children].filter((each) => {
      const { top, bottom, left, right } = each.getBoundingClientRect();
      const isSeen = top < room.bottom - 1;
      return isSeen && (bottom > room.bottom + 1 || left < room.left - 1 || right > room.right + 1);
    }).length;
  });
  expect(cut).toBe(0);
});

/** Notes who is seen to have left, for as long as the page is there: of the next flight the list begins anew. */
async function noteExits(page: Page): Promise<() => Promise<string>> {
  const list = await page.getByTestId('seats').elementHandle();
  const noted = await page.evaluateHandle((seats) => {
    const exits = new Set<string>();
    const note = () =>
      seats!.querySelectorAll('li:has(b)').forEach(({ textContent }) => exits.add(textContent));
    new MutationObserver(note).observe(seats!, { subtree: true, childList: true, characterData: true });
    return exits;
  }, list);
  return () => noted.evaluate((exits) => [...exits].join('\n'));
}

/** @returns the player's name */
async function openSky(page: Page): Promise<string> {
  const { id } = await makePlayer(page.request, { region: 'UA', language: 'en', balanceMinor: '100000000' });
  await page.context().addCookies([await sessionOf(page.request, id)]);
  await page.goto(`${siteUrl()}/en/slots/${GAME}`);
  await expect(page.locator('[data-testid=board][data-ready=true]')).toBeVisible();
  await expect(flyButton(page)).toHaveAttribute('data-phase', 'ready');
  const { profile } = (await (await page.request.get(siteUrl() + me.path)).json()) as OutputOf<typeof me>;
  return profile!.nickname;
}

const flyButton = (page: Page) => page.locator('button[aria-keyshortcuts=Space]');

/** Plays one round: `fly` sees it to its end, or the flight does. */
async function flyOnce(page: Page, fly: () => Promise<void>): Promise<RoundRow> {
  const before = (await rounds(page)).length;
  await fly();
  await expect.poll(async () => (await rounds(page)).length).toBe(before + 1);
  await expect(flyButton(page)).toHaveAttribute('data-phase', 'ready');
  return (await rounds(page))[0]!;
}

/** Bets as soon as a flight takes bets. */
async function join(page: Page): Promise<void> {
  const boarding = page.locator('[data-state=boarding]');
  while ((await openRounds(page)) === 0) {
    await expect(boarding).toBeVisible();
    // Pressed in the last moment of boarding it may ask for nothing: then the next flight is waited for.
    const answered = page
      .waitForResponse(
        (answer) => answer.request().method() === 'POST' && new URL(answer.url()).pathname === playRound.path,
      )
      .catch(() => undefined);
    await flyButton(page).press('Space');
    await Promise.race([answered, expect(boarding).toBeHidden()]);
  }
}

async function openRounds(page: Page): Promise<number> {
  const answer = await page.request.get(siteUrl() + listOpenRounds.path);
  return ((await answer.json()) as { rounds: unknown[] }).rounds.length;
}

async function rounds(page: Page): Promise<RoundRow[]> {
  const answer = await page.request.get(`${siteUrl()}${listRounds.path}?game=${GAME}`);
  return ((await answer.json()) as { rounds: RoundRow[] }).rounds;
}

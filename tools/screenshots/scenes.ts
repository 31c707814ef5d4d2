import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { PiggyBank } from '@croupier/contract/rewards/piggy-bank';
import { spinButton, STAGE_READY } from '../../e2e/support/rounds.ts';
import {
  giveReward,
  makePlayer,
  publishProgramme,
  sessionOf,
  setProgress,
  siteUrl,
} from '../../e2e/support/seams.ts';
import { textOf } from '../../e2e/support/texts.ts';
import { eachLook, type WantedLook } from './looks.ts';

/** So long after the press a scene is photographed. */
const FRAMES_MS = [250, 800, 1_600, 3_200, 6_000];
/** So long frames are counted, from the press on. */
const PACE_MS = 2_000;

const t = (mechanic: string, key: string) => textOf('en', `features/rewards/${mechanic}:${key}`);
const pressOf = (page: Page, mechanic: string, key: string) =>
  page
    .getByRole('button', { name: t(mechanic, key), exact: true })
    .first()
    .click();

interface Scene {
  readonly path: string;
  /** What the player is given before the page is opened. */
  readonly prepare?: (page: Page, playerId: string) => Promise<void>;
  /** What is done on the page before anything moves. */
  readonly begin?: (page: Page, playerId: string) => Promise<void>;
  /** The press that sets it in motion. */
  readonly press: (page: Page) => Promise<void>;
}

const miniGame = (place: number, key: string, number: string): Scene => ({
  path: '/mini-game',
  begin: async (page) => {
    await page.getByTestId('mini-games').getByRole('radio').nth(place).check({ force: true });
    await page.getByTestId('play-mini-game').click();
    await page.getByRole('button', { name: t('mini-game', 'tell') }).waitFor();
  },
  press: async (page) => {
    const name = t('mini-game', key).replace(/\{(?:number|row|column)\}/gu, number);
    await (key === 'tell' ? scratch(page) : page.getByRole('button', { name, exact: true }).click());
  },
});

/** Scenes by name. The others are held against the round of a slot. */
const SCENES: Readonly<Record<string, Scene>> = {
  'sunny-orchard': {
    path: '/slots/sunny-orchard',
    begin: (page) => page.locator(STAGE_READY).first().waitFor(),
    press: (page) => spinButton(page).click(),
  },
  wheel: { path: '/wheel', press: (page) => page.getByTestId('spin-wheel').click() },
  scratch: miniGame(0, 'tell', ''),
  pairs: miniGame(1, 'field', '5'),
  knock: miniGame(2, 'door', '4'),
  map: miniGame(3, 'map.place', '2'),
  drop: miniGame(4, 'drop.slot', '2'),
  box: {
    path: '/treasures',
    prepare: fillBox,
    // That it is full may be told in a modal first.
    begin: (page) => page.keyboard.press('Escape'),
    press: (page) => pressOf(page, 'treasures', 'open'),
  },
  calendar: {
    path: '/bonuses/calendar',
    prepare: hangCalendar,
    press: (page) => pressOf(page, 'calendar', 'open'),
  },
  'piggy-bank': {
    path: '/piggy-bank',
    begin: fillPiggyBank,
    press: async (page) => {
      await pressOf(page, 'piggy-bank', 'break');
      await pressOf(page, 'piggy-bank', 'breakNow');
    },
  },
  quest: { path: '/quest', press: (page) => page.getByTestId('stop').nth(1).click() },
  achievements: { path: '/achievements', press: (page) => page.locator('main summary').first().click() },
  nominations: { path: '/nominations', press: (page) => page.mouse.wheel(0, 300) },
};

/** Every scene of the mechanics frame by frame, and how many frames a second it has after the press. @param names all, where it is empty */
export async function photographScenes(
  browser: Browser,
  folder: string,
  { names, ...look }: { readonly names: readonly string[] } & WantedLook,
): Promise<void> {
  for (const [name, scene] of Object.entries(SCENES))
    if (names.length === 0 || names.includes(name))
      await eachLook(browser, look, async (page, seen) => {
        await open(page, scene);
        const pace = await paceAfter(page, () => scene.press(page));
        console.log(`${name} ${seen}: ${pace} frames a second`);
        await open(page, scene);
        const shoot = (state: string) =>
          page.screenshot({ path: join(folder, `${name}-${seen}-${state}.png`) });
        await shoot('before');
        await scene.press(page);
        for (const [at, ms] of FRAMES_MS.entries()) {
          await page.waitForTimeout(ms - (FRAMES_MS[at - 1] ?? 0));
          await shoot(String(at + 1));
        }
      });
}

/** Opens a scene as a new player, at rest. */
async function open(page: Page, { path, prepare, begin }: Scene): Promise<void> {
  const player = { region: 'UA', language: 'en', balanceMinor: '1234500' } as const;
  const { id } = await makePlayer(page.request, player);
  await page.context().addCookies([await sessionOf(page.request, id)]);
  await prepare?.(page, id);
  await page.goto(`${siteUrl()}/en${path}`, { waitUntil: 'load' });
  await page.waitForTimeout(1_500);
  await begin?.(page, id);
  await page.waitForTimeout(500);
}

/** Counted by the page; as text, since the tools know of no browser. */
const COUNT_FRAMES = `new Promise((tell) => {
  let frames = 0;
  const until = performance.now() + ${PACE_MS};
  const count = () => {
    frames += 1;
    if (performance.now() < until) requestAnimationFrame(count);
    else tell(frames);
  };
  requestAnimationFrame(count);
})`;

async function paceAfter(page: Page, press: () => Promise<void>): Promise<number> {
  await press();
  return Math.round((Number(await page.evaluate(COUNT_FRAMES)) * 1000) / PACE_MS);
}

async function scratch(page: Page): Promise<void> {
  const { x, y, width, height } = (await page.getByTestId('foil').boundingBox())!;
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  for (let row = 0; row < 6; row += 1)
    await page.mouse.move(row % 2 ? x + 20 : x + width * 0.6, y + (height * (row + 1)) / 8, { steps: 6 });
  await page.mouse.up();
}

async function fillBox(page: Page, playerId: string): Promise<void> {
  const code = `scene-${playerId}`;
  await publishProgramme(page.request, {
    ...{ kind: 'box', code, audience: { regions: ['UA'], players: { in: [playerId] } } },
    terms: {
      ...{ typeIcon: 'wood', given: 'reward' },
      goal: { counts: 'stakes', games: 'all', target: { UAH: '20000' } },
      loot: [{ weight: 1, reward: { kind: 'points', points: 20 } }],
    },
  });
  await giveReward(page.request, { playerId, key: randomUUID(), reward: { kind: 'box', code } });
  const fill = () => setProgress(page.request, { playerId, of: { use: 'box', code }, current: '20000' });
  await retry(fill);
}

async function hangCalendar(page: Page, playerId: string): Promise<void> {
  const dayAfter = (days: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Kyiv' }).format(Date.now() + days * 86_400_000);
  const reward = { kind: 'points', points: 25 };
  await publishProgramme(page.request, {
    ...{ kind: 'calendar', code: `scene-${playerId}` },
    terms: { days: [-2, -1, 0, 1, 2, 3, 4].map((days) => ({ day: dayAfter(days), reward })), missed: 'lost' },
    schedule: { from: `${dayAfter(-2)}T00:00`, until: `${dayAfter(5)}T00:00`, zone: 'region' },
    audience: { regions: ['UA'], players: { in: [playerId] } },
  });
}

async function fillPiggyBank(page: Page, playerId: string): Promise<void> {
  await pressOf(page, 'piggy-bank', 'create');
  await page.locator('[data-testid=piggy-bank][data-state=ACTIVE]').waitFor();
  const mine = await page.request.get(`${siteUrl()}/api/piggy-bank`);
  const { id } = (await mine.json()) as PiggyBank;
  await setProgress(page.request, { playerId, of: id!, current: '6000000' });
  await page.reload();
}

/** What was given a moment ago may still be on its way. */
async function retry(act: () => Promise<unknown>): Promise<void> {
  for (let left = 20; ; left -= 1)
    try {
      await act();
      return;
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((done) => setTimeout(done, 1_000));
    }
}

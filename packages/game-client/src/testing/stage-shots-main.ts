import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../../../tools/root.ts';
import { bundleStagePage, launchForStages, openStagePage } from './stage-pages.ts';

/**
 * `npm run stage -- <game id> [feature,…] [seed]`: frames of a round on the stage, phone and desktop, into var/stage.
 * A feature is a scene of the show (wins, change, burst, fall, cells, free-intro, special, hold-intro, jackpot,
 * celebration …), `any` for a round that wins, `lost` for one that does not. `--phone` leaves the desktop out,
 * `--reduced` shows it without motion, `--webgl` draws with WebGL2.
 */
const FOLDER = join(ROOT, 'var/stage');
const SIZES = { phone: { width: 390, height: 560 }, desktop: { width: 1200, height: 720 } };
const has = (flag: string) => process.argv.includes(flag);

async function main(): Promise<void> {
  const [game = 'lantern-tide', features = 'any', seed = '1'] = process.argv
    .slice(2)
    .filter((text) => !text.startsWith('--'));
  mkdirSync(FOLDER, { recursive: true });
  const script = await bundleStagePage();
  const browser = await launchForStages(has('--webgl'));
  try {
    for (const [size, viewport] of Object.entries(SIZES)) {
      if (has('--phone') && size !== 'phone') continue;
      const page = await openStagePage(browser, script, viewport);
      for (const feature of features.split(','))
        await shoot(page, { game, feature, seed: Number(seed), name: `${game}-${feature}-${size}` });
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

async function shoot(
  page: Page,
  what: { game: string; feature: string; seed: number; name: string },
): Promise<void> {
  const look = {
    game: what.game,
    painter: has('--webgl') ? 'webgl2' : 'canvas2d',
    still: has('--reduced'),
  } as const;
  const painter = await page.evaluate(
    (wanted) => window.stagePage.open(wanted.game, wanted.painter, wanted.still),
    look,
  );
  const shown = await page.evaluate(({ feature, seed }) => window.stagePage.play(feature, seed), what);
  if (!shown) throw new Error(`No round with ${what.feature}`);
  const told = shown.scenes.map(({ kind, atMs }) => `${kind}@${Math.round(atMs)}`).join(' ');
  console.log(`${what.name} (${painter}, seed ${shown.seed}): ${told}`);
  const found = shown.scenes.findIndex(({ kind }) => kind === what.feature);
  const first = Math.max(0, found - 1);
  for (const [index, { kind, atMs, untilMs }] of shown.scenes.slice(first, first + 4).entries()) {
    for (const part of kind === 'wins' ? [0.7] : [0.3, 0.75]) {
      const frame = await page.evaluate((ms) => window.stagePage.draw(ms), atMs + (untilMs - atMs) * part);
      const file = join(FOLDER, `${what.name}-${index}-${kind}-${part * 100}.png`);
      writeFileSync(file, Buffer.from(frame.split(',')[1] ?? '', 'base64'));
    }
  }
}

await main();

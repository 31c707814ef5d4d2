import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../e2e/support/chromium.ts';
import { ROOT } from './root.ts';
import { provideChromium } from './testing/chromium.ts';
import startJourneyStack from './testing/journey-stack.ts';
import { photographGames } from './screenshots/games.ts';
import { photographPages } from './screenshots/pages.ts';
import { photographScenes } from './screenshots/scenes.ts';

/**
 * `npm run screenshots`: every page at phone and desktop size, in a light and a dark theme, into var/screenshots. With
 * `-- --readme` the picture of the README is renewed too.
 * `npm run screenshots -- games [game …] [--size phone] [--theme white]`: every game as it is met, in play, at a win and in
 * its feature, at phone, landscape and desktop size, in both themes, into var/screenshots/games.
 * `npm run screenshots -- scenes [name …] [--size phone] [--theme white]`: every mechanic in motion, likewise, into
 * var/screenshots/scenes, and at how many frames a second it was drawn.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { readme: { type: 'boolean' }, size: { type: 'string' }, theme: { type: 'string' } },
});
const [what, ...names] = positionals;
const folder = join(ROOT, 'var/screenshots', what ?? '');
// Some are taken anew beside the others.
if (names.length === 0 && !values.size && !values.theme) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const stop = await startJourneyStack();
const browser = await chromium.launch({
  executablePath: await provideChromium(new AbortController().signal),
  args: CHROMIUM_ARGS,
});
try {
  if (what === 'games') await photographGames(browser, folder, { names, ...values });
  else if (what === 'scenes') await photographScenes(browser, folder, { names, ...values });
  else await photographPages(browser, folder, values.readme ?? false);
} finally {
  await browser.close();
  await stop?.();
}

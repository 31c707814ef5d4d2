import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findGame, modesOf } from '@croupier/games';
import { ROOT } from '../../../../tools/root.ts';
import { bundleStagePage, launchForStages, openStagePage } from './stage-pages.ts';

/**
 * `npm run boards -- <game id> [--mode m] [--ends won|lost|any] [--seed n] [--choices 1,2,3] [--reduced] [--size phone]
 * [--from 0 --to 1]`: a film of a round on a board's stage, and what it looks like at rest, as sheets in var/boards.
 */
const SIZES = {
  phone: { width: 390, height: 500 },
  low: { width: 510, height: 290 },
  desktop: { width: 1040, height: 600 },
};
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mode: { type: 'string' },
    ends: { type: 'string', default: 'won' },
    seed: { type: 'string', default: '1' },
    /** A list of numbers is one choice; several choices are parted by `/`, and an empty one takes the money. */
    choices: { type: 'string', default: '' },
    reduced: { type: 'boolean', default: false },
    size: { type: 'string' },
    frames: { type: 'string', default: '8' },
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: '1' },
  },
});

/** A flight with others in it, of whom some have left. */
const FLIGHT = {
  ...{ number: 7, takesOffMs: 3_000, end: null, aheadMs: 0 },
  seats: [118, 131, 152, 190, 240, 610, null].map((leftCenti, at) => ({
    ...{ seat: String(at), player: `Fa•••${at}7`, leftCenti, mine: at === 3 },
  })),
};

const [game = 'tavern-dice'] = positionals;
const folder = join(ROOT, 'var/boards');
mkdirSync(folder, { recursive: true });
const script = await bundleStagePage('board-page-main.ts');
const browser = await launchForStages();
try {
  for (const [size, viewport] of Object.entries(SIZES)) {
    if (values.size && values.size !== size) continue;
    const page = await openStagePage(browser, script, viewport);
    const mode = values.mode ?? modesOf(findGame(game)!.definition)[0]!;
    await page.evaluate(([id, wanted, still]) => window.boardPage.open(id, wanted, still), [
      game,
      mode,
      values.reduced,
    ] as const);
    const save = (name: string, sheet: string) =>
      writeFileSync(join(folder, `${game}-${name}-${size}.png`), Buffer.from(sheet.split(',')[1]!, 'base64'));
    const columns = size === 'phone' ? 4 : 2;
    await page.evaluate(() => window.boardPage.rest(false));
    save('rest', await page.evaluate(() => window.boardPage.film([1_000], 1)));
    await page.evaluate(() => window.boardPage.rest(true));
    save('waiting', await page.evaluate(() => window.boardPage.film([80, 900], 2)));
    if (game === 'high-kite') {
      await page.evaluate((flight) => window.boardPage.fly(flight), FLIGHT);
      save(
        'flight',
        await page.evaluate(
          (across) => window.boardPage.film([500, 4_000, 9_000, 16_000, 24_000, 50_000], across),
          columns,
        ),
      );
      await page.evaluate(
        (flight) => window.boardPage.fly({ ...flight, end: { atMs: 60_000, centi: 2_750 } }),
        FLIGHT,
      );
      save(
        'end',
        await page.evaluate(
          (across) => window.boardPage.film([60_050, 60_700, 61_500, 64_000], across),
          columns,
        ),
      );
      await page.evaluate(() => window.boardPage.fly(null));
    }
    const how = {
      seed: Number(values.seed),
      ends: values.ends as 'won',
      choices: values.choices
        ? values.choices.split('/').map((each) => (each ? each.split(',').map(Number) : []))
        : [],
    };
    const began = performance.now();
    const lengthMs = await page.evaluate((wanted) => window.boardPage.play(wanted), how);
    const count = Number(values.frames);
    const [from, to] = [Number(values.from), Number(values.to)];
    const moments = Array.from(
      { length: count },
      (_, at) => lengthMs * (from + ((to - from) * at) / Math.max(1, count - 1)),
    );
    const film = await page.evaluate(([wanted, across]) => window.boardPage.film([...wanted], across), [
      moments,
      columns,
    ] as const);
    save('round', film);
    console.log(
      `${game} ${size}: ${Math.round(lengthMs)} ms, taken in ${Math.round(performance.now() - began)} ms`,
    );
    await page.close();
  }
} finally {
  await browser.close();
}

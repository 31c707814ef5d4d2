import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../tools/testing/chromium.ts';
import { bundleStagePage, launchForStages, openStagePage } from '../testing/stage-pages.ts';

const executablePath = findChromium();

/** In a real browser: only there are graphics contexts lost. */
describe.skipIf(!executablePath)('a stage whose graphics context is lost', () => {
  let browser: Browser;
  let page: Page;
  let whole: string;

  beforeAll(async () => {
    const script = await bundleStagePage();
    browser = await launchForStages(true);
    page = await openStagePage(browser, script, { width: 240, height: 320 });
    await page.evaluate(() => window.stagePage.open('sunny-orchard', 'webgl2', false));
    whole = await page.evaluate(() => window.stagePage.draw(0));
  });
  afterAll(() => browser?.close());

  it('draws as before when the context comes back', async () => {
    expect(await page.evaluate(() => window.stagePage.painter())).toBe('webgl2');
    await page.evaluate(() => window.stagePage.context('lose'));
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => window.stagePage.draw(0))).not.toBe(whole);
    await page.evaluate(() => window.stagePage.context('restore'));
    await page.waitForFunction((before) => window.stagePage.draw(0) === before, whole);
    expect(await page.evaluate(() => window.stagePage.painter())).toBe('webgl2');
  });

  it('goes on with Canvas2D in the same place when it does not', async () => {
    await page.evaluate(() => window.stagePage.context('lose'));
    await page.waitForFunction(() => window.stagePage.painter() === 'canvas2d');
    const boxes = await page.evaluate(() =>
      [...document.querySelectorAll('canvas')].map((canvas) => {
        const { x, y, width, height } = canvas.getBoundingClientRect();
        return { x, y, width, height };
      }),
    );
    expect(boxes).toHaveLength(2);
    expect(boxes[1]).toEqual(boxes[0]);
    const frame = await page.evaluate(() => window.stagePage.draw(0));
    expect(frame.length).toBeGreaterThan(whole.length * 0.7);
  });
});

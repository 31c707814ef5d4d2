import type { Page } from '@playwright/test';
import { siteUrl } from '../support/seams.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, type Language } from '../support/texts.ts';
import { cataloguesOf } from './catalogues.ts';
import { drawTexts } from './draw.ts';
import { drawnTexts } from './drawn-texts.ts';
import { readingsOf } from './longest-texts.ts';

test.skip(({ isMobile }) => !isMobile, 'The phone is the narrow one.');

/** What a page of 390 px leaves at each side. */
const MARGIN_PX = 16;

for (const language of LANGUAGES)
  test(`every text of a button, tab, badge and toast has its room in ${language}`, async ({ page }) => {
    const texts = cataloguesOf(language);
    const places = drawnTexts();
    const drawn = places.flatMap(({ place, keys, at }) =>
      [...texts].flatMap(([key, text]) =>
        keys.test(key)
          ? readingsOf(text, language).map((reading) => ({ place, text: reading, from: `${key} (${at})` }))
          : [],
      ),
    );
    // Else nothing was measured.
    expect(drawn.length).toBeGreaterThan(places.length);
    await openSite(page, language);
    expect(await page.evaluate(drawTexts, { drawn, marginPx: MARGIN_PX })).toEqual([]);
  });

test('a text without room is found, wherever it is drawn', async ({ page }) => {
  await openSite(page, 'ua');
  const from = 'planted';
  const long = 'Надішліть підтвердження ще раз за хвилину';
  const drawn = [
    ...(['button', 'badge'] as const).map((place) => ({ place, text: `${long}. ${long}`, from })),
    { place: 'tab' as const, text: `${long}. ${long}`, from },
    { place: 'toast' as const, text: `${long}. ${long}. ${long}. ${long}`, from },
    { place: 'button' as const, text: 'Надіслати', from },
  ];
  const faults = await page.evaluate(drawTexts, { drawn, marginPx: MARGIN_PX });
  expect(faults.map((fault) => fault.replace(/“.*” /, '').replace(/\d+/, 'n'))).toEqual([
    'planted: button is n px too long',
    'planted: badge is n px too long',
    'planted: tab is n px too long',
    'planted: toast has n lines',
  ]);
});

async function openSite(page: Page, language: Language): Promise<void> {
  await page.goto(`${siteUrl()}/${language}`);
  await page.evaluate(() => document.fonts.ready);
}

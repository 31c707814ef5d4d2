import type { Browser, Page } from '@playwright/test';
import { siteUrl } from '../../e2e/support/seams.ts';

const SIZES = {
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
  desktop: { width: 1440, height: 900 },
};
const THEMES = ['white', 'dark'];

/** One size and one theme; all of them, where none is named. */
export interface WantedLook {
  readonly size?: string | undefined;
  readonly theme?: string | undefined;
}

/** Opens a new browser for each size and theme that is wanted, one after the other. */
export async function eachLook(
  browser: Browser,
  { size: wantedSize, theme: wantedTheme }: WantedLook,
  see: (page: Page, look: string) => Promise<void>,
): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES))
    for (const theme of THEMES)
      if ((wantedSize ?? size) === size && (wantedTheme ?? theme) === theme) {
        const small = size !== 'desktop';
        const context = await browser.newContext({
          ...{ viewport, locale: 'en-GB', hasTouch: small, isMobile: small },
        });
        await context.addCookies([{ name: 'theme', value: theme, url: siteUrl() }]);
        await see(await context.newPage(), `${size}-${theme}`);
        await context.close();
      }
}

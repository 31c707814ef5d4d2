import { BRAND_IDENTITIES, BRANDS } from '@croupier/domain/site/brands';
import { THEMES } from '@croupier/domain/site/regions';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { THEME_COLOURS } from './theme-colours.ts';

const LOOKS = BRANDS.flatMap((brand) => THEMES.map((theme) => ({ brand, theme })));
const SHEETS = { rino: 'tokens/themes.css', toro: 'toro.css' };

test.each(LOOKS)(
  'the frame of $brand in $theme has the colour of its page, and its accent is told',
  ({ brand, theme }) => {
    const sheet = new URL(`../../../../packages/ui/src/${SHEETS[brand]}`, import.meta.url);
    const css = readFileSync(sheet, 'utf8');
    const token = (name: string) =>
      new RegExp(`\\[data-theme='${theme}'\\][^{]*\\{[^}]*--${name}: (#\\w+);`).exec(css)?.[1];
    expect(THEME_COLOURS[brand][theme]).toBe(token('surface-0'));
    expect(BRAND_IDENTITIES[brand].accents[theme]).toBe(token('accent'));
  },
);

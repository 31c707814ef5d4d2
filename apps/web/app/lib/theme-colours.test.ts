import { THEMES } from '@croupier/domain/site/regions';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { THEME_COLOURS } from './theme-colours.ts';

test.each(THEMES)('the frame of %s has the colour of its page', (theme) => {
  const css = readFileSync(new URL('../../../../packages/ui/src/tokens/themes.css', import.meta.url), 'utf8');
  const surface = new RegExp(`\\[data-theme='${theme}'\\] \\{[^}]*--surface-0: (#\\w+);`).exec(css)?.[1];
  expect(THEME_COLOURS[theme]).toBe(surface);
});

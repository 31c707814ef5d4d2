import type { Brand } from '@croupier/domain/site/brands';
import type { Theme } from '@croupier/domain/site/regions';

/** The browser's own frame: each theme's surface-0, as a meta tag cannot read a custom property. */
export const THEME_COLOURS = {
  rino: { white: '#f6f3ec', dark: '#121110', red: '#1d0a0d', darkBlue: '#0b1220', green: '#08150f' },
  toro: { white: '#f2f3f6', dark: '#0c0d12', red: '#18060a', darkBlue: '#0e0d1e', green: '#071413' },
} as const satisfies Record<Brand, Record<Theme, string>>;

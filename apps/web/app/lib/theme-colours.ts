import type { Theme } from '@croupier/domain/site/regions';

/** The browser's own frame: each theme's surface-0, as a meta tag cannot read a custom property. */
export const THEME_COLOURS = {
  white: '#f6f3ec',
  dark: '#121110',
  red: '#1d0a0d',
  darkBlue: '#0b1220',
  green: '#08150f',
} as const satisfies Record<Theme, string>;

import { useSyncExternalStore } from 'react';

/** Two of the house's themes read as light and dark; `system` follows the machine. */
export const THEMES = ['system', 'white', 'dark'] as const;
export type OfficeTheme = (typeof THEMES)[number];

const NAME = 'office.theme';
/** `public/theme.js` hears it and shows what is chosen. */
const CHANGED = 'office-theme';

/** The chosen look, kept in this browser, and the way to choose another. */
export function useTheme(): [OfficeTheme, (theme: OfficeTheme) => void] {
  return [useSyncExternalStore(listen, read), choose];
}

function choose(theme: OfficeTheme): void {
  try {
    localStorage.setItem(NAME, theme);
  } catch {
    return;
  }
  dispatchEvent(new Event(CHANGED));
}

function read(): OfficeTheme {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(NAME)) ?? 'system';
  } catch {
    return 'system';
  }
}

function listen(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', listener);
  };
}

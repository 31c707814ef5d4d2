import { updateProfile } from '@croupier/contract/people/players';
import { THEMES, type Theme } from '@croupier/domain/site/regions';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { useChangeProfile, useProfile } from '../../../lib/session.ts';
import { THEME_COOKIE } from '../../../lib/visitor.ts';
import { keepChoice } from './cookies.ts';

/** The theme on screen and the way to change it: at once here, by cookie for later pages, in the account if there is one. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const { visitor } = useRootData();
  const profile = useProfile();
  const { mutate: follow } = useChangeProfile((userTheme: Theme) =>
    call(updateProfile, { body: { userTheme } }),
  );
  const [theme, setTheme] = useState<Theme>(
    () => (typeof document === 'undefined' ? undefined : themeOnScreen()) ?? visitor.theme,
  );
  return [
    theme,
    (next) => {
      setTheme(next);
      document.documentElement.dataset['theme'] = next;
      const ground = getComputedStyle(document.documentElement).getPropertyValue('--surface-0');
      document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
      keepChoice(THEME_COOKIE, next);
      // The account only follows: if it cannot be reached now, the cookie still holds for this browser.
      if (profile) follow(next);
    },
  ];
}

function themeOnScreen(): Theme | undefined {
  if (typeof document === 'undefined') return undefined;
  return THEMES.find((theme) => theme === document.documentElement.dataset['theme']);
}

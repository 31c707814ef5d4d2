import { THEMES } from '@croupier/domain/site/regions';
import { Segmented } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useTheme } from '../../site/settings/use-theme.ts';

/** The five themes; the page changes as soon as one is chosen. */
export function WelcomeLook() {
  const themes = useTranslations('settings.themes');
  const label = useTranslations('settings')('theme');
  const [theme, setTheme] = useTheme();
  return (
    <Segmented
      label={label}
      value={theme}
      onChange={setTheme}
      options={THEMES.map((value) => ({ value, label: themes(value) }))}
    />
  );
}

import type { Profile } from '@croupier/contract/people/players';
import { LANGUAGES, THEMES, type Language } from '@croupier/domain/site/regions';
import { Card, Segmented } from '@croupier/ui';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { changeLanguage } from '../../../lib/change-language.ts';
import { LANGUAGE_NAMES } from '../../../lib/language.ts';
import { useLanguage } from '../../../lib/root-data.ts';
import { useUpdateProfile } from '../personal/personal-queries.ts';
import { useTheme } from '../../site/settings/use-theme.ts';
import { usePlayersErrorText } from './error-text.ts';
import { Outcome } from './outcome.tsx';
import styles from './profile.module.css';

/** Theme and language, kept in the account. A language is a new page: its texts and links all change. */
export function LookCard({ profile }: { profile: Profile }) {
  const t = useTranslations('players.profile');
  const themes = useTranslations('settings.themes');
  const language = useLanguage();
  const { pathname } = useLocation();
  const [theme, setTheme] = useTheme();
  const update = useUpdateProfile();
  const errorText = usePlayersErrorText();
  const speak = (next: Language) => {
    const leave = () => void changeLanguage(pathname, next);
    if (next === profile.language) leave();
    else update.mutate({ language: next }, { onSuccess: leave });
  };
  return (
    <Card className={styles.card}>
      <h2>{t('lookTitle')}</h2>
      <Segmented
        label={t('theme')}
        value={theme}
        onChange={setTheme}
        options={THEMES.map((value) => ({ value, label: themes(value) }))}
      />
      <Segmented
        label={t('language')}
        value={language}
        onChange={speak}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <Outcome done={false} failed={update.isError && errorText(update.error)} />
    </Card>
  );
}

import { changeMyLanguage } from '@croupier/contract/office/operators';
import { Segmented, showToast } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { OFFICE_LANGUAGES, type OfficeLanguage } from '../../../lib/language/language.ts';
import { useMe, useRefreshMe } from '../../../lib/me.ts';
import { THEMES, useTheme } from '../../../lib/theme.ts';
import { Section } from './section.tsx';

/** A language is named in itself, for who reads no other. */
const NAMES = { en: 'English', ua: 'Українська' } as const satisfies Record<OfficeLanguage, string>;

/** In which language and theme the office is read. */
export function LookSection() {
  const t = useTranslations('account.look');
  const me = useMe();
  const refresh = useRefreshMe();
  const textOf = useErrorText();
  const [theme, chooseTheme] = useTheme();
  const speak = useMutation({
    mutationFn: (language: OfficeLanguage) => call(changeMyLanguage, { body: { language } }),
    onSuccess: refresh,
    onError: (error) => showToast(textOf(error), 'error'),
  });
  return (
    <Section title={t('title')}>
      <Segmented
        label={t('language')}
        value={speak.isPending ? speak.variables : me.language}
        options={OFFICE_LANGUAGES.map((value) => ({ value, label: NAMES[value] }))}
        onChange={(language) => speak.mutate(language)}
      />
      <Segmented
        label={t('theme')}
        value={theme}
        options={THEMES.map((value) => ({ value, label: t(`themes.${value}`) }))}
        onChange={chooseTheme}
      />
    </Section>
  );
}

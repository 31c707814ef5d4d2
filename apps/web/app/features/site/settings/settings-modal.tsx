import { Button, Dialog, Segmented } from '@croupier/ui';
import { LANGUAGES, THEMES, type Language } from '@croupier/domain/site/regions';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { changeLanguage } from '../../../lib/change-language.ts';
import { LANGUAGE_NAMES } from '../../../lib/language.ts';
import { openModal } from '../../../lib/modals.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { RegionChoice } from './region-choice.tsx';
import styles from './settings-modal.module.css';
import { useTheme } from './use-theme.ts';

/** Language, region and theme. */
export default function SettingsModal({ onClose }: { onClose(): void }) {
  const t = useTranslations('settings');
  const close = useTranslations('shell')('close');
  const { visitor } = useRootData();
  const { pathname, search } = useLocation();
  const [theme, setTheme] = useTheme();
  const [language, setLanguage] = useState<Language>(visitor.language);
  const chooseLanguage = (next: Language) => {
    setLanguage(next);
    void changeLanguage(pathname + search, next);
  };
  return (
    <Dialog title={t('title')} closeLabel={close} onClose={onClose}>
      <div className={styles.groups}>
        <Segmented
          label={t('language')}
          value={language}
          onChange={chooseLanguage}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        <Segmented
          label={t('theme')}
          value={theme}
          onChange={setTheme}
          options={THEMES.map((value) => ({
            value,
            label: (
              <>
                <span className={styles.swatch} data-theme={value} />
                {t(`themes.${value}`)}
              </>
            ),
          }))}
        />
        <RegionChoice />
        <Button look="plain" onClick={() => openModal('consent')}>
          {t('consent')}
        </Button>
      </div>
    </Dialog>
  );
}

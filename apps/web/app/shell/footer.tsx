import { LANGUAGES } from '@croupier/domain/site/regions';
import { useTranslations } from 'use-intl/react';
import { useLocation } from 'react-router';
import { htmlLang, inLanguage, LANGUAGE_NAMES } from '../lib/language.ts';
import { Link } from '../lib/link.tsx';
import { useLanguage, useRegion } from '../lib/root-data.ts';
import styles from './footer.module.css';
import { NAV_ITEMS } from './nav-items.ts';

export function Footer() {
  const t = useTranslations('shell');
  const { minimumAge: age } = useRegion();
  return (
    <footer className={styles.footer} aria-label={t('footer.label')}>
      <div className={styles.inner}>
        <p className={styles.age}>
          <strong className={styles.badge}>{t('footer.age', { age: String(age) })}</strong>
          <span>{t('footer.ageText', { age: String(age) })}</span>
        </p>
        <nav className={styles.links} aria-label={t('footer.pages')}>
          {NAV_ITEMS.filter((item) => !item.signedIn).map((item) => (
            <Link key={item.key} to={item.to}>
              {t(`nav.${item.key}`)}
            </Link>
          ))}
        </nav>
        <Languages label={t('footer.languages')} />
        <p className={styles.small}>
          {t('footer.sandbox')} {t('footer.rights')}.
        </p>
      </div>
    </footer>
  );
}

/** Plain links, so that the languages work without scripts and search engines follow them. */
function Languages({ label }: { label: string }) {
  const { pathname } = useLocation();
  const current = useLanguage();
  return (
    <nav className={styles.links} aria-label={label}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={inLanguage(pathname, language)}
          lang={htmlLang(language)}
          hrefLang={htmlLang(language)}
          aria-current={language === current ? 'true' : undefined}
        >
          {LANGUAGE_NAMES[language]}
        </a>
      ))}
    </nav>
  );
}

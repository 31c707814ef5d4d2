import { LANGUAGES } from '@croupier/domain/site/regions';
import { useTranslations } from 'use-intl/react';
import { useLocation } from 'react-router';
import { htmlLang, inLanguage, LANGUAGE_NAMES } from '../lib/language.ts';
import { Link } from '../lib/link.tsx';
import { isClosed, useHouse, useLanguage, useRegion } from '../lib/root-data.ts';
import { FooterHouse } from './footer-house.tsx';
import styles from './footer.module.css';

/** Only pages that exist. */
const GROUPS = [
  {
    key: 'play',
    links: [
      { text: 'games', to: '/games' },
      { text: 'studios', to: '/providers' },
    ],
  },
  {
    key: 'fairness',
    links: [
      { text: 'how', to: '/fairness' },
      { text: 'check', to: '/fairness/verify' },
      { text: 'promise', to: '/pages/fairness-promise' },
    ],
  },
  {
    key: 'care',
    links: [
      { text: 'limits', to: '/profile/play-safely#limits' },
      { text: 'history', to: '/profile/history' },
      { text: 'inForce', to: '/rules-in-force' },
      { text: 'selfTest', to: '/self-test' },
      { text: 'promise', to: '/responsible' },
      { text: 'help', to: '/responsible-gaming' },
    ],
  },
  {
    key: 'house',
    links: [
      { text: 'support', to: '/support' },
      { text: 'rules', to: '/rules' },
      { text: 'license', to: '/license' },
      { text: 'privacy', to: '/privacy' },
      { text: 'cookies', to: '/pages/cookies' },
      { text: 'aml', to: '/policy-aml' },
      { text: 'refunds', to: '/refund-policy' },
      { text: 'access', to: '/pages/accessibility' },
    ],
  },
] as const;

/** How old one must be, what helps and where, the languages, and what this house is and is not. */
export function Footer() {
  const t = useTranslations('shell');
  const { minimumAge: age } = useRegion();
  const language = useLanguage();
  const { closed } = useHouse();
  return (
    <footer className={styles.footer} aria-label={t('footer.label')}>
      <div className={styles.inner}>
        <FooterHouse />
        <p className={styles.age}>
          <strong className={styles.badge}>{t('footer.age', { age: String(age) })}</strong>
          <span>{t('footer.ageText', { age: String(age) })}</span>
        </p>
        {GROUPS.map(({ key, links }) => (
          <nav key={key} className={styles.group} aria-label={t(`footer.${key}.title`)}>
            <h2 className={styles.heading}>{t(`footer.${key}.title`)}</h2>
            {links
              .filter(({ to }) => !isClosed(`/${language}${to}`, closed))
              .map(({ text, to }) => (
                <Link key={text} to={to}>
                  {t(`footer.${key}.${text}`)}
                </Link>
              ))}
          </nav>
        ))}
        <Languages label={t('footer.languages')} />
        <p className={styles.small}>
          {t('footer.sandbox')} {t('footer.licence')} {t('footer.rights')}.
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

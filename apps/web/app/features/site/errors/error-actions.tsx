import { Button, buttonClass, Icon } from '@croupier/ui';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { isDeclaredPage } from '../../../lib/is-declared-page.ts';
import { Link } from '../../../lib/link.tsx';
import styles from './error-page.module.css';
import { PROMOTIONS, sectionOf, type Screen, type Section } from './error-screens.ts';
import { cameFrom } from './use-error-address.ts';

/** Where one may go from an error page. */
export function ErrorActions({ screen }: { screen: Screen }) {
  const t = useTranslations('errors');
  const location = useLocation();
  const { search } = location;
  const wanted = screen === 'forbidden' ? PROMOTIONS : screen === 'notFound' ? sectionOf(search) : undefined;
  // Nobody is sent from one page that there is not to another.
  const section = wanted && isDeclaredPage(wanted.name) ? wanted : undefined;
  const retryAt = screen === 'unavailable' ? '' : screen === 'failed' ? cameFrom(location) : undefined;
  return (
    <div className={styles.actions}>
      {section && <SectionLink section={section} />}
      {section && screen === 'notFound' && <span className={styles.or}>{t('or')}</span>}
      {(!section || screen !== 'forbidden') && (
        <Link to="/" className={buttonClass({ look: section ? 'quiet' : 'primary' })}>
          {t('toHome')}
        </Link>
      )}
      {retryAt !== undefined && (
        <Button onClick={() => (retryAt ? window.location.assign(retryAt) : window.location.reload())}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

function SectionLink({ section: { name, icon } }: { section: Section }) {
  const t = useTranslations('errors.sections');
  return (
    <Link to={`/${name}`} className={buttonClass({ look: 'primary' })}>
      <Icon name={icon} size={20} />
      {t(name)}
    </Link>
  );
}

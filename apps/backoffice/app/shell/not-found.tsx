import { buttonClass, EmptyState } from '@croupier/ui';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '../lib/icon/icon.tsx';
import { Page } from '../lib/page/page.tsx';

/** An address that leads nowhere. */
export function NotFound() {
  const t = useTranslations('shell.notFound');
  return (
    <Page title={t('title')}>
      <EmptyState
        icon={<Icon name="compass" />}
        title={t('what')}
        text={t('text')}
        action={
          <Link to="/" className={buttonClass({ look: 'primary' })}>
            {t('home')}
          </Link>
        }
      />
    </Page>
  );
}

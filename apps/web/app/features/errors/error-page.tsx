import { buttonClass } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../lib/link.tsx';

const SCREENS = { 403: 'forbidden', 404: 'notFound', 423: 'blocked', 451: 'unavailable' } as const;

export function ErrorPage({ status }: { status: number }) {
  const t = useTranslations('errors');
  const screen = SCREENS[status as keyof typeof SCREENS] ?? 'failed';
  return (
    <main id="main">
      <h1>{t(`${screen}.title`)}</h1>
      <p>{t(`${screen}.text`)}</p>
      <Link to="/" className={buttonClass({ look: 'primary' })}>
        {t('toHome')}
      </Link>
    </main>
  );
}

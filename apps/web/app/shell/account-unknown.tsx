import { Button } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useRefreshProfile } from '../lib/session.ts';

/** In place of balance and account, where it could not be read whose they are. */
export function AccountUnknown({ isAsking }: { isAsking: boolean }) {
  const t = useTranslations('shell.account');
  const refresh = useRefreshProfile();
  return (
    <>
      <span role="alert" className="visually-hidden">
        {!isAsking && t('unknown')}
      </span>
      <Button
        size="small"
        busy={isAsking}
        title={t('unknown')}
        onClick={() => void refresh().catch(() => undefined)}
      >
        {t('again')}
      </Button>
    </>
  );
}

import type { Permission } from '@croupier/domain/office/permissions';
import { ApiError } from '@croupier/contract/kit';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Failure } from '../lib/errors/failure.tsx';
import { NotAllowed, NotAllowedError } from '../lib/errors/not-allowed.tsx';
import { Page } from '../lib/page/page.tsx';

/** In place of a page that could not be shown: that it is not for this operator, or what went wrong. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const t = useTranslations('shell');
  const router = useRouter();
  const refused = refusedPermission(error);
  if (refused) return <NotAllowed permission={refused.permission} />;
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Page title={t('wentWrong')}>
      <Failure error={error} onRetry={again} />
    </Page>
  );
}

function refusedPermission(error: unknown): { permission: Permission | undefined } | undefined {
  if (error instanceof NotAllowedError) return error;
  return error instanceof ApiError && error.status === 403 ? { permission: undefined } : undefined;
}

import { useTranslations } from 'use-intl/react';
import { pageMeta } from '../../../lib/page-meta.ts';
import { useProfile } from '../../../lib/session.ts';
import { Page } from '../../../pages/page.tsx';
import { AccountMissing } from '../../people/personal/account-missing.tsx';
import type { Route } from './+types/pay-outs-page';
import { PayOuts } from './pay-outs.tsx';

export const meta = (args: Route.MetaArgs) => pageMeta(args, 'pay-outs.meta', { index: false });

/** Where money leaves the house: what may be asked for, where to, and what became of it. Also for who has stopped playing. */
export default function PayOutsPage() {
  const t = useTranslations('pay-outs');
  const profile = useProfile();
  return (
    <Page title={t('title')} lead={t('lead')} picture="payments">
      {profile ? <PayOuts profile={profile} /> : <AccountMissing />}
    </Page>
  );
}

import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { DataList } from '../../../lib/list/data-list.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { PAYMENT_FINDINGS } from './payment-finding-list.tsx';

/** Late payments and other news that nothing was done about. */
export default function PaymentFindingsPage() {
  const t = useTranslations('money-desk.queues');
  return (
    <Page title={t('names.payment-findings')} lead={<Link to="/money/queues">{t('all')}</Link>} width="list">
      <DataList definition={PAYMENT_FINDINGS} />
    </Page>
  );
}

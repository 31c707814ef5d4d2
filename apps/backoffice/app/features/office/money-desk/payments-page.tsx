import { useTranslations } from 'use-intl';
import { DataList } from '../../../lib/list/data-list.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { PAYMENTS } from './payment-list.tsx';

/** Deposits. */
export default function PaymentsPage() {
  const t = useTranslations('money-desk.payments');
  return (
    <Page title={t('title')} lead={t('lead')} width="list">
      <DataList definition={PAYMENTS} />
    </Page>
  );
}

import { useTranslations } from 'use-intl';
import { DataList } from '../../../lib/list/data-list.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { PAY_OUTS } from './pay-out-list.tsx';

/** Money on its way to players, and what of it waits for a person. */
export default function PayOutsPage() {
  const t = useTranslations('pay-outs-desk');
  return (
    <Page title={t('title')} lead={t('lead')} width="list">
      <DataList definition={PAY_OUTS} />
    </Page>
  );
}

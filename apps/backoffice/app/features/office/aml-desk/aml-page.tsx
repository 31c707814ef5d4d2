import { useTranslations } from 'use-intl';
import { DataList } from '../../../lib/list/data-list.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { AML } from './aml-list.tsx';

/** Players whose payments may tell of money laundering. Nothing happens to anybody by being here, and nobody is told. */
export default function AmlPage() {
  const t = useTranslations('aml-desk');
  return (
    <Page title={t('title')} lead={t('lead')} width="list">
      <DataList definition={AML} />
    </Page>
  );
}

import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { DataList } from '../../../lib/list/data-list.tsx';
import { Page } from '../../../lib/page/page.tsx';
import type { Search } from '../../../lib/search-text.ts';
import { DocumentDrawer } from './document-drawer.tsx';
import { DOCUMENTS } from './document-list.tsx';

/** What players have sent in to show who they are, those that wait longest first. */
export default function DocumentsPage() {
  const t = useTranslations('documents-desk');
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const { document } = search;
  const close = () => {
    const rest = Object.fromEntries(Object.entries(search).filter(([name]) => name !== 'document'));
    void navigate({ to: '.', search: rest as never, replace: true });
  };
  return (
    <Page title={t('title')} lead={t('lead')} width="list">
      <DataList definition={DOCUMENTS} />
      {document && <DocumentDrawer id={document} onClose={close} />}
    </Page>
  );
}

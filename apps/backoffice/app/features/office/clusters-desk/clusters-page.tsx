import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { DataList } from '../../../lib/list/data-list.tsx';
import { Page } from '../../../lib/page/page.tsx';
import type { Search } from '../../../lib/search-text.ts';
import { ClusterDrawer } from './cluster-drawer.tsx';
import { CLUSTERS } from './cluster-list.tsx';

/** Accounts that may be one person's. Nothing here blocks anybody: that is done where a player is. */
export default function ClustersPage() {
  const t = useTranslations('clusters-desk');
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const { cluster } = search;
  const close = () => {
    const rest = Object.fromEntries(Object.entries(search).filter(([name]) => name !== 'cluster'));
    void navigate({ to: '.', search: rest as never, replace: true });
  };
  return (
    <Page title={t('title')} lead={t('lead')} width="list">
      <DataList definition={CLUSTERS} />
      {cluster && <ClusterDrawer id={cluster} onClose={close} />}
    </Page>
  );
}

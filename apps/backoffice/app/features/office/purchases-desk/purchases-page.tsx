import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { DataList } from '../../../lib/list/data-list.tsx';
import { Page } from '../../../lib/page/page.tsx';
import type { Search } from '../../../lib/search-text.ts';
import { PurchaseDrawer } from './purchase-drawer.tsx';
import { PURCHASES } from './purchase-list.tsx';

/** Things that players bought or won, and that the house sends to them. */
export default function PurchasesPage() {
  const t = useTranslations('purchases-desk');
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const [player, id] = search['thing']?.split('/') ?? [];
  const close = () => {
    const rest = Object.fromEntries(Object.entries(search).filter(([name]) => name !== 'thing'));
    void navigate({ to: '.', search: rest as never, replace: true });
  };
  return (
    <Page title={t('title')} lead={t('lead')} width="list">
      <DataList definition={PURCHASES} />
      {player && id && <PurchaseDrawer key={id} params={{ player, id }} onClose={close} />}
    </Page>
  );
}

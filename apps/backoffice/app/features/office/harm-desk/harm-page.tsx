import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { DataList } from '../../../lib/list/data-list.tsx';
import { Page } from '../../../lib/page/page.tsx';
import type { Search } from '../../../lib/search-text.ts';
import { HarmDrawer } from './harm-drawer.tsx';
import { HARM } from './harm-list.tsx';

/** Players whose play may harm them. Nothing happens to anybody by being here: somebody looks, and decides. */
export default function HarmPage() {
  const t = useTranslations('harm-desk');
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const { of } = search;
  const close = () => {
    const rest = Object.fromEntries(Object.entries(search).filter(([name]) => name !== 'of'));
    void navigate({ to: '.', search: rest as never, replace: true });
  };
  return (
    <Page title={t('title')} lead={t('lead')} width="list">
      <DataList definition={HARM} />
      {of && <HarmDrawer id={of} onClose={close} />}
    </Page>
  );
}

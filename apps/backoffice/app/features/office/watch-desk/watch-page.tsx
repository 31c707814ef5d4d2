import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { DataList } from '../../../lib/list/data-list.tsx';
import { Page } from '../../../lib/page/page.tsx';
import type { Search } from '../../../lib/search-text.ts';
import { HitDrawer } from './hit-drawer.tsx';
import { WATCH_HITS } from './watch-list.tsx';

/** Players who are called like somebody on a watch list; whether they are is for a person to say. */
export default function WatchPage() {
  const t = useTranslations('watch-desk');
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const { hit } = search;
  const close = () => {
    const rest = Object.fromEntries(Object.entries(search).filter(([name]) => name !== 'hit'));
    void navigate({ to: '.', search: rest as never, replace: true });
  };
  return (
    <Page title={t('title')} lead={t('lead')} width="list">
      <DataList definition={WATCH_HITS} />
      {hit && <HitDrawer id={hit} onClose={close} />}
    </Page>
  );
}

import { useTranslations } from 'use-intl';
import { DataList } from '../../../lib/list/data-list.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { PLAYERS } from './player-list.tsx';

/** Everybody who has an account. */
export default function PlayersPage() {
  const t = useTranslations('player-desk');
  return (
    <Page title={t('title')} width="list">
      <DataList definition={PLAYERS} />
    </Page>
  );
}

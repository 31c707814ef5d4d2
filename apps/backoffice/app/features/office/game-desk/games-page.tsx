import { useTranslations } from 'use-intl';
import { DataList } from '../../../lib/list/data-list.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { GAMES_LIST } from './game-list.tsx';

/** Every game of the house and of other studios. */
export default function GamesPage() {
  const t = useTranslations('game-desk');
  return (
    <Page title={t('title')} lead={t('lead')} width="list">
      <DataList definition={GAMES_LIST} />
    </Page>
  );
}

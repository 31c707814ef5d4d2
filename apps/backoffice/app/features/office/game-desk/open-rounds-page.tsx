import { useTranslations } from 'use-intl';
import { DataList } from '../../../lib/list/data-list.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { OPEN_ROUNDS } from './open-rounds-list.tsx';

/** Rounds that are not over, of all games or of one. */
export default function OpenRoundsPage() {
  const t = useTranslations('game-desk.open');
  return (
    <Page title={t('title')} lead={t('lead')} width="list">
      <DataList definition={OPEN_ROUNDS} />
    </Page>
  );
}

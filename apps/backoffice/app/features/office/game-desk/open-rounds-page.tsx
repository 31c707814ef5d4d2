import { useTranslations } from 'use-intl';
import { DataList } from '../../../lib/list/data-list.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { useMay } from '../../../lib/me.ts';
import { OPEN_ROUNDS, VOIDABLE_ROUNDS } from './open-rounds-list.tsx';

/** Rounds that are not over, of all games or of one. */
export default function OpenRoundsPage() {
  const t = useTranslations('game-desk.open');
  const mayVoid = useMay()('void.rounds');
  return (
    <Page title={t('title')} lead={t(mayVoid ? 'leadVoid' : 'lead')} width="list">
      <DataList definition={mayVoid ? VOIDABLE_ROUNDS : OPEN_ROUNDS} />
    </Page>
  );
}

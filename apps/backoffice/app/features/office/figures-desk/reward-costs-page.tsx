import { useTranslations } from 'use-intl';
import { DataList } from '../../../lib/list/data-list.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { REWARD_COSTS } from './reward-costs-list.tsx';

/** Shows the real money that each mechanic and programme gave, by day. */
export default function RewardCostsPage() {
  const t = useTranslations('figures-desk.rewards');
  return (
    <Page title={t('title')} lead={t('lead')} width="list">
      <DataList definition={REWARD_COSTS} />
    </Page>
  );
}

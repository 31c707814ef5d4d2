import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { DataList } from '../../../lib/list/data-list.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { HELD_WINS } from './held-win-list.tsx';

/** Wins of other studios that were more than is paid without a look. */
export default function HeldWinsPage() {
  const t = useTranslations('money-desk.queues');
  return (
    <Page title={t('names.held-wins')} lead={<Link to="/money/queues">{t('all')}</Link>} width="list">
      <DataList definition={HELD_WINS} />
    </Page>
  );
}

import { buttonClass } from '@croupier/ui';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { DataList } from '../../../lib/list/data-list.tsx';
import { useMay } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import { CONTENT_LIST } from './content-list.tsx';

/** Everything that the site says. */
export default function ContentsPage() {
  const t = useTranslations('content-desk');
  const may = useMay();
  const actions = (
    <>
      <Link to="/content/schedule" className={buttonClass({ size: 'small' })}>
        {t('schedule.title')}
      </Link>
      {may('change.content') && (
        <Link to="/content/new" className={buttonClass({ size: 'small', look: 'primary' })}>
          {t('new.title')}
        </Link>
      )}
    </>
  );
  return (
    <Page title={t('title')} lead={t('lead')} width="list" actions={actions}>
      <DataList definition={CONTENT_LIST} />
    </Page>
  );
}

import { listSegments, type Segment } from '@croupier/contract/office/programmes-desk';
import { Button, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { useMay } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import { SegmentFileDialog } from './segment-file-dialog.tsx';
import { SegmentPlayersDialog } from './segment-players-dialog.tsx';
import { SegmentFilterDialog } from './segment-filter-dialog.tsx';
import { SegmentTable } from './segment-table.tsx';

type Asking = { readonly by: 'filter' | 'file' | 'players'; readonly segment?: Segment };

/** Sets of players that programmes are for or not for: each as it was when it was made. */
export default function SegmentsPage() {
  const t = useTranslations('programmes-desk.segments');
  const mayChange = useMay()('change.segments');
  const [asking, ask] = useState<Asking | null>(null);
  const { data, error, refetch } = useQuery(queryOf(listSegments, {}));
  const close = () => ask(null);
  const actions = mayChange && (
    <>
      <Button size="small" onClick={() => ask({ by: 'players' })}>
        {t('named.open')}
      </Button>
      <Button size="small" onClick={() => ask({ by: 'file' })}>
        {t('file.open')}
      </Button>
      <Button size="small" look="primary" onClick={() => ask({ by: 'filter' })}>
        {t('filter.open')}
      </Button>
    </>
  );
  return (
    <Page title={t('title')} lead={t('lead')} actions={actions}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} />}
      {data?.segments.length === 0 && <p>{t('none')}</p>}
      {data && data.segments.length > 0 && (
        <SegmentTable
          segments={data.segments}
          onAnew={mayChange ? (segment) => ask({ by: segment.filter ? 'filter' : 'file', segment }) : null}
        />
      )}
      {asking?.by === 'filter' && <SegmentFilterDialog segment={asking.segment} onClose={close} />}
      {asking?.by === 'players' && <SegmentPlayersDialog onClose={close} />}
      {asking?.by === 'file' && <SegmentFileDialog segment={asking.segment} onClose={close} />}
    </Page>
  );
}

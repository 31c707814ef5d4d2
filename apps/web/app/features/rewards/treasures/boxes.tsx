import { ErrorState } from '@croupier/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useLine } from '../../../lib/live/live.ts';
import { useLiveOnceShown } from '../../../lib/live/use-live-once-shown.ts';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import { useLanguage } from '../../../lib/root-data.ts';
import { ContentEmpty } from '../../site/content/content-empty.tsx';
import type { LoadedPage } from '../../site/content/load-page-data.ts';
import { BoxCard } from './box-card.tsx';
import styles from './treasures.module.css';
import { BOXES_KEY, boxesQuery } from './treasures-query.ts';

/** The boxes of a player, the full ones first; what the page says where there are none. */
export function Boxes({ empty }: { empty: LoadedPage['empty'] }) {
  const t = useTranslations('treasures');
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(boxesQuery(useLanguage()));
  const ask = () => void askAnew(client, { queryKey: BOXES_KEY });
  useLiveOnceShown('box', ask);
  useLiveOnceShown('progress', ({ of }) => void (of === 'box' && ask()));
  useLine(ask);
  if (isError && !data)
    return (
      <ErrorState
        title={t('errorTitle')}
        text={t('errorText')}
        retryLabel={t('retry')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <ListSkeleton rows={3} />;
  if (data.length === 0) return <ContentEmpty empty={empty} icon="chest" />;
  const inOrder = data.toSorted((one, other) => Number(other.accessible) - Number(one.accessible));
  return (
    <section aria-label={t('mine')}>
      <ul className={styles.row}>
        {inOrder.map((box) => (
          <li key={box.id}>
            <BoxCard box={box} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { ErrorState } from '@croupier/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useLiveOnceShown } from '../../../lib/live/use-live-once-shown.ts';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import { useProfile } from '../../../lib/session.ts';
import { ContentEmpty } from '../../site/content/content-empty.tsx';
import type { LoadedPage } from '../../site/content/load-page-data.ts';
import { giftsQuery } from '../gifts/gifts-query.ts';
import { ActiveBonusCard } from './active-bonus-card.tsx';
import { EarlierGifts } from './earlier-gifts.tsx';
import { GiftCard } from './gift-card.tsx';
import styles from './mine.module.css';

/** The player's active bonus and gift spins as they stand now, and below them the gifts that are over. */
export function Mine({ empty }: { empty: LoadedPage['empty'] }) {
  const t = useTranslations('bonuses.mine');
  const id = useId();
  const profile = useProfile();
  const gifts = useQuery(giftsQuery);
  const client = useQueryClient();
  useLiveOnceShown('giftEnded', () => void askAnew(client, { queryKey: giftsQuery.queryKey }));
  if (!profile) return null;
  if (gifts.isPending) return <ListSkeleton rows={2} />;
  const all = gifts.data ?? [];
  const open = all.filter(({ state }) => state === 'ACTIVATED');
  const earlier = all.filter(({ state }) => state !== 'ACTIVATED');
  return (
    <section className={styles.mine} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('title')}
      </h2>
      {gifts.isError && (
        <ErrorState
          title={t('errorTitle')}
          text={t('errorText')}
          retryLabel={t('retry')}
          onRetry={() => void gifts.refetch()}
        />
      )}
      {!profile.activeBonus && open.length === 0 && gifts.isSuccess && (
        <ContentEmpty empty={empty} icon="gift" />
      )}
      <div className={styles.cards}>
        {profile.activeBonus && <ActiveBonusCard profile={profile} bonus={profile.activeBonus} />}
        {open.map((gift) => (
          <GiftCard key={gift.id} gift={gift} />
        ))}
      </div>
      {earlier.length > 0 && <EarlierGifts gifts={earlier} />}
    </section>
  );
}

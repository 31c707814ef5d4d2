import type { Achievement, listAchievements } from '@croupier/contract/rewards/achievements';
import type { OutputOf } from '@croupier/contract/kit';
import { buttonClass, EmptyState, ErrorState, Icon } from '@croupier/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { useLine } from '../../../lib/live/live.ts';
import { useLiveOnceShown } from '../../../lib/live/use-live-once-shown.ts';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import { useLanguage } from '../../../lib/root-data.ts';
import { achievementsQuery, see } from './achievements-query.ts';
import { AchievementCard } from './achievement-card.tsx';
import styles from './achievements.module.css';

/** The medals of a player and how far the next ones are, or the word that there are none. */
export function Shelf() {
  const t = useTranslations('achievements');
  const { data, isError, refetch } = useQuery(achievementsQuery(useLanguage()));
  useLiveOnceShown('goal', () => void refetch());
  useLiveOnceShown('progress', ({ of }) => void (of === 'achievement' && refetch()));
  useLine(() => void refetch());
  const isNew = useNews(data?.achievements ?? []);
  if (isError && !data)
    return (
      <ErrorState
        title={t('errorTitle')}
        text={t('errorText')}
        retryLabel={t('retry')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <ListSkeleton rows={4} />;
  if (data.achievements.length === 0)
    return (
      <EmptyState
        icon={<Icon name="trophy" size={28} />}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <Link to="/games" className={buttonClass({ look: 'primary' })}>
            {t('emptyAction')}
          </Link>
        }
      />
    );
  return (
    <>
      <Held reached={data.reached} />
      <ul className={styles.shelf} aria-label={t('all')}>
        {data.achievements.map((one) => (
          <li key={one.code}>
            <AchievementCard achievement={one} isNew={isNew(one)} />
          </li>
        ))}
      </ul>
    </>
  );
}

const TIERS = ['snow', 'gold', 'silver', 'single'] as const;

/** The number of medals of each kind that there is one of. */
function Held({ reached }: Pick<OutputOf<typeof listAchievements>, 'reached'>) {
  const t = useTranslations('achievements');
  const held = TIERS.filter((tier) => reached[tier] > 0);
  if (held.length === 0) return null;
  return (
    <dl className={styles.held} aria-label={t('mine')} data-testid="held">
      {held.map((tier) => (
        <div key={tier} data-tier={tier}>
          <dt>{t(`tiers.${tier}`)}</dt>
          <dd>{reached[tier]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Says to the server that what is new has been shown; it stays marked for as long as this page is open. */
function useNews(all: readonly Achievement[]): (one: Achievement) => boolean {
  const [shown, setShown] = useState<readonly string[]>([]);
  const fresh = all.filter(({ seen }) => !seen);
  const until = fresh
    .flatMap(({ tiers }) => tiers.flatMap(({ reachedAt }) => reachedAt ?? []))
    .sort()
    .at(-1);
  const { mutate } = useMutation({ mutationFn: see });
  const tell = useEffectEvent((last: string) =>
    mutate(last, { onSuccess: () => setShown((before) => [...before, ...fresh.map(({ code }) => code)]) }),
  );
  useEffect(() => {
    if (until !== undefined) tell(until);
  }, [until]);
  return ({ code, seen }) => !seen || shown.includes(code);
}

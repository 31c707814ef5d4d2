import type { Nomination } from '@croupier/contract/contests/nominations';
import { buttonClass, EmptyState, ErrorState, Icon } from '@croupier/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useDate } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { useLine } from '../../../lib/live/live.ts';
import { useLiveOnceShown } from '../../../lib/live/use-live-once-shown.ts';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import { useRootData } from '../../../lib/root-data.ts';
import { useProfile } from '../../../lib/session.ts';
import { Prose } from '../../site/content/prose.tsx';
import { NominationCard } from './nomination-card.tsx';
import { NOMINATIONS_KEY, nominationsQuery } from './nominations-query.ts';
import styles from './nominations.module.css';
import { WinnersWall } from './winners-wall.tsx';

/** The nominations that are on, by their season, and the wall of those who won before; or the word that there are none. */
export function NominationsRoom() {
  const t = useTranslations('nominations');
  const client = useQueryClient();
  const profile = useProfile();
  const { language, region } = useRootData().visitor;
  const { data, isError, refetch } = useQuery(nominationsQuery(language, region, profile?.id));
  const ask = () => void askAnew(client, { queryKey: NOMINATIONS_KEY });
  useLiveOnceShown('nominations', ask);
  useLiveOnceShown('progress', ({ of }) => void (of === 'nomination' && ask()));
  useLiveOnceShown('reward', ({ source }) => void (source === 'nomination' && ask()));
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
  const over = data.filter(({ status }) => status === 'END');
  const seasons = Map.groupBy(
    data.filter(({ status }) => status === 'CURRENT'),
    ({ season }) => season,
  );
  return (
    <div className={styles.room}>
      {seasons.size === 0 && <Empty />}
      {[...seasons].map(([season, all]) => (
        <SeasonOf key={season} all={all} />
      ))}
      {over.length > 0 && <WinnersWall all={over} />}
    </div>
  );
}

function Empty() {
  const t = useTranslations('nominations');
  return (
    <EmptyState
      icon={<Icon name="medal" size={28} />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <Link to="/games" className={buttonClass({ look: 'primary' })}>
          {t('toGames')}
        </Link>
      }
    />
  );
}

/** One season: until when it is on, the rule, and its nominations. */
function SeasonOf({ all }: { all: readonly Nomination[] }) {
  const t = useTranslations('nominations');
  const rules = useTranslations('rewards.rule');
  const date = useDate();
  const { seasonName, to, againAt, rule, terms, season } = all[0]!;
  return (
    <section className={styles.season} aria-label={seasonName} data-testid="nomination-season">
      <header className={styles.head}>
        <h2>{seasonName}</h2>
        <p>{t('until', { date: date(to) })}</p>
        <p>{t('rules')}</p>
        {againAt !== null && <p className={styles.wait}>{t('wait', { date: date(againAt) })}</p>}
        {rule && <p className={styles.wait}>{rules(rule.rule)}</p>}
      </header>
      <ul className={styles.cards}>
        {all.map((one) => (
          <li key={one.id}>
            <NominationCard nomination={one} />
          </li>
        ))}
      </ul>
      {terms.length > 0 && (
        <details className={styles.terms}>
          <summary>{t('terms')}</summary>
          {terms.map((html) => (
            <Prose key={`${season} ${html}`} html={html} />
          ))}
        </details>
      )}
    </section>
  );
}

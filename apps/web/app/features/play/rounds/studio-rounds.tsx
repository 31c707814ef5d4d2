import type { ProviderRound } from '@croupier/contract/play/providers';
import { Badge, buttonClass, EmptyState, ErrorState, Icon, type BadgeTone } from '@croupier/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { FileLink } from '../../../lib/file-link.tsx';
import { Money } from '../../../lib/format/money.tsx';
import { useDate } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { ListEnd } from '../../../lib/record-list/list-end.tsx';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import list from '../../../lib/record-list/record-list.module.css';
import { PartsNote, useForfeitText } from '../table/parts-note.tsx';
import { partsOf } from '../table/round-parts.ts';
import { studioRoundsQuery } from './rounds-queries.ts';
import styles from './history.module.css';

const TONES = {
  open: 'warn',
  ended: 'quiet',
  void: 'accent',
  abandoned: 'quiet',
} as const satisfies Record<ProviderRound['state'], BadgeTone>;

/** Rounds of other studios: what they cost and paid. What was on screen only the studio knows. */
export function StudioRounds() {
  const t = useTranslations('rounds.studios');
  const own = useTranslations('rounds.history');
  const rounds = useInfiniteQuery(studioRoundsQuery);
  if (rounds.isPending) return <ListSkeleton rows={8} />;
  if (!rounds.data) {
    const retry = () => void rounds.refetch();
    return (
      <ErrorState title={t('errorTitle')} text={t('errorText')} retryLabel={t('retry')} onRetry={retry} />
    );
  }
  const rows = rounds.data.pages.flatMap((page) => page.rounds);
  if (rows.length === 0) {
    const action = (
      <Link to="/providers" className={buttonClass({ look: 'primary' })}>
        {t('emptyAction')}
      </Link>
    );
    const icon = <Icon name="history" size={28} />;
    return <EmptyState icon={icon} title={t('emptyTitle')} text={t('emptyText')} action={action} />;
  }
  return (
    <>
      <p className={styles.note}>{t('text')}</p>
      <FileLink path="/api/provider-rounds.csv" query={{}}>
        {own('save')}
      </FileLink>
      <ul className={`${list.frame} ${list.rows}`} aria-label={t('title')}>
        {rows.map((round) => (
          <li key={`${round.provider}:${round.id}`}>
            <StudioRound round={round} />
          </li>
        ))}
      </ul>
      <ListEnd
        pages={rounds}
        texts={{
          loadMore: own('loadMore'),
          loading: own('loading'),
          failed: own('errorText'),
          end: own('end'),
        }}
      />
    </>
  );
}

function StudioRound({ round }: { round: ProviderRound & { name: string } }) {
  const t = useTranslations('rounds.studios');
  const date = useDate();
  const { currency } = round;
  const { ownStakeMinor, bonusStakeMinor, ownWinMinor, bonusWinMinor, forfeitedMinor } = partsOf(round);
  const forfeit = useForfeitText(currency)(forfeitedMinor);
  return (
    <Link to={`/play/${round.game}`} className={styles.studioRow}>
      <strong>{round.name}</strong>
      <time dateTime={round.openedAt}>{date(round.openedAt)}</time>
      <span>
        {t('stake')} <Money amountMinor={round.stakeMinor} currency={currency} />
        {round.isFree && ` · ${t('free')}`}
        <PartsNote own={ownStakeMinor} bonus={bonusStakeMinor} currency={currency} />
      </span>
      <span>
        {t('win')} <Money amountMinor={round.winMinor} currency={currency} />
        <PartsNote own={ownWinMinor} bonus={bonusWinMinor + forfeitedMinor} currency={currency} />
        {forfeit && <small>{forfeit}</small>}
      </span>
      <Badge tone={TONES[round.state]}>{t(`states.${round.state}`)}</Badge>
    </Link>
  );
}

import type { SingleBonus } from '@croupier/contract/rewards/bonuses';
import { EmptyState, Icon } from '@croupier/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import { ListEnd } from '../../../lib/record-list/list-end.tsx';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import { useLanguage } from '../../../lib/root-data.ts';
import { giftsQuery } from '../gifts/gifts-query.ts';
import styles from './archive.module.css';
import { BonusState } from './bonus-card.tsx';
import { archiveQuery } from './bonuses-queries.ts';
import { BonusesError } from './bonuses-error.tsx';
import { EarlierGifts } from './earlier-gifts.tsx';
import { useGivesText } from './use-gives-text.ts';

/** Bonuses and gift spins that are over, and what came of each. */
export function Archive() {
  const t = useTranslations('bonuses');
  const pages = useInfiniteQuery(archiveQuery(useLanguage()));
  const { data: gifts = [] } = useQuery(giftsQuery);
  if (pages.isPending) return <ListSkeleton rows={3} />;
  if (!pages.data) return <BonusesError onRetry={() => void pages.refetch()} />;
  const bonuses = pages.data.pages.flatMap((page) => page.bonuses);
  const known = new Set(bonuses.map(({ id }) => id));
  const earlier = gifts.filter(({ id, state }) => state !== 'ACTIVATED' && !known.has(id));
  if (bonuses.length === 0 && earlier.length === 0 && !pages.hasNextPage)
    return (
      <EmptyState
        icon={<Icon name="history" size={28} />}
        title={t('empty.archiveTitle')}
        text={t('empty.archiveText')}
      />
    );
  return (
    <>
      <ul className={styles.records}>
        {bonuses.map((bonus) => (
          <Ended key={bonus.id} bonus={bonus} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <ListEnd
          pages={pages}
          texts={{ loadMore: t('archive.more'), loading: t('archive.loading'), failed: t('error.title') }}
        />
      )}
      {earlier.length > 0 && <EarlierGifts gifts={earlier} />}
    </>
  );
}

function Ended({ bonus }: { bonus: SingleBonus }) {
  const date = useDate();
  const givesText = useGivesText();
  const cameOf = useCameOf();
  return (
    <li data-testid="archived" data-code={bonus.code} data-state={bonus.state}>
      <BonusState bonus={bonus} />
      <h3>{bonus.name}</h3>
      <p className={styles.gives}>
        {givesText(bonus)}
        {bonus.endedDate !== null && <small> {date(bonus.endedDate, 'date')}</small>}
      </p>
      {cameOf(bonus).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </li>
  );
}

/** Says in sentences what a bonus that is over has become. */
function useCameOf(): (bonus: SingleBonus) => string[] {
  const t = useTranslations('bonuses.archive');
  const { money } = useFormat();
  return ({ state, currency, convertedMinor, forfeitedMinor, giftWin, amountMinor, spins, totalWager }) => {
    if (state === 'ACTIVATED_OTHER_PEOPLE') return [t('others')];
    const amount = (minor: string) => money(minor, currency);
    const became = [
      giftWin !== '0' && t('won', { amount: amount(giftWin) }),
      convertedMinor !== '0' && t('converted', { amount: amount(convertedMinor) }),
      forfeitedMinor !== '0' && t('removed', { amount: amount(forfeitedMinor) }),
    ].filter((sentence) => sentence !== false);
    if (became.length > 0) return became;
    const wasActive = state === 'FINISHED' || spins?.giftRoundsId != null || totalWager !== '0';
    return [t(wasActive && amountMinor !== null ? 'nothing' : wasActive ? 'noWin' : 'untouched')];
  };
}

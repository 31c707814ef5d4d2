import type { Bonus } from '@croupier/contract/rewards/bonuses';
import { Tabs } from '@croupier/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useLine } from '../../../lib/live/live.ts';
import { useLiveOnceShown } from '../../../lib/live/use-live-once-shown.ts';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import { useLanguage } from '../../../lib/root-data.ts';
import { useProfile } from '../../../lib/session.ts';
import type { LoadedPage } from '../../site/content/load-page-data.ts';
import { giftsQuery } from '../gifts/gifts-query.ts';
import { Archive } from './archive.tsx';
import { Available } from './available.tsx';
import { onTab, type Bonuses } from './bonus-lists.ts';
import { BonusesError } from './bonuses-error.tsx';
import { BONUSES_KEY, bonusesQuery } from './bonuses-queries.ts';
import { CustomTab } from './custom-tab.tsx';
import { Mine } from './mine.tsx';
import styles from './shelf.module.css';

const TABS = ['mine', 'available', 'archive'] as const;

/** The player's bonuses, what they may take, and what is over, each on its tab; which one is open stands in the address. */
export function BonusShelf({ empty }: { empty: LoadedPage['empty'] }) {
  const t = useTranslations('bonuses');
  const id = useId();
  const profile = useProfile();
  const bonuses = useQuery({ ...bonusesQuery(useLanguage()), enabled: profile !== null });
  useNews();
  if (!profile) return null;
  return (
    <section className={styles.shelf} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('mine.title')}
      </h2>
      {bonuses.isPending && <ListSkeleton rows={3} />}
      {bonuses.isError && !bonuses.data && <BonusesError onRetry={() => void bonuses.refetch()} />}
      {bonuses.data && <Shelves all={bonuses.data} empty={empty} />}
    </section>
  );
}

function Shelves({ all, empty }: { all: Bonuses; empty: LoadedPage['empty'] }) {
  const t = useTranslations('bonuses.tabs');
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const tabs = [
    ...TABS.map((value) => ({ value: value as string, label: t(value) })),
    ...all.customTabs.map(({ code, name }) => ({ value: code, label: name })),
  ];
  const tab = tabs.find(({ value }) => value === asked)?.value ?? 'mine';
  const go = (next: string) =>
    setSearch(next === 'mine' ? {} : { tab: next }, { replace: true, preventScrollReset: true });
  // One that waits for its deposit is paid for in the cash box, over the shelf that it was taken from.
  const onMine = (bonus: Bonus) => bonus.needs !== 'deposit' && go('mine');
  const custom = all.customTabs.find(({ code }) => code === tab);
  return (
    <Tabs label={t('label')} value={tab} tabs={tabs} onChange={go}>
      <div className={styles.panel}>
        {tab === 'mine' && <Mine all={all} empty={empty} onAvailable={() => go('available')} />}
        {tab === 'available' && <Available all={all} onMine={onMine} />}
        {tab === 'archive' && <Archive />}
        {custom && <CustomTab {...onTab(all, custom.bonusCodes)} all={all.bonuses} onMine={onMine} />}
      </div>
    </Tabs>
  );
}

/** Rounds bring the wagering forward, and only the server counts it; what a round decides is not told over it. */
function useNews(): void {
  const client = useQueryClient();
  const askBonuses = () => void askAnew(client, { queryKey: BONUSES_KEY });
  useLiveOnceShown('round', askBonuses);
  useLiveOnceShown('giftEnded', () => {
    void askAnew(client, { queryKey: giftsQuery.queryKey });
    askBonuses();
  });
  useLine(askBonuses);
}

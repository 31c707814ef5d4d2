import { readPlayer, type PlayerPage as Player } from '@croupier/contract/office/player-desk';
import { Badge, Skeleton, Tabs } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Instant } from '../../../lib/format/instant.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { BonusesTab } from './bonuses-tab.tsx';
import { Marks } from './marks.tsx';
import { MoneyTab } from './money-tab.tsx';
import { NoticesTab } from './notices-tab.tsx';
import { NotesTab } from './notes-tab.tsx';
import { isTab, TABS, type Tab } from './of-player.ts';
import { Overview } from './overview.tsx';
import { PaymentsTab } from './payments-tab.tsx';
import { PlayerActs } from './player-acts.tsx';
import styles from './player.module.css';
import { RewardsTab } from './rewards-tab.tsx';
import { RoundsTab } from './rounds-tab.tsx';
import { StateBadge } from './state-badge.tsx';
import { TimelineTab } from './timeline-tab.tsx';

/** One player: everything of them, a tab for each kind of thing, and what may be done about it. */
export default function PlayerPage() {
  const t = useTranslations('player-desk');
  const { id = '', tab = '' }: { id?: string; tab?: string } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(queryOf(readPlayer, { params: { id } }));
  const all = <Link to="/players">{t('one.all')}</Link>;
  if (error && !data)
    return (
      <Page title={t('one.title')} lead={all}>
        <Failure error={error} onRetry={() => void refetch()} />
      </Page>
    );
  if (!data)
    return (
      <Page title={t('one.title')} lead={all}>
        <Skeleton lines={8} />
      </Page>
    );
  return (
    <Page
      title={data.nickname}
      width="list"
      lead={<Lead player={data} />}
      actions={<PlayerActs player={data} />}
    >
      <Parts player={data} tab={isTab(tab) ? tab : 'overview'} />
    </Page>
  );
}

/** Who it is, in a line. */
function Lead({ player }: { player: Player }) {
  const t = useTranslations('player-desk');
  const { id, region, registeredAt, state, isTest, marks } = player;
  return (
    <span className={styles.lead}>
      <Link to="/players">{t('one.all')}</Link>
      <span className="tabular">{`#${id}`}</span>
      <StateBadge state={state} />
      {isTest && <Badge tone="warn">{t('one.test')}</Badge>}
      <span>{t(`choices.region.${region}`)}</span>
      <span>
        {t('one.since')} <Instant at={registeredAt} />
      </span>
      <Marks marks={marks.map(({ text }) => text)} />
    </span>
  );
}

function Parts({ player, tab }: { player: Player; tab: Tab }) {
  const t = useTranslations('player-desk');
  const navigate = useNavigate();
  // Filters of one tab mean nothing on another: each begins with an address of its own.
  const go = (next: Tab) => void navigate({ to: `/players/${player.id}/${next}` });
  return (
    <div className={styles.parts}>
      <Tabs
        label={t('one.parts')}
        value={tab}
        tabs={TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        onChange={go}
      >
        <Part player={player} tab={tab} />
      </Tabs>
    </div>
  );
}

function Part({ player, tab }: { player: Player; tab: Tab }) {
  switch (tab) {
    case 'overview':
      return <Overview player={player} />;
    case 'rounds':
      return <RoundsTab id={player.id} />;
    case 'money':
      return <MoneyTab player={player} />;
    case 'payments':
      return <PaymentsTab id={player.id} />;
    case 'rewards':
      return <RewardsTab player={player} />;
    case 'bonuses':
      return <BonusesTab id={player.id} />;
    case 'timeline':
      return <TimelineTab id={player.id} />;
    case 'notices':
      return <NoticesTab id={player.id} />;
    case 'notes':
      return <NotesTab id={player.id} />;
  }
}

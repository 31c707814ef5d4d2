import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { useProfile } from '../../../lib/session.ts';
import { AccountMissing } from '../personal/account-missing.tsx';
import { Page } from '../../../pages/page.tsx';
import { DeletionCard } from '../deletion/deletion-card.tsx';
import { UnansweredNote } from '../contacts/unanswered-note.tsx';
import { PersonalCard } from '../personal/personal-card.tsx';
import { BalancesCard } from '../../money/wallet/balances-card.tsx';
import type { Route } from './+types/profile-page';
import { LookCard } from './look-card.tsx';
import { MyPagesCard } from './my-pages-card.tsx';
import { RegionCard } from './region-card.tsx';
import { SessionCard } from './session-card.tsx';
import styles from './profile.module.css';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(
    args,
    { title: 'players.profile.meta.title', description: 'players.profile.meta.description' },
    { index: false },
  );

export default function ProfilePage() {
  const t = useTranslations('players.profile');
  const date = useDate();
  const profile = useProfile();
  if (!profile) return <AccountMissing />;
  return (
    <Page
      title={t('title')}
      picture="profile"
      lead={`${profile.email || profile.phone} · ${t('since', { date: date(profile.registerDate, 'date') })}`}
    >
      <div className={styles.cards}>
        {!profile.answered && <UnansweredNote profile={profile} />}
        <PersonalCard profile={profile} />
        <BalancesCard profile={profile} />
        <MyPagesCard />
        <LookCard profile={profile} />
        <RegionCard profile={profile} />
        <SessionCard />
        <DeletionCard />
      </div>
    </Page>
  );
}

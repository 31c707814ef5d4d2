import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { useProfile } from '../../../lib/session.ts';
import { Page } from '../../../pages/page.tsx';
import { LimitsCard } from '../limits/limits-card.tsx';
import { PhoneCard } from '../contacts/phone-card.tsx';
import { UnansweredNote } from '../contacts/unanswered-note.tsx';
import { PasskeysCard } from '../passkeys/passkeys-card.tsx';
import { SessionsCard } from '../sessions/sessions-card.tsx';
import { PushCard } from '../push/push-card.tsx';
import { TelegramCard } from '../telegram/telegram-card.tsx';
import { BalancesCard } from '../../money/wallet/balances-card.tsx';
import type { Route } from './+types/profile-page';
import { LookCard } from './look-card.tsx';
import { NicknameCard } from './nickname-card.tsx';
import { MyPagesCard } from './my-pages-card.tsx';
import { PasswordCard } from './password-card.tsx';
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
  if (!profile) return null;
  return (
    <Page
      title={t('title')}
      picture="profile"
      lead={`${profile.email} · ${t('since', { date: date(profile.registerDate, 'date') })}`}
    >
      <div className={styles.cards}>
        {!profile.emailVerify && <UnansweredNote profile={profile} />}
        <BalancesCard profile={profile} />
        <MyPagesCard />
        <LimitsCard />
        <NicknameCard profile={profile} />
        <LookCard profile={profile} />
        <RegionCard profile={profile} />
        <PhoneCard profile={profile} />
        <PushCard profile={profile} />
        <TelegramCard profile={profile} />
        <PasswordCard />
        <PasskeysCard />
        <SessionsCard />
        <SessionCard />
      </div>
    </Page>
  );
}

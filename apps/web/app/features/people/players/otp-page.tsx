import type { Profile } from '@croupier/contract/people/players';
import { buttonClass, Card } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { PageArgs } from '../../../lib/page-host.ts';
import { useLanguage } from '../../../lib/root-data.ts';
import { safePath } from '../../../lib/safe-path.ts';
import { useProfile } from '../../../lib/session.ts';
import { Room } from '../../../pages/room.tsx';
import { phoneQuery } from '../contacts/contacts-queries.ts';
import { PhoneProof } from '../contacts/phone-proof.tsx';
import { UnansweredNote } from '../contacts/unanswered-note.tsx';
import { ContentEmpty } from '../../site/content/content-empty.tsx';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import { loadPageData } from '../../site/content/load-page-data.ts';
import type { Route } from './+types/otp-page';
import styles from './profile.module.css';

export const loader = (args: PageArgs) => loadPageData(args, 'otp');

export const meta = (args: Route.MetaArgs) => contentMeta(args, args.loaderData);

/** One-time codes: the code that the account waits for is entered here, and what codes are for is told. */
export default function OtpPage({ loaderData: page }: Route.ComponentProps) {
  const profile = useProfile();
  const empty = <ContentEmpty empty={page.empty} icon="key" />;
  return (
    <Room cloth="slate">
      <ContentPage page={page}>
        <div className={styles.cards}>
          {profile?.answered && <Phone profile={profile} empty={empty} />}
          {profile?.answered && <GoOn />}
          {profile && !profile.answered && (
            <>
              {profile.email !== '' && empty}
              <UnansweredNote profile={profile} />
            </>
          )}
        </div>
      </ContentPage>
    </Room>
  );
}

/** Who proved a phone on the way to somewhere goes on. */
function GoOn() {
  const t = useTranslations('players.welcome');
  const language = useLanguage();
  const to = safePath(useSearchParams()[0].get('redirect'), language);
  if (to === undefined) return null;
  return (
    <div className={styles.actions}>
      <a href={to} className={buttonClass({ look: 'primary' })}>
        {t('next')}
      </a>
    </div>
  );
}

function Phone({ profile, empty }: { profile: Profile; empty: ReactNode }) {
  const t = useTranslations('contacts.phone');
  const isWaiting = useQuery(phoneQuery).data?.waiting != null;
  return (
    <>
      {!isWaiting && empty}
      <Card className={styles.card}>
        <h2>{t('title')}</h2>
        <PhoneProof profile={profile} />
      </Card>
    </>
  );
}

import { Card } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import type { PageArgs } from '../../../lib/page-host.ts';
import { useProfile } from '../../../lib/session.ts';
import { Room } from '../../../pages/room.tsx';
import { ContentEmpty } from '../../site/content/content-empty.tsx';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import { loadPageData } from '../../site/content/load-page-data.ts';
import type { Route } from './+types/otp-page';
import styles from './otp.module.css';

export const loader = (args: PageArgs) => loadPageData(args, 'otp');

export const meta = (args: Route.MetaArgs) => contentMeta(args, args.loaderData);

/** One-time codes: nothing of an account is confirmed by one yet, so what they are for and how to keep one to oneself. */
export default function OtpPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <Room cloth="slate">
      <ContentPage page={page}>
        <div className={styles.state}>
          <ContentEmpty empty={page.empty} icon="key" />
          <Account />
        </div>
      </ContentPage>
    </Room>
  );
}

/** What there is of the account that a code could be about. */
function Account() {
  const t = useTranslations('players.codes');
  const date = useDate();
  const profile = useProfile();
  if (!profile) return null;
  return (
    <Card>
      <h2 className={styles.title}>{t('title')}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t('email')}</dt>
          <dd>{profile.email}</dd>
        </div>
        <div>
          <dt>{t('since')}</dt>
          <dd>{date(profile.registerDate, 'date')}</dd>
        </div>
        <div>
          <dt>{t('waiting')}</dt>
          <dd>{t('none')}</dd>
        </div>
      </dl>
    </Card>
  );
}

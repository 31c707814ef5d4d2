import { Card } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import type { MetaArgs } from '../../../lib/page-meta.ts';
import type { PageArgs } from '../../../lib/page-host.ts';
import { SocialLinks } from '../../../lib/social-links.tsx';
import { useProfile } from '../../../lib/session.ts';
import { contentMeta } from '../content/content-meta.ts';
import { ContentPage } from '../content/content-page.tsx';
import { loadPageData, type LoadedPage } from '../content/load-page-data.ts';
import { Prose } from '../content/prose.tsx';
import { Answers } from './answers.tsx';
import { MyRequests } from './my-requests.tsx';
import { SupportForm } from './support-form.tsx';
import styles from './support.module.css';

export const loader = (args: PageArgs) => loadPageData(args, 'support');

export const meta = (args: MetaArgs & { loaderData: LoadedPage | undefined }) =>
  contentMeta(args, args.loaderData);

/** Answers that can be searched, a letter to the house, and what became of the letters before. */
export default function SupportPage({ loaderData }: { loaderData: LoadedPage }) {
  const t = useTranslations('support');
  const profile = useProfile();
  const { faqs, html, ...page } = loaderData;
  return (
    <ContentPage page={{ ...page, faqs: [], html: '' }}>
      <Answers faqs={faqs} />
      <section className={styles.write} id="write" aria-labelledby="write-title">
        <Card className={styles.card}>
          <h2 id="write-title">{t('form.title')}</h2>
          <SupportForm key={profile?.id} email={profile?.email ?? ''} />
        </Card>
        <div>
          <Prose html={html} />
          <nav className={styles.networks} aria-label={t('networks')}>
            <SocialLinks />
          </nav>
        </div>
      </section>
      {profile && <MyRequests />}
    </ContentPage>
  );
}

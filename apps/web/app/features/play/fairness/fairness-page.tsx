import { buttonClass, Card, ErrorState, Icon, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { pageMeta } from '../../../lib/page-meta.ts';
import { useProfile } from '../../../lib/session.ts';
import { Page } from '../../../pages/page.tsx';
import type { Route } from './+types/fairness-page';
import { ActivePair } from './active-pair.tsx';
import { seedsQuery } from './fairness-queries.ts';
import { HowItWorks } from './how-it-works.tsx';
import { PublishedHeads } from './published-heads.tsx';
import { RevealedPairs } from './revealed-pairs.tsx';
import { RotateSeeds } from './rotate-seeds.tsx';
import styles from './fairness.module.css';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'fairness.page.meta.title', description: 'fairness.page.meta.description' });

export default function FairnessPage() {
  const t = useTranslations('fairness.page');
  const signedIn = useProfile() !== null;
  return (
    <Page title={t('title')} lead={t('lead')} picture="fairness">
      <div className={styles.sections}>
        <HowItWorks />
        {signedIn ? <MySeeds /> : <Visitor />}
        <Card className={styles.invite}>
          <div>
            <h2>{t('verifyTitle')}</h2>
            <p className={styles.text}>{t('verifyText')}</p>
          </div>
          <Link to="/fairness/verify" className={buttonClass({ look: signedIn ? 'quiet' : 'primary' })}>
            {t('verifyAction')}
          </Link>
        </Card>
        <PublishedHeads />
      </div>
    </Page>
  );
}

function MySeeds() {
  const t = useTranslations('fairness.page');
  const seeds = useQuery(seedsQuery);
  if (seeds.data) {
    const { active, revealed } = seeds.data;
    return (
      <>
        <div className={styles.pair}>
          <ActivePair pair={active} />
          <RotateSeeds active={active} />
        </div>
        <RevealedPairs pairs={revealed} />
      </>
    );
  }
  if (seeds.isError) {
    return (
      <ErrorState
        title={t('errorTitle')}
        text={t('errorText')}
        retryLabel={t('retry')}
        onRetry={() => void seeds.refetch()}
      />
    );
  }
  return (
    <div className={styles.pair} aria-busy="true">
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
    </div>
  );
}

function Visitor() {
  const t = useTranslations('fairness.page');
  return (
    <Card className={styles.invite}>
      <div>
        <h2>{t('visitorTitle')}</h2>
        <p className={styles.text}>{t('visitorText')}</p>
      </div>
      <Link to="/login?redirect=%2Ffairness" className={buttonClass()}>
        <Icon name="enter" size={20} />
        {t('signIn')}
      </Link>
    </Card>
  );
}

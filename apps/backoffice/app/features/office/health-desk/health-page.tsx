import type { HouseHealth } from '@croupier/contract/office/health-desk';
import { Button, Skeleton } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import { Failure } from '../../../lib/errors/failure.tsx';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { Instant } from '../../../lib/format/instant.tsx';
import { Page } from '../../../lib/page/page.tsx';
import styles from './health.module.css';
import { JobsSection } from './jobs-section.tsx';
import { useNeedsSentence } from './needs-sentence.tsx';
import { AlarmsSection, ConnectionsSection, LettersSection, SlowSection } from './other-sections.tsx';
import { ProvidersSection, WebhooksSection } from './payments-section.tsx';
import { ReadersSection } from './readers-section.tsx';
import { ReplicationSection } from './replication-section.tsx';
import { SizesSection } from './sizes-section.tsx';
import { ThresholdsSection } from './thresholds-section.tsx';
import { useWatchedHealth } from './use-watched-health.ts';

/** How the house is: first whether it needs a person, then everything one may want to know for that. */
export default function HealthPage() {
  const t = useTranslations('health-desk');
  const textOf = useErrorText();
  const { data, error, refetch, isFetching, isWatched } = useWatchedHealth();
  const again = (
    <Button size="small" busy={isFetching && !data} onClick={() => void refetch()}>
      {t('refresh')}
    </Button>
  );
  return (
    <Page title={t('title')} actions={again}>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <div className={styles.house}>
          <Verdict house={data} />
          <p className={styles.quiet}>
            {t('asOf')} <Instant at={data.at} seconds /> · {t(isWatched ? 'every' : 'resting')}
          </p>
          {error && (
            <p className={styles.stale} role="alert">
              {t('stale')} {textOf(error)}
            </p>
          )}
          <House house={data} />
        </div>
      )}
    </Page>
  );
}

/** Said again by a screen reader only when it says something else. */
function Verdict({ house }: { house: HouseHealth }) {
  const say = useNeedsSentence();
  const isWell = house.needs.length === 0;
  return (
    <p className={styles.verdict} data-well={isWell} role="status">
      <Icon name={isWell ? 'check' : 'warning'} />
      {say(house.needs)}
    </p>
  );
}

function House({ house }: { house: HouseHealth }) {
  return (
    <>
      <ReadersSection readers={house.readers} outbox={house.outbox} />
      <JobsSection jobs={house.jobs} workers={house.workers} />
      <ProvidersSection providers={house.providers} />
      <WebhooksSection webhooks={house.webhooks} />
      <AlarmsSection alarms={house.alarms} head={house.head} />
      <LettersSection letters={house.letters} />
      <ReplicationSection database={house.database} />
      <ConnectionsSection connections={house.connections} />
      <SlowSection queries={house.slowQueries} />
      <ThresholdsSection thresholds={house.thresholds} />
      <SizesSection />
    </>
  );
}

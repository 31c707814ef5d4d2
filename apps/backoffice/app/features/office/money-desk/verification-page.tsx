import * as api from '@croupier/contract/office/money-desk';
import { Card, EmptyState, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { useMay } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import { Fact, Facts } from '../../../lib/facts/facts.tsx';
import { ClaimLine } from '../../../lib/claim/claim-line.tsx';
import { Age, Code } from './facts.tsx';
import styles from './money-desk.module.css';
import { VerifyRuns } from './verify-runs.tsx';

const CHANGES = [api.readVerification, api.moneyQueues];

/** What the verification of the books found that is not mended, and when it ran. */
export default function VerificationPage() {
  const t = useTranslations('money-desk');
  const { data, error, refetch } = useQuery(queryOf(api.readVerification, {}));
  return (
    <Page title={t('queues.names.verify-findings')} lead={<Link to="/money/queues">{t('queues.all')}</Link>}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={6} />
      ) : data.runs.length === 0 ? (
        <EmptyState icon={<Icon name="shield" />} title={t('verify.never')} text={t('verify.neverText')} />
      ) : (
        <div className={styles.parts}>
          {data.findings.length === 0 && <p className={styles.note}>{t('verify.clear')}</p>}
          {data.findings.map((finding) => (
            <Difference key={finding.check} finding={finding} />
          ))}
          <VerifyRuns runs={data.runs} />
        </div>
      )}
    </Page>
  );
}

function Difference({ finding }: { finding: api.VerifyFinding }) {
  const t = useTranslations('money-desk.verify');
  const may = useMay();
  const { check } = finding;
  return (
    <Card>
      <h2 className={styles.heading}>
        <Code>{check}</Code>
      </h2>
      <div className={styles.parts}>
        <Facts>
          <Fact name={t('should')}>{finding.says}</Fact>
          <Fact name={t('since')}>
            <Age at={finding.firstFoundAt} />
          </Fact>
          <Fact name={t('last')}>
            <Age at={finding.lastFoundAt} />
          </Fact>
        </Facts>
        <pre className={styles.difference} aria-label={t('difference')} tabIndex={0}>
          {pretty(finding.difference)}
        </pre>
        {may('close.findings') && (
          <ClaimLine
            claim={finding.claim}
            take={(over) => ({
              operation: api.takeVerifyFinding,
              input: { body: { check, ...(over && { over }) } },
            })}
            giveBack={() => ({ operation: api.giveBackVerifyFinding, input: { body: { check } } })}
            changes={CHANGES}
          />
        )}
      </div>
    </Card>
  );
}

const pretty = (json: string): string => {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
};

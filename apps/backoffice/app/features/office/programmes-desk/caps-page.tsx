import { listGivingCaps, type GivingCapView } from '@croupier/contract/office/programmes-desk';
import { Button, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Instant } from '../../../lib/format/instant.tsx';
import { useMoney } from '../../../lib/format/money.tsx';
import { useMay } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import { CapDialog } from './cap-dialog.tsx';
import styles from './programmes-desk.module.css';

/** How much a player is given at most over all programmes. */
export default function CapsPage() {
  const t = useTranslations('programmes-desk');
  const mayChange = useMay()('publish.programmes');
  const [asking, ask] = useState<{ readonly cap: GivingCapView | undefined } | null>(null);
  const { data, error, refetch } = useQuery(queryOf(listGivingCaps, {}));
  const actions = mayChange && data && (
    <Button size="small" look="primary" onClick={() => ask({ cap: undefined })}>
      {t('caps.new')}
    </Button>
  );
  return (
    <Page title={t('caps.title')} lead={<Link to="/programmes">{t('one.all')}</Link>} actions={actions}>
      <p>{t('caps.lead')}</p>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} />}
      {data?.caps.length === 0 && <p>{t('caps.none')}</p>}
      {data && data.caps.length > 0 && (
        <CapTable caps={data.caps} onChange={mayChange ? (cap) => ask({ cap }) : null} />
      )}
      {asking && <CapDialog cap={asking.cap} known={data?.caps ?? []} onClose={() => ask(null)} />}
    </Page>
  );
}

interface CapTableProps {
  readonly caps: readonly GivingCapView[];
  /** Asks to change one; null for who only reads. */
  readonly onChange: ((cap: GivingCapView) => void) | null;
}

const COLUMNS = ['what', 'period', 'most', 'changedBy', 'changedAt'] as const;

function CapTable({ caps, onChange }: CapTableProps) {
  const t = useTranslations('programmes-desk.caps');
  const money = useMoney();
  const format = useFormatter();
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('title')}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
            {onChange && <td />}
          </tr>
        </thead>
        <tbody>
          {caps.map((cap) => {
            const { what, period, most, changedBy, changedAt } = cap;
            const name = what === 'points' ? t('points') : what;
            return (
              <tr key={`${what} ${period}`}>
                <th scope="row">{name}</th>
                <td>{t(`periods.${period}`)}</td>
                <td>{what === 'points' ? format.number(BigInt(most)) : money(most, what)}</td>
                <td>{changedBy}</td>
                <td>
                  <Instant at={changedAt} />
                </td>
                {onChange && (
                  <td>
                    <Button
                      size="small"
                      aria-label={t('changeOf', { what: name, period: t(`periods.${period}`) })}
                      onClick={() => onChange(cap)}
                    >
                      {t('change')}
                    </Button>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

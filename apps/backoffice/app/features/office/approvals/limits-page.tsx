import { fourEyesRules, type FourEyesRule } from '@croupier/contract/office/approvals';
import { Button, Card, EmptyState, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Money } from '../../../lib/format/money.tsx';
import { useMay } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import styles from './approvals.module.css';
import { LimitDialog } from './limit-dialog.tsx';

/** How far each role may go alone. What stands here nowhere needs a second person. */
export default function LimitsPage() {
  const t = useTranslations('approvals');
  const mayChange = useMay()('change.roles');
  const [changed, setChanged] = useState<Partial<FourEyesRule> | null>(null);
  const { data, error, refetch } = useQuery(queryOf(fourEyesRules, {}));
  const add = mayChange && data && (
    <Button size="small" icon={<Icon name="plus" size={16} />} onClick={() => setChanged({})}>
      {t('limits.add')}
    </Button>
  );
  return (
    <Page
      title={t('limits.title')}
      lead={
        <>
          {t('limits.lead')} <Link to="/approvals">{t('limits.back')}</Link>
        </>
      }
      actions={add}
    >
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={6} />
      ) : data.rules.length === 0 ? (
        <EmptyState icon={<Icon name="shield" />} title={t('limits.none')} text={t('limits.noneText')} />
      ) : (
        <Card>
          <Rules rules={data.rules} {...(mayChange && { onChange: setChanged })} />
        </Card>
      )}
      {changed && data && <LimitDialog rule={changed} acts={data.acts} onClose={() => setChanged(null)} />}
    </Page>
  );
}

function Rules({ rules, onChange }: { rules: readonly FourEyesRule[]; onChange?(rule: FourEyesRule): void }) {
  const t = useTranslations('approvals');
  return (
    <table className={styles.rules}>
      <thead>
        <tr>
          <th scope="col">{t('columns.act')}</th>
          <th scope="col">{t('limits.role')}</th>
          <th scope="col" className={styles.end}>
            {t('limits.upTo')}
          </th>
          {onChange && <th scope="col">{t('limits.change')}</th>}
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <tr key={`${rule.act} ${rule.role} ${rule.currency}`}>
            <td>{rule.act}</td>
            <td>{rule.role}</td>
            <td className={styles.end}>
              <Money amountMinor={rule.upToMinor} currency={rule.currency} />
            </td>
            {onChange && (
              <td>
                <Button size="small" onClick={() => onChange(rule)}>
                  {t('limits.changeOne', { role: rule.role, currency: rule.currency })}
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

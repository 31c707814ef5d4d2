import type { HouseHealth } from '@croupier/contract/office/health-desk';
import type { Alarm } from '@croupier/domain/office/health-desk';
import { Button } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../../lib/me.ts';
import { HealthTable, type HealthColumn } from './table.tsx';
import { ThresholdDialog } from './threshold-dialog.tsx';

type Threshold = HouseHealth['thresholds'][number];

/** From where on each alarm is told. */
export function ThresholdsSection({ thresholds }: Pick<HouseHealth, 'thresholds'>) {
  const t = useTranslations('health-desk');
  const mayChange = useMay()('change.alarms');
  const [changed, setChanged] = useState<Alarm | null>(null);
  const open = thresholds.find(({ alarm }) => alarm === changed);
  const columns: HealthColumn<Threshold>[] = [
    { name: t('thresholds.alarm'), cell: ({ alarm }) => t(`thresholds.of.${alarm}`) },
    { name: t('thresholds.above'), cell: ({ above }) => above, end: true },
    { name: t('thresholds.shipped'), cell: ({ shipped }) => shipped, end: true },
  ];
  const change = ({ alarm }: Threshold) => (
    <Button size="small" onClick={() => setChanged(alarm)}>
      {t('thresholds.change')}
    </Button>
  );
  return (
    <>
      <HealthTable
        title={t('thresholds.title')}
        lead={t('thresholds.lead')}
        rows={thresholds}
        keyOf={({ alarm }) => alarm}
        columns={mayChange ? [...columns, { name: t('acts'), cell: change }] : columns}
      />
      {open && <ThresholdDialog threshold={open} onClose={() => setChanged(null)} />}
    </>
  );
}

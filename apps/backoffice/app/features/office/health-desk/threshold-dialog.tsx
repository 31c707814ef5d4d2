import { changeThreshold, houseHealth, type HouseHealth } from '@croupier/contract/office/health-desk';
import { Field } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';

/** Says from where on an alarm is told; nothing in the field: as the product ships it. */
export function ThresholdDialog({
  threshold: { alarm, above, shipped },
  onClose,
}: {
  threshold: HouseHealth['thresholds'][number];
  onClose(): void;
}) {
  const t = useTranslations('health-desk.thresholds');
  const [text, setText] = useState(String(above));
  const wanted = text.trim() === '' ? null : /^[0-9]{1,9}$/.test(text.trim()) ? Number(text) : undefined;
  const says = wanted === undefined ? t('odd') : t('says', { above: wanted ?? shipped, shipped });
  const inputOf = (to: number | null, reason: string) => ({ body: { alarm, above: to, reason } });
  return (
    <ActDialog
      title={t(`of.${alarm}`)}
      button={t('save')}
      happens={[says]}
      operation={changeThreshold}
      inputOf={(reason) => (wanted === undefined ? null : inputOf(wanted, reason))}
      changes={[houseHealth]}
      done={t('done')}
      undo={(_, reason) => ({
        operation: changeThreshold,
        input: inputOf(above, t('undo', { reason }).slice(0, 500)),
      })}
      onClose={onClose}
    >
      <Field
        label={t('above')}
        hint={t('hint')}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </ActDialog>
  );
}

import {
  changeOrdered,
  listOrdered,
  readOrdered,
  type PurchaseRow,
} from '@croupier/contract/office/purchases-desk';
import { Field } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';

/** Says that a thing is on its way, and by which number its player follows it. */
export function SendDialog({ purchase, onClose }: { purchase: PurchaseRow; onClose(): void }) {
  const t = useTranslations('purchases-desk.send');
  const [tracking, setTracking] = useState('');
  const { player, id, nickname } = purchase;
  const number = tracking.trim();
  return (
    <ActDialog
      title={t('title', { name: purchase.name })}
      button={t('button')}
      happens={[t('happens', { nickname })]}
      operation={changeOrdered}
      inputOf={(reason) =>
        number === ''
          ? null
          : { params: { player, id }, body: { state: 'SENT' as const, tracking: number, reason } }
      }
      changes={[listOrdered, readOrdered]}
      done={t('done')}
      onClose={onClose}
    >
      <Field
        label={t('tracking')}
        hint={t('trackingHint')}
        value={tracking}
        maxLength={80}
        onChange={({ target }) => setTracking(target.value)}
      />
    </ActDialog>
  );
}

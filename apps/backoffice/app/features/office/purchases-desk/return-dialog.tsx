import {
  changeOrdered,
  listOrdered,
  readOrdered,
  type PurchaseRow,
} from '@croupier/contract/office/purchases-desk';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';

/** Says that a thing came back, or will never be sent: its player has their points again. */
export function ReturnDialog({ purchase, onClose }: { purchase: PurchaseRow; onClose(): void }) {
  const t = useTranslations('purchases-desk.return');
  const { player, id, nickname, points } = purchase;
  return (
    <ActDialog
      title={t('title', { name: purchase.name })}
      button={t('button')}
      tone="danger"
      happens={[
        points === null ? t('noPoints', { nickname }) : t('points', { nickname, count: points }),
        t('forGood'),
      ]}
      operation={changeOrdered}
      inputOf={(reason) => ({ params: { player, id }, body: { state: 'RETURNED' as const, reason } })}
      changes={[listOrdered, readOrdered]}
      done={t('done')}
      onClose={onClose}
    />
  );
}

import { Button, Dialog, FormFailure } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { NoticeText } from './notice-text.tsx';
import { unconfirmedQuery, useConfirm } from './notices-queries.ts';
import styles from './notices.module.css';
import { isPutOff, putOffNotice } from './put-off.ts';
import { SendAgain } from './send-again.tsx';

/** What a player must have read, one after the other, the oldest first; it leaves when the last is confirmed, here or elsewhere. */
export default function ConfirmModal({ onClose }: { onClose(): void }) {
  const t = useTranslations('notices');
  const close = useTranslations('shell')('close');
  const date = useDate();
  const { data: notices } = useQuery(unconfirmedQuery);
  const confirm = useConfirm();
  const notice = notices?.findLast(({ id }) => !isPutOff(id));
  const isOver = notices !== undefined && notice === undefined;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  if (!notice) return null;
  const later = () => {
    for (const { id } of notices ?? []) putOffNotice(id);
    onClose();
  };
  return (
    <Dialog
      key={notice.id}
      title={notice.title}
      closeLabel={close}
      onClose={later}
      footer={
        <Button look="primary" wide busy={confirm.isPending} onClick={() => confirm.mutate(notice.id)}>
          {t('confirm.read')}
        </Button>
      }
    >
      <div className={styles.told}>
        <NoticeText text={notice.text} />
        <p className={styles.foot}>
          <time dateTime={notice.at}>{date(notice.at)}</time>
          {notice.action && (
            <Link to={notice.action.to as `/${string}`} onClick={later}>
              {notice.action.label}
            </Link>
          )}
        </p>
        <SendAgain id={notice.id} />
        <FormFailure>{confirm.isError && t('confirm.failed')}</FormFailure>
      </div>
    </Dialog>
  );
}

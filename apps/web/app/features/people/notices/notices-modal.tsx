import { buttonClass, Dialog, EmptyState, ErrorState, Icon } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import { AllSeen } from './all-seen.tsx';
import { BellIcon } from './icons.tsx';
import { NoticeRow } from './notice-row.tsx';
import { newestQuery, useSee } from './notices-queries.ts';
import styles from './notices.module.css';

/** A look at the newest, from wherever the player is. */
export default function NoticesModal({ onClose }: { onClose(): void }) {
  const t = useTranslations('notices');
  const close = useTranslations('shell')('close');
  return (
    <Dialog
      title={t('title')}
      closeLabel={close}
      onClose={onClose}
      size="side"
      footer={
        <div className={styles.footer}>
          <Link to="/profile/notices" className={buttonClass({ wide: true })} onClick={onClose}>
            {t('toAll')}
          </Link>
          <Link
            to="/profile/notices/settings"
            className={buttonClass()}
            aria-label={t('toSettings')}
            title={t('toSettings')}
            onClick={onClose}
          >
            <Icon name="tools" size={20} />
          </Link>
        </div>
      }
    >
      <AllSeen />
      <Newest onClose={onClose} />
    </Dialog>
  );
}

function Newest({ onClose }: { onClose(): void }) {
  const t = useTranslations('notices');
  const { data: notices, isPending, refetch } = useQuery(newestQuery);
  const see = useSee();
  if (isPending) return <ListSkeleton rows={6} />;
  if (!notices)
    return (
      <ErrorState
        title={t('errorTitle')}
        text={t('errorText')}
        retryLabel={t('retry')}
        onRetry={() => void refetch()}
      />
    );
  if (notices.length === 0)
    return <EmptyState icon={<BellIcon size={28} />} title={t('emptyTitle')} text={t('emptyText')} />;
  const take = (id: string) => () => {
    see.mutate(id);
    onClose();
  };
  return (
    <ul className={styles.rows} aria-label={t('title')}>
      {notices.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} brief onTake={take(notice.id)} />
      ))}
    </ul>
  );
}

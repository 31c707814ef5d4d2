import { listQuickReplies, type QuickReply } from '@croupier/contract/office/support-desk';
import { Button, Card, EmptyState, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { useMay } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import styles from './letter.module.css';
import { DeleteReplyDialog, SaveReplyDialog } from './quick-reply-dialogs.tsx';

type Open = { readonly save: Partial<QuickReply> } | { readonly forget: QuickReply } | null;

/** Texts that support answers again and again, by language. */
export default function QuickRepliesPage() {
  const t = useTranslations('support-desk');
  const may = useMay();
  const { data, error, refetch } = useQuery(queryOf(listQuickReplies, {}));
  const [open, setOpen] = useState<Open>(null);
  const mayChange = may('answer.support');
  const add = mayChange && (
    <Button look="primary" size="small" onClick={() => setOpen({ save: {} })}>
      {t('quick.add')}
    </Button>
  );
  return (
    <Page title={t('quick.title')} lead={<Link to="/support">{t('one.queue')}</Link>} actions={add}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} />}
      {data?.replies.length === 0 && (
        <EmptyState icon={<Icon name="bookmark" />} title={t('quick.empty')} text={t('quick.emptyText')} />
      )}
      <ul className={styles.list}>
        {data?.replies.map((reply) => (
          <li key={reply.id}>
            <Card>
              <h2 className={styles.heading}>{reply.title}</h2>
              <span className={styles.quiet}>{t(`choices.language.${reply.language}`)}</span>
              <p className={styles.written} dir="auto">
                {reply.text}
              </p>
              {mayChange && (
                <div className={styles.buttons}>
                  <Button size="small" onClick={() => setOpen({ save: reply })}>
                    {t('quick.change')}
                  </Button>
                  <Button size="small" onClick={() => setOpen({ forget: reply })}>
                    {t('quick.forget')}
                  </Button>
                </div>
              )}
            </Card>
          </li>
        ))}
      </ul>
      {open && 'save' in open && <SaveReplyDialog reply={open.save} onClose={() => setOpen(null)} />}
      {open && 'forget' in open && <DeleteReplyDialog reply={open.forget} onClose={() => setOpen(null)} />}
    </Page>
  );
}

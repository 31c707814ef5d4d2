import { Button, Icon } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { countQuery, newestQuery, useSee } from './notices-queries.ts';
import styles from './notices.module.css';

/** Says of everything that it has been seen; its place stays when nothing is new. */
export function AllSeen() {
  const t = useTranslations('notices');
  const unseen = useQuery(countQuery).data?.unseen ?? 0;
  const newest = useQuery(newestQuery).data?.[0];
  const see = useSee();
  return (
    <div className={styles.end}>
      <Button
        look="plain"
        size="small"
        icon={<Icon name="check" size={18} />}
        disabled={unseen === 0 || !newest}
        busy={see.isPending}
        onClick={() => newest && see.mutate(newest.id)}
      >
        {t('allSeen')}
      </Button>
      <span role="status" className={styles.failed}>
        {see.isError && t('seenFailed')}
      </span>
    </div>
  );
}

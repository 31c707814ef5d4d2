import { Button, Card, ErrorState, FormFailure, Skeleton } from '@croupier/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { pageMeta } from '../../../lib/page-meta.ts';
import { Page } from '../../../pages/page.tsx';
import type { Route } from './+types/delete-page';
import { Against } from './against.tsx';
import { saveExport, standingQuery } from './deletion-queries.ts';
import styles from './deletion.module.css';
import { EndForm } from './end-form.tsx';
import { useDeletionErrorText } from './error-text.ts';

export const meta = (args: Route.MetaArgs) => pageMeta(args, 'deletion.meta', { index: false });

/** The end of an account: the player's own file first, then what stands against it or what is given up by it. */
export default function DeletePage() {
  const t = useTranslations('deletion');
  const standing = useQuery(standingQuery);
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <div className={styles.column}>
        <ExportCard />
        {standing.isError ? (
          <ErrorState
            title={t('loadError')}
            retryLabel={t('retry')}
            onRetry={() => void standing.refetch()}
          />
        ) : !standing.data ? (
          <Skeleton />
        ) : standing.data.inUse ? (
          <Against inUse={standing.data.inUse} onLookAgain={() => void standing.refetch()} />
        ) : (
          <EndForm standing={standing.data} onChanged={() => void standing.refetch()} />
        )}
      </div>
    </Page>
  );
}

function ExportCard() {
  const t = useTranslations('deletion.export');
  const errorText = useDeletionErrorText();
  const save = useMutation({ mutationFn: saveExport });
  return (
    <Card className={styles.card}>
      <h2>{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      <FormFailure>{save.isError && errorText(save.error)}</FormFailure>
      <div className={styles.actions}>
        <Button busy={save.isPending} onClick={() => save.mutate()}>
          {save.isPending ? t('saving') : t('save')}
        </Button>
        <span role="status">{save.isSuccess && t('saved')}</span>
      </div>
    </Card>
  );
}

import { ApiError } from '@croupier/contract/kit';
import { unsubscribe } from '@croupier/contract/people/notices';
import { Button, buttonClass, Card, Icon } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { call } from '../../../lib/api.ts';
import { Link } from '../../../lib/link.tsx';
import { pageMeta } from '../../../lib/page-meta.ts';
import { useInBrowser } from '../../../lib/use-in-browser.ts';
import { Page } from '../../../pages/page.tsx';
import type { Route } from './+types/unsubscribe-page';
import styles from './unsubscribe.module.css';

export const meta = (args: Route.MetaArgs) => pageMeta(args, 'notices.unsubscribe.meta', { index: false });

/**
 * Ends letters of the kind that one came with, upon a press: programs that look into links end nothing. What proves it stands
 * behind `#`, which no server is told; nobody needs to be signed in.
 */
export default function UnsubscribePage() {
  const t = useTranslations('notices.unsubscribe');
  const token = useLocation().hash.slice(1);
  const inBrowser = useInBrowser();
  const end = useMutation({ mutationFn: () => call(unsubscribe, { query: { token } }) });
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <Card className={styles.card}>
        {end.isSuccess ? (
          <Done category={end.data.category} />
        ) : (
          <Button
            look="primary"
            wide
            busy={end.isPending}
            disabled={inBrowser && token === ''}
            onClick={() => end.mutate()}
          >
            {t('press')}
          </Button>
        )}
        <p role="alert" className={styles.failed}>
          {inBrowser && token === '' && t('wrong')}
          {end.isError && t(isWrong(end.error) ? 'wrong' : 'failed')}
        </p>
        <p className={styles.stays}>{t('stays')}</p>
        <Link to="/profile/notices/settings" className={buttonClass({ wide: true })}>
          {t('toSettings')}
        </Link>
      </Card>
    </Page>
  );
}

function Done({ category }: { category: Parameters<typeof categoryKey>[0] }) {
  const t = useTranslations('notices');
  return (
    // The button that was pressed is gone: the keyboard goes on from here, and it is read out.
    <p tabIndex={-1} ref={(told) => told?.focus()} className={styles.done}>
      <Icon name="check" />
      {t('unsubscribe.done', { category: t(categoryKey(category)) })}
    </p>
  );
}

const categoryKey = <C extends string>(category: C) => `categories.${category}` as const;

/** A token that nobody made is refused for its form, or as one that there is not. */
const isWrong = (error: unknown): boolean =>
  error instanceof ApiError && (error.key === 'not_found' || error.key === 'invalid_request');

import { Button } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../errors/use-error-text.ts';
import styles from './next-page.module.css';

/** Under the rows that came: why the next ones did not, and the way to ask again. */
export function NextPage({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const t = useTranslations('lib');
  const textOf = useErrorText();
  return (
    <div className={styles.next} role="alert">
      <p>{textOf(error)}</p>
      <Button size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}

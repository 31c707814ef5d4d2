import { Card, ErrorState, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useInBrowser } from '../../../lib/use-in-browser.ts';
import { AddPasskey } from './add-passkey.tsx';
import { knowsPasskeys } from './browser-passkeys.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { passkeysQuery } from './passkeys-queries.ts';
import styles from './passkeys.module.css';

/** The player's passkeys: a way in beside the password. */
export function PasskeysCard() {
  const t = useTranslations('passkeys');
  const inBrowser = useInBrowser();
  const passkeys = useQuery({ ...passkeysQuery, enabled: inBrowser });
  return (
    <Card className={styles.card} id="passkeys" data-testid="passkeys">
      <h2>{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      {passkeys.isError && (
        <ErrorState title={t('loadError')} retryLabel={t('retry')} onRetry={() => void passkeys.refetch()} />
      )}
      {passkeys.isPending && <Skeleton />}
      {passkeys.data?.length === 0 && <p>{t('none')}</p>}
      {passkeys.data && passkeys.data.length > 0 && (
        <ul className={styles.list}>
          {passkeys.data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {inBrowser && (knowsPasskeys() ? <AddPasskey /> : <p className={styles.text}>{t('unsupported')}</p>)}
    </Card>
  );
}

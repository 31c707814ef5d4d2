import { Button, buttonClass, Icon } from '@croupier/ui';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { useRefreshProfile } from '../../../lib/session.ts';
import { failureOf, type AskLink } from './telegram-queries.ts';
import styles from './telegram.module.css';

/** The way into the chat: asked for, shown until it is over. */
export function ConnectTelegram({ ask }: { ask: AskLink }) {
  const t = useTranslations('telegram');
  const over = useIsOver(ask.data?.expiresAt);
  if (ask.data && !over) return <WayIntoChat {...ask.data} />;
  return (
    <>
      <div className={styles.actions}>
        <Button
          icon={<Icon name="share" size={20} />}
          busy={ask.isPending}
          onClick={() => ask.mutate(undefined)}
        >
          {t('connect')}
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {ask.isError ? t(failureOf(ask.error)) : over && t('over')}
      </p>
    </>
  );
}

function WayIntoChat({ url, drawing, expiresAt }: { url: string; drawing: string; expiresAt: string }) {
  const t = useTranslations('telegram');
  const date = useDate();
  useLookWhenBack();
  return (
    <div className={styles.way}>
      <img
        className={styles.drawing}
        src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
        alt={t('drawing')}
        width={160}
        height={160}
      />
      <div className={styles.steps}>
        <p className={styles.text}>
          {t('steps')} <span className={styles.elsewhere}>{t('scan')}</span>
        </p>
        <a className={buttonClass({ look: 'primary' })} href={url} target="_blank" rel="noreferrer noopener">
          {t('open')}
        </a>
        <p className={styles.text} role="status">
          {t('waiting', { time: date(expiresAt, 'time') })}
        </p>
      </div>
    </div>
  );
}

/** Whether a link is over, told when it is. */
function useIsOver(expiresAt: string | undefined): boolean {
  const [over, setOver] = useState<string>();
  useEffect(() => {
    if (expiresAt === undefined) return undefined;
    const timer = setTimeout(() => setOver(expiresAt), new Date(expiresAt).getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [expiresAt]);
  return expiresAt !== undefined && over === expiresAt;
}

/** Who comes back from Telegram sees what became of it, also where no live message arrived. */
function useLookWhenBack(): void {
  const refresh = useRefreshProfile();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refresh().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });
}

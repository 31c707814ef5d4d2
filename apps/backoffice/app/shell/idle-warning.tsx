import { officeMe } from '@croupier/contract/office/operators';
import { Button, Dialog } from '@croupier/ui';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../lib/api.ts';
import { lastRequestAt } from '../lib/idle-clock.ts';
import { useMe } from '../lib/me.ts';

/** So long before the session ends its operator is told. */
const WARNS_MS = 60_000;
const LOOKS_EVERY_MS = 1_000;

/** One minute before the session ends for want of a request: to stay, or to go. When it is over, the next question says so. */
export function IdleWarning() {
  const t = useTranslations('shell.idle');
  const { idleMs } = useMe();
  const leftMs = useIdleLeft(idleMs);
  const isOver = leftMs <= 0;
  useEffect(() => {
    // The server has the last word; its 401 leads to signing in.
    if (isOver) call(officeMe, {}).catch(() => undefined);
  }, [isOver]);
  if (leftMs > WARNS_MS || isOver) return null;
  const stay = () => void call(officeMe, {}).catch(() => undefined);
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('stay')}
      size="small"
      onClose={stay}
      footer={
        <Button look="primary" onClick={stay}>
          {t('stay')}
        </Button>
      }
    >
      <p>{t('text')}</p>
      <p role="timer" className="tabular">
        {t('left', { seconds: Math.ceil(leftMs / 1000) })}
      </p>
    </Dialog>
  );
}

/** How long the session still lasts if nobody asks for anything, in any tab. */
function useIdleLeft(idleMs: number): number {
  const [leftMs, setLeft] = useState(idleMs);
  useEffect(() => {
    const look = () => {
      const last = lastRequestAt();
      setLeft(last === 0 ? idleMs : Math.min(idleMs, last + idleMs - Date.now()));
    };
    const timer = setInterval(look, LOOKS_EVERY_MS);
    return () => clearInterval(timer);
  }, [idleMs]);
  return leftMs;
}

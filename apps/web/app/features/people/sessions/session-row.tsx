import type { Session } from '@croupier/contract/people/players';
import { Badge, Button } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/root-data.ts';
import { placeText } from './place-text.ts';
import styles from './sessions.module.css';

interface SessionRowProps {
  session: Session;
  busy: boolean;
  onEnd(): void;
}

/** One place where the player is signed in. This one ends by signing out, which stands beside the list. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const t = useTranslations('sessions');
  const date = useDate();
  const language = useLanguage();
  const { isThis, browser, system, startedAt, lastSeenAt } = session;
  const device = [browser, system].filter((word) => word !== null).join(', ') || t('unknown');
  const place = placeText(session, language);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>
          {device} {isThis && <Badge>{t('this')}</Badge>}
        </strong>
        {place !== '' && <span className={styles.small}>{place}</span>}
        <span className={styles.small}>
          {t('since', { date: date(startedAt) })}
          {!isThis && ` · ${t('seen', { date: date(lastSeenAt) })}`}
        </span>
      </div>
      {!isThis && (
        <Button size="small" look="plain" busy={busy} aria-label={t('endNamed', { device })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}

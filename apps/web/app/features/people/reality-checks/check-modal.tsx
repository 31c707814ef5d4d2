import { Button, Dialog, FormFailure, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { openModal } from '../../../lib/modals.ts';
import { HelpNear } from '../helplines/help-near.tsx';
import { clockText } from './clock-text.ts';
import styles from './check-modal.module.css';
import { playingQuery, useAnswer, type Seen } from './playing-queries.ts';

type Session = NonNullable<Seen['session']>;

/** What a player has played so far, in numbers, and four ways on. No stake is taken until they have chosen. */
export default function CheckModal({ onClose }: { onClose(): void }) {
  const t = useTranslations('reality-checks');
  const { data, isError } = useQuery(playingQuery('real'));
  const answer = useAnswer();
  const session = data?.session ?? null;
  // Answered in another tab, or over meanwhile: there is nothing to say any more.
  const isOver = data !== undefined && !session?.isDue;
  const goOn = () => {
    if (isOver || !session?.checkAt) return onClose();
    answer.mutate(session.checkAt, { onSuccess: onClose });
  };
  return (
    <Dialog
      title={t('check.title')}
      closeLabel={t('check.close')}
      onClose={onClose}
      size="small"
      footer={
        <div className={styles.actions}>
          <Button look="primary" wide busy={answer.isPending} disabled={!data} onClick={goOn}>
            {t('check.goOn')}
          </Button>
          <Button
            wide
            onClick={() => {
              onClose();
              openModal('stop');
            }}
          >
            {t('check.stop')}
          </Button>
        </div>
      }
    >
      <div className={styles.told}>
        <p>{t('check.text')}</p>
        {session ? (
          <Figures session={session} now={data!.now} />
        ) : (
          !data && !isError && <Skeleton className={styles.skeleton} />
        )}
        <HelpNear />
        <p className={styles.links}>
          <Link to="/profile/history" onClick={onClose}>
            {t('check.history')}
          </Link>
          <Link to="/" onClick={onClose}>
            {t('check.leave')}
          </Link>
        </p>
        <FormFailure>{(answer.isError || isError) && t('check.failed')}</FormFailure>
      </div>
    </Dialog>
  );
}

function Figures({ session, now }: { session: Session; now: string }) {
  const t = useTranslations('reality-checks.check');
  const { money } = useFormat();
  const { beganAt, currency, stakedMinor, wonMinor, netMinor } = session;
  const rows = [
    ['time', clockText(Date.parse(now) - Date.parse(beganAt))],
    ['staked', money(stakedMinor, currency)],
    ['won', money(wonMinor, currency)],
    ['net', money(netMinor, currency, { sign: true })],
  ] as const;
  return (
    <dl className={styles.figures}>
      {rows.map(([name, value]) => (
        <div key={name} data-figure={name}>
          <dt>{t(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

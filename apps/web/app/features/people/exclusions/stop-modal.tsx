import { Button, Dialog, FormFailure } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import type { ModalProps } from '../../../lib/modals.ts';
import { HelpNear } from '../helplines/help-near.tsx';
import styles from './exclusions.module.css';
import { stopsQuery, useStop, type StopTerm } from './stops-queries.ts';
import { useStopWords } from './use-stop-words.ts';

/** Asks once more, since nothing takes it back: that is the only press between a player and a break. */
export default function StopModal({ data, onClose }: ModalProps) {
  const t = useTranslations('exclusions');
  const date = useDate();
  const stop = useStop();
  const words = useStopWords();
  const { data: known } = useQuery(stopsQuery);
  const term = (typeof data === 'string' ? data : 'day') as StopTerm;
  const offered = known?.terms.find((each) => each.term === term);
  if (stop.data?.state)
    return (
      <Dialog
        title={t('done.title')}
        closeLabel={t('close')}
        onClose={onClose}
        size="small"
        footer={
          <Button look="primary" wide onClick={onClose}>
            {t('close')}
          </Button>
        }
      >
        <div className={styles.told} role="status">
          <p>{words(stop.data.state).join(' ')}</p>
          <p>{t('done.money')}</p>
          <HelpNear />
          <Link to="/responsible-gaming" onClick={onClose}>
            {t('help')}
          </Link>
        </div>
      </Dialog>
    );
  return (
    <Dialog
      title={t('confirm.title', { term: t(`terms.${term}`) })}
      closeLabel={t('close')}
      onClose={onClose}
      size="small"
      footer={
        <div className={styles.actions}>
          <Button look="danger" wide busy={stop.isPending} onClick={() => stop.mutate(term)}>
            {t('confirm.yes')}
          </Button>
          <Button wide onClick={onClose}>
            {t('confirm.no')}
          </Button>
        </div>
      }
    >
      <div className={styles.told}>
        <p>{t('confirm.text')}</p>
        <p>
          {offered?.until === null
            ? t('state.forever')
            : offered && t(`confirm.${offered.kind}`, { until: date(offered.until!) })}
        </p>
        <p>{t('confirm.rounds')}</p>
        <FormFailure>{stop.isError && t('failed')}</FormFailure>
      </div>
    </Dialog>
  );
}

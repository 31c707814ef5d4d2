import type { SingleBonus } from '@croupier/contract/rewards/bonuses';
import { Button, Dialog } from '@croupier/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import type { ModalProps } from '../../../lib/modals.ts';
import { refreshProfile } from '../../../lib/session.ts';
import styles from './bonus-card.module.css';
import { BONUSES_KEY, tellExpirySeen } from './bonuses-queries.ts';
import { useGivesText } from './use-gives-text.ts';

/** Bonuses that expired: when, what was removed, and that nothing of the player's own was touched. Told once. */
export default function ExpiredModal({ data, onClose }: ModalProps) {
  const t = useTranslations('bonuses.expired');
  const client = useQueryClient();
  const bonuses = data as readonly SingleBonus[];
  const read = () => {
    // Where that is lost they are told of again, with the next document.
    void tellExpirySeen(bonuses.map(({ id }) => id))
      .then(() => Promise.all([askAnew(client, { queryKey: BONUSES_KEY }), refreshProfile(client)]))
      .catch(() => undefined);
    onClose();
  };
  return (
    <Dialog
      title={t('title', { count: bonuses.length })}
      closeLabel={t('close')}
      onClose={read}
      size="small"
      footer={
        <Button look="primary" wide onClick={read}>
          {t('close')}
        </Button>
      }
    >
      <div className={styles.told} data-testid="bonuses-expired">
        {bonuses.map((bonus) => (
          <Expired key={bonus.id} bonus={bonus} />
        ))}
        <p className={styles.small}>{t('own')}</p>
      </div>
    </Dialog>
  );
}

function Expired({ bonus }: { bonus: SingleBonus }) {
  const t = useTranslations('bonuses');
  const { money } = useFormat();
  const date = useDate();
  const givesText = useGivesText();
  const { name, forfeitedMinor, currency, totalWager } = bonus;
  const ended = bonus.endedDate ?? bonus.expireDate;
  const wasActive = totalWager !== '0';
  return (
    <section>
      <p>
        <strong>{name}</strong> ({givesText(bonus)})
      </p>
      {ended !== null && <p>{t('expired.text', { date: date(ended) })}</p>}
      <p>
        {wasActive
          ? t('archive.removed', { amount: money(forfeitedMinor, currency) })
          : t('archive.untouched')}
      </p>
    </section>
  );
}

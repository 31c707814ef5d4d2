import type { Gift } from '@croupier/contract/rewards/gifts';
import { Button, Dialog } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import { useGameName } from '../../../lib/game-texts.ts';
import type { ModalProps } from '../../../lib/modals.ts';
import { GiftBecame } from './gift-became.tsx';
import styles from './gift.module.css';
import { keepTold } from './told-gifts.ts';

/** Gifts that ran out of time: what they were, what they have become, and that nothing of the player's own was touched. */
export default function ExpiredModal({ data, onClose }: ModalProps) {
  const t = useTranslations('gifts.expired');
  const gifts = data as readonly Gift[];
  const read = () => {
    keepTold(gifts);
    onClose();
  };
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('close')}
      onClose={read}
      size="small"
      footer={
        <Button look="primary" wide onClick={read}>
          {t('close')}
        </Button>
      }
    >
      <div className={styles.told} data-testid="gifts-expired">
        {gifts.map((gift) => (
          <Expired key={gift.id} gift={gift} />
        ))}
        <p className={styles.quiet}>{t('safe')}</p>
      </div>
    </Dialog>
  );
}

const NAMED = 3;

function Expired({ gift }: { gift: Gift }) {
  const t = useTranslations('gifts.expired');
  const { money } = useFormat();
  const date = useDate();
  const gameName = useGameName();
  const { currency, stakeMinor, roundsLeft, games, expiresAt } = gift;
  const names = games.slice(0, NAMED).map(gameName).join(', ');
  return (
    <section>
      <p>
        {t('text', {
          count: roundsLeft,
          stake: money(stakeMinor, currency),
          date: expiresAt === null ? '' : date(expiresAt),
        })}
      </p>
      <p className={styles.quiet}>{t('games', { games: games.length > NAMED ? `${names}…` : names })}</p>
      <GiftBecame gift={gift} />
    </section>
  );
}

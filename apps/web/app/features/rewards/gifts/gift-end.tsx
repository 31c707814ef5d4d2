import type { Gift } from '@croupier/contract/rewards/gifts';
import { Button, Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { becameOf, GiftBecame } from './gift-became.tsx';
import styles from './gift.module.css';

/** What a gift has become. Until it is read no round is begun: the next one would be for money. */
export function GiftEnd({ gift, onRead }: { gift: Gift; onRead(): void }) {
  const t = useTranslations('gifts.end');
  return (
    <div className={styles.end} role="alert" data-testid="gift-end" data-became={becameOf(gift)}>
      <Icon name="gift" size={28} />
      <h2>{t(gift.state === 'CANCELED' ? 'stopped' : 'title')}</h2>
      <GiftBecame gift={gift} />
      <Button look="primary" onClick={onRead}>
        {t('close')}
      </Button>
    </div>
  );
}

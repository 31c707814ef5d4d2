import type { Gift } from '@croupier/contract/rewards/gifts';
import { Button, Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import styles from './gift.module.css';

/** What a gift has become. Until it is read no round is begun: the next one would be for money. */
export function GiftEnd({ gift, onRead }: { gift: Gift; onRead(): void }) {
  const t = useTranslations('gifts.end');
  const { money } = useFormat();
  const { currency, convertedMinor, forfeitedMinor, endsAs, wagerTimes } = gift;
  const amount = money(BigInt(convertedMinor), currency);
  const became = convertedMinor === '0' ? 'nothing' : endsAs;
  return (
    <div className={styles.end} role="alert" data-testid="gift-end" data-became={became}>
      <Icon name="gift" size={28} />
      <h2>{t('title')}</h2>
      <p>{t(became, { amount, times: wagerTimes ?? 0 })}</p>
      {forfeitedMinor !== '0' && <p>{t('capped', { amount: money(BigInt(forfeitedMinor), currency) })}</p>}
      <Button look="primary" onClick={onRead}>
        {t('close')}
      </Button>
    </div>
  );
}

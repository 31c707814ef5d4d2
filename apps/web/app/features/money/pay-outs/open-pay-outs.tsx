import type { PayOut } from '@croupier/contract/money/pay-outs';
import { Card } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { PayOutRow } from './pay-out-row.tsx';
import styles from './pay-outs.module.css';

/** What is under way; nothing where nothing is. */
export function OpenPayOuts({ payOuts }: { payOuts: readonly PayOut[] }) {
  const t = useTranslations('pay-outs');
  if (payOuts.length === 0) return null;
  return (
    <Card className={`${styles.card} ${styles.whole}`} data-testid="open-pay-outs">
      <h2>{t('open.title')}</h2>
      <ul className={styles.list}>
        {payOuts.map((payOut) => (
          <PayOutRow key={payOut.id} payOut={payOut} />
        ))}
      </ul>
    </Card>
  );
}

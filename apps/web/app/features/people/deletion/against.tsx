import type { AccountInUse } from '@croupier/contract/people/deletion';
import { Button, buttonClass, Card } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import styles from './deletion.module.css';

/** Why the account cannot end yet, each with what settles it. */
export function Against({ inUse, onLookAgain }: { inUse: AccountInUse; onLookAgain(): void }) {
  const t = useTranslations('deletion.against');
  const { money } = useFormat();
  const { openRounds, openPayments, heldWins } = inUse;
  return (
    <Card className={styles.card} data-testid="against">
      <h2>{t('title')}</h2>
      <ul className={styles.list}>
        {inUse.money.map(({ currency, kind, amountMinor }) => (
          <li key={`${currency} ${kind}`}>
            {t('money', { amount: money(amountMinor, currency) })}{' '}
            <Link to="/profile/pay-outs">{t('withdraw')}</Link>
          </li>
        ))}
        {openRounds > 0 && <li>{t('openRounds', { count: openRounds })}</li>}
        {openPayments > 0 && <li>{t('openPayments', { count: openPayments })}</li>}
        {heldWins > 0 && <li>{t('heldWins', { count: heldWins })}</li>}
      </ul>
      <div className={styles.actions}>
        <Button onClick={onLookAgain}>{t('again')}</Button>
        <Link to="/support" className={buttonClass({ look: 'plain' })}>
          {t('support')}
        </Link>
      </div>
    </Card>
  );
}

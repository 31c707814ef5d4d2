import type { Profile } from '@croupier/contract/players';
import { Button, Card, Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Money } from '../../lib/format/money.tsx';
import { openModal } from '../../lib/modals.ts';
import { balancesView } from './balances-view.ts';
import styles from './wallet.module.css';

/** All of a player's balances, kept up to date by the socket through the profile's cache. */
export function BalancesCard({ profile }: { profile: Profile }) {
  const t = useTranslations('wallet');
  const deposit = useTranslations('payments.deposit');
  const { inPlay, others, elsewhere } = balancesView(profile);
  return (
    <Card className={styles.card}>
      <div className={styles.top}>
        <div>
          <h2 className={styles.label}>{t(inPlay.kind)}</h2>
          <p className={styles.amount} data-testid="profile-balance">
            <Money amountMinor={inPlay.amountMinor} currency={inPlay.currency} />
          </p>
          <p className={styles.quiet}>{t('inPlay')}</p>
        </div>
        <Button look="gold" icon={<Icon name="plus" size={20} />} onClick={() => openModal('deposit')}>
          {deposit('open')}
        </Button>
      </div>
      <dl className={styles.rows}>
        {others.map(({ kind, amountMinor, currency }) => (
          <div key={kind}>
            <dt>{t(kind)}</dt>
            <dd>
              <Money amountMinor={amountMinor} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      {elsewhere.length > 0 && (
        <section>
          <h3 className={styles.label}>{t('otherCurrencies')}</h3>
          <dl className={styles.rows}>
            {elsewhere.map(({ kind, amountMinor, currency }) => (
              <div key={`${currency} ${kind}`}>
                <dt>{t(kind)}</dt>
                <dd>
                  <Money amountMinor={amountMinor} currency={currency} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <p className={styles.quiet}>{t('playNote')}</p>
    </Card>
  );
}

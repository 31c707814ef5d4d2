import type { Profile } from '@croupier/contract/people/players';
import { Button, buttonClass, Card, Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Money } from '../../../lib/format/money.tsx';
import { Link } from '../../../lib/link.tsx';
import { openModal } from '../../../lib/modals.ts';
import { BalanceRows } from './balance-rows.tsx';
import { balancesView } from './balances-view.ts';
import { BonusProgress } from './bonus-progress.tsx';
import styles from './wallet.module.css';

/** All of a player's balances, kept up to date by the socket through the profile's cache. */
export function BalancesCard({ profile }: { profile: Profile }) {
  const t = useTranslations('wallet');
  const deposit = useTranslations('payments.deposit');
  const { inPlay, parts, others, elsewhere } = balancesView(profile);
  return (
    <Card className={styles.card}>
      <div className={styles.top}>
        <div>
          <h2 className={styles.label}>{t(parts.length > 0 ? 'playable' : inPlay.kind)}</h2>
          <p className={styles.amount} data-testid="profile-balance">
            <Money amountMinor={inPlay.amountMinor} currency={inPlay.currency} />
          </p>
          <p className={styles.quiet}>{t('inPlay')}</p>
        </div>
        <div className={styles.ways}>
          <Button look="gold" icon={<Icon name="plus" size={20} />} onClick={() => openModal('deposit')}>
            {deposit('open')}
          </Button>
          <Link to="/profile/pay-outs" className={buttonClass()}>
            {t('withdraw')}
          </Link>
        </div>
      </div>
      <BalanceRows balances={[...parts, ...others]} />
      {profile.activeBonus && <BonusProgress bonus={profile.activeBonus} />}
      {elsewhere.length > 0 && (
        <section>
          <h3 className={styles.label}>{t('otherCurrencies')}</h3>
          <BalanceRows balances={elsewhere} />
        </section>
      )}
      <p className={styles.quiet}>{t('playNote')}</p>
    </Card>
  );
}

import type { ActiveBonus, Profile } from '@croupier/contract/people/players';
import { Card } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Money } from '../../../lib/format/money.tsx';
import { BonusProgress } from '../../money/wallet/bonus-progress.tsx';
import styles from './mine.module.css';

/** The money of the active bonus, and how far its wagering has come. */
export function ActiveBonusCard({ profile, bonus }: { profile: Profile; bonus: ActiveBonus }) {
  const t = useTranslations('bonuses.mine');
  const { currency } = bonus;
  const held = profile.balances.find((each) => each.currency === currency && each.kind === 'bonus');
  return (
    <Card className={styles.card} data-testid="active-bonus">
      <h3 className={styles.label}>{t('bonus')}</h3>
      <p className={styles.amount}>
        <Money amountMinor={held?.amountMinor ?? '0'} currency={currency} />
      </p>
      <BonusProgress bonus={bonus} />
    </Card>
  );
}

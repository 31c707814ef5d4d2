import { Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { useProfile } from '../../../lib/session.ts';
import styles from './bonus-chip.module.css';
import { percentOf } from './percent-of.ts';
import { useHeldProfile } from './use-held-profile.ts';

const LENGTH = 100;

/** The way to the active bonus, with its wagering as a ring round it; nothing without one. */
export default function BonusChip() {
  const t = useTranslations('wallet.wager');
  const { money } = useFormat();
  const bonus = useHeldProfile(useProfile())?.activeBonus;
  if (!bonus) return null;
  const [total, left] = [BigInt(bonus.wagerMinor), BigInt(bonus.wagerLeftMinor)];
  const done = t('done', {
    done: money(total - left, bonus.currency),
    total: money(total, bonus.currency),
  });
  const label = `${t('title')}: ${done}`;
  return (
    <Link to="/bonuses" className={styles.chip} aria-label={label} title={label} data-testid="bonus-chip">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle className={styles.rest} cx="20" cy="20" r="18" />
        <circle
          className={styles.done}
          cx="20"
          cy="20"
          r="18"
          pathLength={LENGTH}
          strokeDasharray={`${percentOf(total - left, total)} ${LENGTH}`}
        />
      </svg>
      <Icon name="gift" size={20} />
    </Link>
  );
}

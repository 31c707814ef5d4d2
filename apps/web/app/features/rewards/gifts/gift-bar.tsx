import { Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import styles from './gift.module.css';
import type { GiftHere } from './use-gift.ts';

/** How many rounds are given and at which stake, what they have won, and the switch that says whether they come first. */
export function GiftBar({ gift, disabled }: { gift: GiftHere; disabled: boolean }) {
  const t = useTranslations('gifts.bar');
  const { money, date } = useFormat();
  const { offered, used, use } = gift;
  if (!offered) return null;
  const { currency, roundsLeft, stakeMinor, winMinor, expiresAt } = offered;
  const stake = money(BigInt(stakeMinor), currency);
  return (
    <section className={styles.bar} aria-label={t('label')} data-testid="gift-bar">
      <Icon name="gift" size={20} />
      <p>
        <strong>{t('left', { count: roundsLeft, stake })}</strong>
        {expiresAt && <small>{t('until', { date: date(expiresAt) })}</small>}
      </p>
      <p data-testid="gift-win">{t('won', { amount: money(BigInt(winMinor), currency) })}</p>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={used !== null}
          disabled={disabled}
          onChange={(event) => use(event.target.checked)}
        />
        {t('use')}
      </label>
    </section>
  );
}

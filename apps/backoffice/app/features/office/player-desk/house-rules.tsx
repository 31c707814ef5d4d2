import type { PlayerPage } from '@croupier/contract/office/player-desk';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { Money } from '../../../lib/format/money.tsx';
import styles from './overview.module.css';
import { useHouseRuleName } from './use-house-rule-name.ts';

/** What the house has set beside the player's own limits: how much, until when, by whom and why. */
export function HouseRules({ rules }: { rules: PlayerPage['houseRules'] }) {
  const t = useTranslations('player-desk.rules');
  const nameOf = useHouseRuleName();
  return (
    <>
      <h3 className={styles.quiet}>{t('byHouse')}</h3>
      <ul className={styles.lines}>
        {rules.map((rule) => (
          <li key={nameOf(rule)}>
            <p className={styles.line}>
              <span>{nameOf(rule)}</span>
              {rule.amountMinor !== null && rule.currency && (
                <Money amountMinor={rule.amountMinor} currency={rule.currency} />
              )}
              {rule.until && (
                <span>
                  {t('until')} <Instant at={rule.until} />
                </span>
              )}
            </p>
            <p className={styles.quiet}>
              {rule.by}, <Instant at={rule.setAt} />: {rule.reason}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

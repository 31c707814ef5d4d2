import type { PlayerPage } from '@croupier/contract/office/player-desk';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import styles from './overview.module.css';
import { useHouseRuleName } from './use-house-rule-name.ts';
import { useLimitSize } from './use-limit-size.ts';

/** What the house has set beside the player's own limits: how much, until when, by whom and why. */
export function HouseRules({ rules }: { rules: PlayerPage['houseRules'] }) {
  const t = useTranslations('player-desk.rules');
  const nameOf = useHouseRuleName();
  const sizeText = useLimitSize();
  return (
    <>
      <h3 className={styles.quiet}>{t('byHouse')}</h3>
      <ul className={styles.lines}>
        {rules.map((rule) => (
          <li key={nameOf(rule)}>
            <p className={styles.line}>
              <span>{nameOf(rule)}</span>
              {rule.amountMinor !== null && <span>{sizeText(rule.amountMinor, rule.currency)}</span>}
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

import type { Loot, LootRow } from '@croupier/contract/rewards/rewards';
import { useTranslations } from 'use-intl/react';
import { useRootData } from '../../../lib/root-data.ts';
import { LANGUAGE_TAGS } from '@croupier/domain/site/regions';
import { useRewardText } from '../rewards/use-reward-text.ts';
import styles from './promotion.module.css';

/** The odds: what is in it, with the chance of each, and of which version they are. */
export function Inside({ loot }: { loot: Loot }) {
  const t = useTranslations('bonus-promotions');
  return (
    <section>
      <h2>{t('inside')}</h2>
      <OddsTable rows={loot.rows} />
      <p className={styles.small}>
        {t('version', { version: loot.version, hash: `${loot.hash.slice(0, 12)}…` })}
      </p>
    </section>
  );
}

/** Each prize of a table with its chance, and how many are left of it. */
export function OddsTable({ rows }: { rows: readonly LootRow[] }) {
  const t = useTranslations('bonus-promotions');
  const rewardText = useRewardText();
  const { language } = useRootData().visitor;
  const chance = new Intl.NumberFormat(LANGUAGE_TAGS[language], {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <table className={styles.odds}>
      <thead>
        <tr>
          <th scope="col">{t('prize')}</th>
          <th scope="col">{t('chance')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, weight, reward, left }) => (
          <tr key={place}>
            <td>
              {rewardText(reward)}
              {left !== null && <small> {t('left', { count: left })}</small>}
            </td>
            <td>{chance.format(weight / total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

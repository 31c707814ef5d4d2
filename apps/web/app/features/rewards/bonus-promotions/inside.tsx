import type { Loot } from '@croupier/contract/rewards/rewards';
import { useTranslations } from 'use-intl/react';
import { useRootData } from '../../../lib/root-data.ts';
import { LANGUAGE_TAGS } from '@croupier/domain/site/regions';
import { useRewardText } from '../rewards/use-reward-text.ts';
import styles from './magic-box.module.css';

/** The odds: what is in it, with the chance of each, and of which version they are. */
export function Inside({ loot }: { loot: Loot }) {
  const t = useTranslations('bonus-promotions');
  const rewardText = useRewardText();
  const { language } = useRootData().visitor;
  const chance = new Intl.NumberFormat(LANGUAGE_TAGS[language], {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return (
    <section className={styles.inside}>
      <h2>{t('inside')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('prize')}</th>
            <th scope="col">{t('chance')}</th>
          </tr>
        </thead>
        <tbody>
          {loot.rows.map(({ place, weight, reward, left }) => (
            <tr key={place}>
              <td>
                {rewardText(reward)}
                {left !== null && <small> {t('left', { count: left })}</small>}
              </td>
              <td>{chance.format(weight / loot.totalWeight)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.small}>
        {t('version', { version: loot.version, hash: `${loot.hash.slice(0, 12)}…` })}
      </p>
    </section>
  );
}

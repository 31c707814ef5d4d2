import { LANGUAGE_TAGS } from '@croupier/domain/site/regions';
import { useTranslations } from 'use-intl';
import type { Draft } from './draft.ts';
import styles from './programme-preview.module.css';
import { rewardText, type Reader } from './reader.ts';

/** The odds of a table of prizes, as the site tells them before anything is opened. */
export function Odds({ draft, reader }: { draft: Draft; reader: Reader }) {
  const t = useTranslations('programme-preview');
  const { say, language } = reader;
  const loot = draft.terms?.loot ?? [];
  const total = loot.reduce((sum, { weight = 0 }) => sum + weight, 0);
  const chance = new Intl.NumberFormat(LANGUAGE_TAGS[language], {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return (
    <>
      <h4>{say('bonus-promotions.inside')}</h4>
      <table className={styles.odds}>
        <thead>
          <tr>
            <th scope="col">{say('bonus-promotions.prize')}</th>
            <th scope="col">{say('bonus-promotions.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {loot.map(({ weight = 0, reward, stock }, place) => (
            <tr key={place}>
              <td>
                {rewardText(reward, reader) ?? <span className={styles.lacks}>{t('lacks.reward')}</span>}
                {stock !== undefined && <small> {say('bonus-promotions.left', { count: stock })}</small>}
              </td>
              <td>{total > 0 ? chance.format(weight / total) : '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

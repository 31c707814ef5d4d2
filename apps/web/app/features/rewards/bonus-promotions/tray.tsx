import type { Manufacture } from '@croupier/contract/rewards/bonus-promotions';
import { LANGUAGE_TAGS } from '@croupier/domain/site/regions';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { useRootData } from '../../../lib/root-data.ts';
import { PartPicture } from './part-picture.tsx';
import styles from './promotion.module.css';

/** The parts that I have, with the chance of each, and how the newest one is checked. */
export function Tray({ promotion: { parts, odds, lastPart } }: { promotion: Manufacture }) {
  const t = useTranslations('bonus-promotions');
  const { language } = useRootData().visitor;
  const { number } = useFormat();
  const chance = new Intl.NumberFormat(LANGUAGE_TAGS[language], {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return (
    <section className={styles.felt}>
      <h2>{t('workshop.parts')}</h2>
      <ul className={styles.tray}>
        {parts.map(({ code, name, have, weight }) => (
          <li
            key={code}
            data-testid="part"
            data-part={code}
            data-have={have}
            data-empty={have === 0 || undefined}
          >
            <PartPicture code={code} />
            <span>{name}</span>
            <strong>{t('workshop.have', { count: number(have) })}</strong>
            <small>{t('workshop.chance', { chance: chance.format(weight / odds.totalWeight) })}</small>
          </li>
        ))}
      </ul>
      {lastPart && (
        <p className={styles.ways}>
          {t('workshop.lastPart', { part: lastPart.name })}
          <Link
            to={`/fairness/verify?draw=${lastPart.proof.seedPairId}.${lastPart.proof.domain}.${lastPart.proof.nonce}`}
          >
            {t('check')}
          </Link>
        </p>
      )}
      <p className={styles.small}>
        {t('version', { version: odds.version, hash: `${odds.hash.slice(0, 12)}…` })}
      </p>
    </section>
  );
}

import type { DrawProof, Given } from '@croupier/contract/rewards/rewards';
import { buttonClass } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { useRewardText } from '../rewards/use-reward-text.ts';
import styles from './wheel.module.css';

/** A prize that was drawn: what it is, where it is used, and where its draw is checked. */
export function Prize({ given, proof }: { given: Given; proof: DrawProof }) {
  const t = useTranslations('wheel.prize');
  const rewardText = useRewardText();
  const isNothing = given.reward.kind === 'nothing';
  return (
    <div className={styles.got} data-testid="prize" data-kind={given.reward.kind}>
      <p>{isNothing ? t('none') : t('got')}</p>
      {!isNothing && <p className={styles.prize}>{rewardText(given.reward)}</p>}
      <div className={styles.ways}>
        {given.to !== null && (
          <Link to={given.to as `/${string}`} className={buttonClass({ look: 'primary' })}>
            {t('use')}
          </Link>
        )}
        <Link to={`/fairness/verify?draw=${proof.seedPairId}.${proof.domain}.${proof.nonce}`}>
          {t('check')}
        </Link>
      </div>
    </div>
  );
}

/** My last prizes, the newest first. */
export function LastPrizes({ last }: { last: readonly Given[] }) {
  const t = useTranslations('wheel.prize');
  const rewardText = useRewardText();
  if (last.length === 0) return null;
  return (
    <section>
      <h3>{t('last')}</h3>
      <ul className={styles.last} data-testid="last-prizes">
        {last.map(({ id, reward }) => (
          <li key={id}>{rewardText(reward)}</li>
        ))}
      </ul>
    </section>
  );
}

import type { OutputOf } from '@croupier/contract/kit';
import type { getPresent } from '@croupier/contract/rewards/calendar';
import { buttonClass } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { useRewardText } from '../rewards/use-reward-text.ts';
import styles from './calendar.module.css';

/** The gift that was behind a door, the way to its use, and the proof of its draw. */
export function GotFromDoor({ given, proof }: Pick<OutputOf<typeof getPresent>, 'given' | 'proof'>) {
  const t = useTranslations('bonus-promotions');
  const rewardText = useRewardText();
  const isNothing = given.reward.kind === 'nothing';
  return (
    <div className={styles.got} data-testid="behind-the-door" data-kind={given.reward.kind}>
      <p>{isNothing ? t('gotNothing') : t('got')}</p>
      {!isNothing && <p className={styles.prize}>{rewardText(given.reward)}</p>}
      <div className={styles.ways}>
        {given.to !== null && (
          <Link to={given.to as `/${string}`} className={buttonClass({ look: 'primary' })}>
            {t('use')}
          </Link>
        )}
        {proof && (
          <Link to={`/fairness/verify?draw=${proof.seedPairId}.${proof.domain}.${proof.nonce}`}>
            {t('check')}
          </Link>
        )}
      </div>
    </div>
  );
}

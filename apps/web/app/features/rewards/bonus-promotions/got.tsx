import { ApiError } from '@croupier/contract/kit';
import { buttonClass } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { useRewardText } from '../rewards/use-reward-text.ts';
import type { openBox } from './promotion-query.ts';
import styles from './promotion.module.css';

type Opened = Awaited<ReturnType<typeof openBox>>;

/** What came out of something that was opened, the way to its use, and how the draw is checked. */
export function Got({ given, proof }: Pick<Opened, 'given' | 'proof'>) {
  const t = useTranslations('bonus-promotions');
  const rewardText = useRewardText();
  const isNothing = given.reward.kind === 'nothing';
  return (
    <div className={styles.got} data-testid="got" data-kind={given.reward.kind}>
      <p>{isNothing ? t('gotNothing') : t('got')}</p>
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

/** Says why something could not be opened. */
export function OpenFailure({ error }: { error: unknown }) {
  const t = useTranslations('bonus-promotions');
  if (!(error instanceof ApiError)) return <>{t('failed')}</>;
  if (error.key === 'no_attempts') return <>{t('none')}</>;
  return <>{error.key === 'offer_over' || error.key === 'not_found' ? t('over') : t('failed')}</>;
}

import type { Round } from '@croupier/contract/play/rounds';
import { buttonClass, Icon } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { fetchSeeds } from '../../../lib/seeds.ts';
import styles from './panel.module.css';

/** The proof of the last round, or before the first one the commitment it will be played under. */
export function FairnessPanel({ round, signedIn }: { round: Round | null; signedIn: boolean }) {
  const t = useTranslations('game.fairness');
  const { data } = useQuery({
    queryKey: ['fairness'],
    queryFn: ({ signal }) => fetchSeeds(signal),
    enabled: signedIn && !round,
  });
  const proof = round?.fairness ?? (data && { ...data.active, nonce: data.active.nextNonce });
  return (
    <div className={styles.panel}>
      <p>{t('text')}</p>
      {proof && (
        <dl className={styles.proof}>
          <div>
            <dt>{t('commitment')}</dt>
            <dd>
              <code className={styles.code}>{proof.commitment}</code>
            </dd>
          </div>
          <div>
            <dt>{t('clientSeed')}</dt>
            <dd>
              <code className={styles.code}>{proof.clientSeed}</code>
            </dd>
          </div>
          <div>
            <dt>{t(round ? 'nonce' : 'nextNonce')}</dt>
            <dd>
              <code className={styles.code}>{proof.nonce}</code>
            </dd>
          </div>
          {round && (
            <div>
              <dt>{t('round')}</dt>
              <dd>
                <code className={styles.code}>{round.id}</code>
              </dd>
            </div>
          )}
        </dl>
      )}
      {round ? (
        <Link to={`/fairness/verify?round=${round.id}`} className={buttonClass({ look: 'primary' })}>
          <Icon name="check" size={20} />
          {t('verify')}
        </Link>
      ) : (
        <Link to="/fairness" className={buttonClass({ look: 'quiet' })}>
          <Icon name="fairness" size={20} />
          {t('more')}
        </Link>
      )}
    </div>
  );
}

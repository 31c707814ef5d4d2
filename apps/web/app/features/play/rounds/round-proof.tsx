import type { Round } from '@croupier/contract/play/rounds';
import { buttonClass, Card, Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import styles from './round.module.css';

/** The values that decided the round, and the way to check them. */
export function RoundProof({ round }: { round: Round }) {
  const t = useTranslations('rounds.round');
  const { commitment, clientSeed, nonce, serverSeed } = round.fairness;
  return (
    <Card className={styles.card}>
      <h2>{t('fairness')}</h2>
      <p className={styles.text}>{t('fairnessText')}</p>
      <dl className={styles.proof}>
        <Value name={t('commitment')}>{commitment}</Value>
        <Value name={t('clientSeed')}>{clientSeed}</Value>
        <Value name={t('nonce')}>{nonce}</Value>
        {serverSeed !== null && <Value name={t('serverSeed')}>{serverSeed}</Value>}
        <Value name={`${t('mathHash')} · ${t('mathVersion')} ${round.mathVersion}`}>{round.mathHash}</Value>
        <Value name={t('id')}>{round.id}</Value>
      </dl>
      {serverSeed === null ? (
        <>
          <p className={styles.text}>
            <strong>{t('serverSeed')}.</strong> {t('serverSeedHidden')}
          </p>
          <Link to="/fairness" className={buttonClass({ look: 'quiet', wide: true })}>
            <Icon name="key" size={20} />
            {t('reveal')}
          </Link>
        </>
      ) : (
        <Link
          to={`/fairness/verify?round=${round.id}`}
          className={buttonClass({ look: 'primary', wide: true })}
        >
          <Icon name="check" size={20} />
          {t('verify')}
        </Link>
      )}
    </Card>
  );
}

function Value({ name, children }: { name: string; children: string | number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code>{children}</code>
      </dd>
    </div>
  );
}

import type { SharedRound } from '@croupier/contract/play/rounds';
import { Card } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import styles from './share.module.css';

/** What decided the round, as far as its player has revealed it. */
export function SharedProof({ round }: { round: SharedRound }) {
  const t = useTranslations('share');
  const { fairness, mathHash, mathVersion } = round;
  const values: [name: string, value: string | number][] = [
    [t('mathHash', { version: mathVersion }), mathHash],
    ...(fairness
      ? ([
          [t('commitment'), fairness.commitment],
          [t('serverSeed'), fairness.serverSeed],
          [t('clientSeed'), fairness.clientSeed],
          [t('nonce'), fairness.nonce],
        ] as [string, string | number][])
      : []),
  ];
  return (
    <Card className={styles.card}>
      <h2>{t('proof')}</h2>
      <p className={styles.text}>{t(fairness ? 'revealed' : 'hidden')}</p>
      <dl className={styles.proof}>
        {values.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

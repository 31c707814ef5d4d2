import { buttonClass, Card, Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import styles from './returns.module.css';

interface Props {
  code: string;
  mode: string;
  mathVersion: number;
  mathHash: string;
}

/** Everything that is needed to come to the same figures without us. */
export function CheckYourself({ code, mode, mathVersion, mathHash }: Props) {
  const t = useTranslations('returns.check');
  return (
    <Card className={styles.card} aria-labelledby="maths-check">
      <h2 id="maths-check">{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      <dl className={styles.proof}>
        <dt>{t('hash', { version: mathVersion })}</dt>
        <dd>
          <code className={styles.code}>{mathHash}</code>
        </dd>
        <dt>{t('simulate')}</dt>
        <dd>
          <code className={styles.code}>
            {`npm run simulate -- ${code}${mode === 'main' ? '' : ` --mode ${mode}`}`}
          </code>
        </dd>
      </dl>
      <div className={styles.actions}>
        <a className={buttonClass()} href={`/api/games/${code}`} download={`${code}.json`}>
          <Icon name="down" size={18} />
          {t('download')}
        </a>
        <Link to="/fairness" className={styles.fairness}>
          {t('fairness')}
        </Link>
      </div>
    </Card>
  );
}

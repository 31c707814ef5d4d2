import { buttonClass, Card } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import styles from './deletion.module.css';

/** The way out, at the end of the profile: the player's own file, and the end of the account. */
export function DeletionCard() {
  const t = useTranslations('deletion.card');
  return (
    <Card className={styles.card} id="delete">
      <h2>{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      <div className={styles.actions}>
        <Link to="/profile/delete" className={buttonClass({})}>
          {t('open')}
        </Link>
      </div>
    </Card>
  );
}

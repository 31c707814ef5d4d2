import { Button, Card, Icon } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useSignOut } from '../../../lib/use-sign-out.ts';
import styles from './profile.module.css';

export function SessionCard() {
  const t = useTranslations('players.profile');
  const leave = useMutation({ mutationFn: useSignOut() });
  return (
    <Card className={styles.card}>
      <h2>{t('sessionTitle')}</h2>
      <p className={styles.text}>{t('sessionExplain')}</p>
      <div className={styles.actions}>
        <Button icon={<Icon name="exit" size={20} />} busy={leave.isPending} onClick={() => leave.mutate()}>
          {leave.isPending ? t('loggingOut') : t('logout')}
        </Button>
      </div>
    </Card>
  );
}

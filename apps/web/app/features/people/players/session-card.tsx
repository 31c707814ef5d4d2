import { Button, Card, Icon } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useLocalPath } from '../../../lib/link.tsx';
import { usePlayersErrorText } from './error-text.ts';
import { Outcome } from './outcome.tsx';
import { signOut } from './players-queries.ts';
import styles from './profile.module.css';

export function SessionCard() {
  const t = useTranslations('players.profile');
  const errorText = usePlayersErrorText();
  const localPath = useLocalPath();
  // A new document, so that nothing of the player stays in memory.
  const leave = useMutation({ mutationFn: signOut, onSuccess: () => window.location.assign(localPath('/')) });
  return (
    <Card className={styles.card}>
      <h2>{t('sessionTitle')}</h2>
      <p className={styles.text}>{t('sessionExplain')}</p>
      <div className={styles.actions}>
        <Button
          icon={<Icon name="exit" size={20} />}
          busy={leave.isPending || leave.isSuccess}
          onClick={() => leave.mutate()}
        >
          {leave.isPending ? t('loggingOut') : t('logout')}
        </Button>
        <Outcome done={false} failed={leave.isError && errorText(leave.error)} />
      </div>
    </Card>
  );
}

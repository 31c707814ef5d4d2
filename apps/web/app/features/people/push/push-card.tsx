import type { Profile } from '@croupier/contract/people/players';
import { Button, Card, Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import styles from './push-card.module.css';
import { usePush } from './use-push.ts';

/** Notices to this browser, on or off. Nothing where the house sends none, or the browser takes none. */
export function PushCard({ profile }: { profile: Profile }) {
  const t = useTranslations('push');
  const { ability, isOn, change } = usePush();
  if (ability === 'none') return null;
  const count = profile.subscribedPushIds.length;
  const refused = ability === 'refused' || change.data === false;
  return (
    <Card className={styles.card} data-testid="push">
      <h2>{t('title')}</h2>
      <p className={styles.text}>{t(isOn && count > 0 ? 'on' : 'off', { count })}</p>
      <div className={styles.actions}>
        <Button
          icon={<Icon name="megaphone" size={20} />}
          busy={change.isPending}
          onClick={() => change.mutate(!isOn)}
        >
          {t(isOn ? 'turnOff' : 'turnOn')}
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {refused ? t('refused') : change.isError && t('failed')}
      </p>
    </Card>
  );
}

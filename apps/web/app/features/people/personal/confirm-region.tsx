import { type Profile, setRegion } from '@croupier/contract/people/players';
import { Button } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { call } from '../../../lib/api.ts';
import { useChangeProfile } from '../../../lib/session.ts';
import styles from './personal.module.css';

/** Where the house has taken the region for the likely one: the player says that it is theirs, or chooses another beside this. */
export function ConfirmRegion({ profile: { region, askRegion } }: { profile: Profile }) {
  const t = useTranslations('personal.region');
  const confirm = useChangeProfile<void>(() => call(setRegion, { body: { region } }));
  if (!askRegion) return null;
  return (
    <div className={styles.form}>
      <p>{t('ask')}</p>
      <div className={styles.actions}>
        <Button look="primary" busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {t('yes')}
        </Button>
        <p role="status">{confirm.isError && t('failed')}</p>
      </div>
    </div>
  );
}

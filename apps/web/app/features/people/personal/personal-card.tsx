import type { Profile } from '@croupier/contract/people/players';
import { Button, Card } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { openModal } from '../../../lib/modals.ts';
import { Avatar } from '../avatars/avatar.tsx';
import { PersonalDetails } from './personal-details.tsx';
import { PersonalForm } from './personal-form.tsx';
import styles from './personal.module.css';

/** Who the player is to others and to the house, and the way to change it where it stands. */
export function PersonalCard({ profile }: { profile: Profile }) {
  const t = useTranslations('personal');
  const [state, setState] = useState<'shown' | 'edited' | 'saved'>('shown');
  return (
    <Card className={styles.card} data-testid="personal">
      <header className={styles.header}>
        <Avatar profile={profile} />
        <div className={styles.who}>
          <h2>{t('title')}</h2>
          <p className={styles.nickname}>{profile.nickname}</p>
          <Button size="small" aria-haspopup="dialog" onClick={() => openModal('avatar')}>
            {t('picture')}
          </Button>
        </div>
      </header>
      {state === 'edited' ? (
        <PersonalForm profile={profile} onEnd={(isSaved) => setState(isSaved ? 'saved' : 'shown')} />
      ) : (
        <>
          <PersonalDetails profile={profile} />
          <div className={styles.actions}>
            <Button onClick={() => setState('edited')}>{t('edit')}</Button>
          </div>
        </>
      )}
      <p role="status" className={styles.done}>
        {state === 'saved' && t('saved')}
      </p>
    </Card>
  );
}

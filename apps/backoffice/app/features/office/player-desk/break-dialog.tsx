import { breakPlayer, type PlayerPage } from '@croupier/contract/office/player-desk';
import { BREAK_DAYS_MAX } from '@croupier/domain/people/house-rules';
import { Field } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { changedBy } from './of-player.ts';

/** Gives the player a break from now on, or makes one that is on last longer. */
export function BreakDialog({ player, onClose }: { player: PlayerPage; onClose(): void }) {
  const t = useTranslations('player-desk.acts');
  const { id, nickname: name } = player;
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const days = /^[1-9][0-9]?$/.test(text) && Number(text) <= BREAK_DAYS_MAX ? Number(text) : undefined;
  return (
    <ActDialog
      title={t('pause.title', { name })}
      button={t('pause.name')}
      happens={[
        days === undefined ? t('pause.choose') : t('pause.first', { name, days }),
        t('pause.second'),
        t('pause.third'),
      ]}
      operation={breakPlayer}
      inputOf={(reason) => (days === undefined ? null : { params: { id }, body: { days, reason } })}
      changes={changedBy(id)}
      done={t('pause.done', { name })}
      onClose={onClose}
    >
      <Field
        label={t('pause.days')}
        hint={t('pause.daysHint')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={text !== '' && days === undefined ? t('pause.daysOdd', { most: BREAK_DAYS_MAX }) : ''}
      />
    </ActDialog>
  );
}

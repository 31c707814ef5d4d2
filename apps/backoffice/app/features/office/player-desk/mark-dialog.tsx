import { listMarks, markPlayer, type PlayerPage } from '@croupier/contract/office/player-desk';
import { MARK_PATTERN } from '@croupier/domain/office/player-desk';
import { Button, Field } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { queryOf } from '../../../lib/api.ts';
import { changedBy } from './of-player.ts';
import styles from './player.module.css';

const IS_MARK = new RegExp(MARK_PATTERN, 'u');
const OFFERED_MAX = 8;

/** Gives the player a label: one that others have, or a new one. */
export function MarkDialog({ player, onClose }: { player: PlayerPage; onClose(): void }) {
  const t = useTranslations('player-desk.acts');
  const { id, nickname: name, marks } = player;
  const [typed, setTyped] = useState('');
  const mark = typed.trim();
  const isMark = IS_MARK.test(mark);
  const { data } = useQuery(queryOf(listMarks, {}));
  const others = (data?.marks ?? []).filter((each) => !marks.some(({ text }) => text === each));
  return (
    <ActDialog
      title={t('mark.title', { name })}
      button={t('mark.name')}
      happens={[isMark ? t('mark.first', { name, mark }) : t('mark.choose'), t('mark.second')]}
      operation={markPlayer}
      inputOf={(reason) => (isMark ? { params: { id }, body: { mark, reason } } : null)}
      changes={[...changedBy(id), listMarks]}
      done={t('mark.done', { mark })}
      onClose={onClose}
    >
      <Field
        label={t('mark.label')}
        hint={t('mark.hint')}
        maxLength={40}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={mark !== '' && !isMark ? t('mark.odd') : ''}
      />
      {others.length > 0 && (
        <div className={styles.people} role="group" aria-label={t('mark.others')}>
          {others.slice(0, OFFERED_MAX).map((each) => (
            <Button key={each} look="plain" size="small" onClick={() => setTyped(each)}>
              {each}
            </Button>
          ))}
        </div>
      )}
    </ActDialog>
  );
}

import { listMarks, markPlayer, unmarkPlayer, type PlayerPage } from '@croupier/contract/office/player-desk';
import { Select } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { changedBy } from './of-player.ts';

/** Takes a label of the player's away. */
export function UnmarkDialog({ player, onClose }: { player: PlayerPage; onClose(): void }) {
  const t = useTranslations('player-desk.acts');
  const { id, nickname: name, marks } = player;
  const [mark, setMark] = useState(marks[0]?.text ?? '');
  const params = { id };
  return (
    <ActDialog
      title={t('unmark.title', { name })}
      button={t('unmark.name')}
      happens={[t('unmark.first', { name, mark }), t('unmark.second')]}
      operation={unmarkPlayer}
      inputOf={(reason) => ({ params, body: { mark, reason } })}
      changes={[...changedBy(id), listMarks]}
      done={t('unmark.done', { mark })}
      undo={(_, reason) => ({
        operation: markPlayer,
        input: { params, body: { mark, reason: t('undoReason', { reason }).slice(0, 500) } },
      })}
      onClose={onClose}
    >
      <Select
        label={t('mark.label')}
        value={mark}
        options={marks.map(({ text }) => ({ value: text, label: text }))}
        onChange={(event) => setMark(event.target.value)}
      />
    </ActDialog>
  );
}

import {
  BLOCK_DAYS_MAX,
  blockPlayer,
  unblockPlayer,
  type PlayerPage,
} from '@croupier/contract/office/player-desk';
import { Field } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { changedBy } from './of-player.ts';

/** Closes the account to its player, for some days or until somebody opens it. */
export function BlockDialog({ player, onClose }: { player: PlayerPage; onClose(): void }) {
  const t = useTranslations('player-desk.acts');
  const { id, nickname: name } = player;
  const [typed, setTyped] = useState('');
  const days = daysOf(typed);
  const params = { id };
  return (
    <ActDialog
      title={t('block.title', { name })}
      button={t('block.name')}
      tone="danger"
      happens={[
        t('block.first', { name }),
        t('block.second'),
        typeof days === 'number' ? t('block.until', { days }) : t('block.forGood'),
      ]}
      operation={blockPlayer}
      inputOf={(reason) =>
        days === 'odd' ? null : { params, body: { reason, ...(days !== undefined && { days }) } }
      }
      changes={changedBy(id)}
      done={t('block.done', { name })}
      undo={(_, reason) => ({
        operation: unblockPlayer,
        input: { params, body: { reason: t('undoReason', { reason }).slice(0, 500) } },
      })}
      onClose={onClose}
    >
      <Field
        label={t('block.days')}
        hint={t('block.daysHint')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={days === 'odd' ? t('block.daysOdd', { most: BLOCK_DAYS_MAX }) : ''}
      />
    </ActDialog>
  );
}

/** What was typed as days; nothing is a block without an end. */
function daysOf(typed: string): number | 'odd' | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const days = /^[1-9][0-9]{0,3}$/.test(text) ? Number(text) : Infinity;
  return days <= BLOCK_DAYS_MAX ? days : 'odd';
}

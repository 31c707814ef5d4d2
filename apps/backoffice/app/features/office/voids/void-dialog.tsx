import { listApprovals } from '@croupier/contract/office/approvals';
import { listOpenRoundsDesk } from '@croupier/contract/office/game-desk';
import { readRoundToVoid, voidRound, type RoundToVoid } from '@croupier/contract/office/voids';
import { VOID_CAUSES, type VoidCause } from '@croupier/domain/play/rounds';
import { Select } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { useMoves } from './use-moves.ts';

/** Asks for a void; somebody else carries it out. One dialog is one key: pressed again after a lost answer it is the same request. */
export function VoidDialog({ round, onClose }: { round: RoundToVoid; onClose(): void }) {
  const t = useTranslations('voids');
  const [key] = useState(() => crypto.randomUUID());
  const [cause, setCause] = useState<VoidCause>('stuck');
  const moves = useMoves(round);
  return (
    <ActDialog
      title={t('void.title')}
      button={t('void.button')}
      tone="danger"
      happens={[...moves, t(round.of === 'house' ? 'void.stays' : 'void.studio'), t('void.second')]}
      operation={voidRound}
      inputOf={(reason) => ({ params: { round: round.round }, body: { key, cause, reason } })}
      changes={[readRoundToVoid, listOpenRoundsDesk, listApprovals]}
      done={t('void.done')}
      onClose={onClose}
    >
      {round.of === 'house' && (
        <Select
          label={t('void.cause')}
          value={cause}
          options={VOID_CAUSES.map((value) => ({ value, label: t(`causes.${value}`) }))}
          onChange={(event) => setCause(event.target.value as VoidCause)}
        />
      )}
    </ActDialog>
  );
}

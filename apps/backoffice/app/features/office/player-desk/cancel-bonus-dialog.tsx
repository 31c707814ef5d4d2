import {
  cancelPlayerBonus,
  listPlayerBonuses,
  type PlayerBonus,
} from '@croupier/contract/office/player-desk';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { useMoney } from '../../../lib/format/money.tsx';
import { changedBy, ofPlayer } from './of-player.ts';

interface CancelBonusDialogProps {
  readonly playerId: string;
  readonly bonus: PlayerBonus;
  onClose(): void;
}

/** Cancels a bonus of the player, with a reason. */
export function CancelBonusDialog({ playerId, bonus, onClose }: CancelBonusDialogProps) {
  const t = useTranslations('player-desk.bonuses.dialog');
  const money = useMoney();
  const { id, title, state, amountMinor, roundsLeft, currency } = bonus;
  const isWaiting = state === 'NOT_ACTIVATED';
  return (
    <ActDialog
      title={t('title', { title })}
      button={t('button')}
      tone="danger"
      happens={[
        ...(isWaiting ? [t('waiting')] : []),
        ...(!isWaiting && amountMinor !== null
          ? [t('active', { amount: money(amountMinor, currency) })]
          : []),
        ...(!isWaiting && amountMinor === null && roundsLeft !== null ? [t('spins')] : []),
        t('once'),
      ]}
      operation={cancelPlayerBonus}
      inputOf={(reason) => ({ params: { id: playerId, bonus: id }, body: { reason } })}
      changes={[...changedBy(playerId), ofPlayer(listPlayerBonuses, { id: playerId })]}
      done={t('done')}
      onClose={onClose}
    />
  );
}

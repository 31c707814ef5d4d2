import { listApprovals } from '@croupier/contract/office/approvals';
import { closeAccount, reopenAccount, type PlayerPage } from '@croupier/contract/office/player-desk';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { useMoney } from '../../../lib/format/money.tsx';
import { changedBy } from './of-player.ts';

/** Closes the account for good. What keeps it open is said before it is tried; the server has the last word. */
export function CloseDialog({ player, onClose }: { player: PlayerPage; onClose(): void }) {
  const t = useTranslations('player-desk.acts');
  const { id, nickname: name } = player;
  const inUse = useInUse(player);
  return (
    <ActDialog
      title={t('close.title', { name })}
      button={t('close.name')}
      tone="danger"
      happens={
        inUse.length > 0
          ? [t('close.notYet'), ...inUse]
          : [t('close.first', { name }), t('close.second'), t('close.third')]
      }
      operation={closeAccount}
      inputOf={(reason) => ({ params: { id }, body: { reason } })}
      changes={changedBy(id)}
      done={t('close.done', { name })}
      onClose={onClose}
    />
  );
}

/** What is open and what money there is, a sentence each. */
function useInUse({ purses, openRounds, openPayments, heldWins }: PlayerPage): string[] {
  const t = useTranslations('player-desk.acts.close');
  const money = useMoney();
  const held = purses.filter(({ kind, amountMinor }) => kind !== 'play' && amountMinor !== '0');
  const open = openRounds.length + openPayments.length + heldWins;
  return [
    ...held.map(({ kind, amountMinor, currency }) => t(kind, { sum: money(amountMinor, currency) })),
    ...(open > 0 ? [t('open', { count: open })] : []),
  ];
}

/** Asks that a closed account be opened: somebody else carries it out. */
export function ReopenDialog({ player, onClose }: { player: PlayerPage; onClose(): void }) {
  const t = useTranslations('player-desk.acts');
  const { id, nickname: name } = player;
  const [key] = useState(() => crypto.randomUUID());
  return (
    <ActDialog
      title={t('reopen.title', { name })}
      button={t('reopen.name')}
      happens={[t('reopen.first', { name }), t('second')]}
      operation={reopenAccount}
      inputOf={(reason) => ({ params: { id }, body: { key, reason } })}
      changes={[...changedBy(id), listApprovals]}
      done={t('reopen.done')}
      onClose={onClose}
    />
  );
}

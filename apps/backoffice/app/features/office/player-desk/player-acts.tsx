import {
  blockPlayer,
  endPlayerSessions,
  unblockPlayer,
  type PlayerPage,
} from '@croupier/contract/office/player-desk';
import type { Permission } from '@croupier/domain/office/permissions';
import { Button } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { useMay } from '../../../lib/me.ts';
import { AdjustDialog } from '../adjustments/adjust-dialog.tsx';
import { CloseDialog, ReopenDialog } from './account-dialogs.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { BreakDialog } from './break-dialog.tsx';
import { LiftDialog } from './lift-dialog.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { MarkDialog } from './mark-dialog.tsx';
import { changedBy } from './of-player.ts';
import styles from './player.module.css';
import { UnmarkDialog } from './unmark-dialog.tsx';

interface Offer {
  readonly act:
    | 'mark'
    | 'unmark'
    | 'limit'
    | 'pause'
    | 'lift'
    | 'endSessions'
    | 'adjust'
    | 'block'
    | 'unblock'
    | 'close'
    | 'reopen';
  readonly permission: Permission;
  /** Whether there is anything to do it to. */
  when(player: PlayerPage): boolean;
}

const OFFERS: readonly Offer[] = [
  { act: 'mark', permission: 'note.players', when: () => true },
  { act: 'unmark', permission: 'note.players', when: ({ marks }) => marks.length > 0 },
  { act: 'endSessions', permission: 'end.player-sessions', when: ({ sessions }) => sessions.length > 0 },
  { act: 'adjust', permission: 'adjust.money', when: () => true },
  { act: 'limit', permission: 'limit.players', when: ({ block }) => !block?.closed },
  { act: 'pause', permission: 'limit.players', when: ({ block }) => !block?.closed },
  { act: 'lift', permission: 'lift.limits', when: ({ houseRules }) => houseRules.length > 0 },
  { act: 'block', permission: 'block.players', when: ({ block }) => !block },
  { act: 'unblock', permission: 'block.players', when: ({ block }) => block !== null && !block.closed },
  { act: 'close', permission: 'close.accounts', when: ({ block }) => !block?.closed },
  { act: 'reopen', permission: 'reopen.accounts', when: ({ block }) => block?.closed === true },
];

/** What this operator may do about this player now. */
export function PlayerActs({ player }: { player: PlayerPage }) {
  const t = useTranslations('player-desk.acts');
  const may = useMay();
  const [open, setOpen] = useState<Offer['act'] | null>(null);
  return (
    <div className={styles.acts} role="group" aria-label={t('title')}>
      {OFFERS.filter(({ permission, when }) => may(permission) && when(player)).map(({ act }) => (
        <Button key={act} size="small" onClick={() => setOpen(act)}>
          {t(`${act}.name`)}
        </Button>
      ))}
      {open && <Act act={open} player={player} onClose={() => setOpen(null)} />}
    </div>
  );
}

function Act({ act, player, onClose }: { act: Offer['act']; player: PlayerPage; onClose(): void }) {
  const changes = changedBy(player.id);
  switch (act) {
    case 'mark':
      return <MarkDialog player={player} onClose={onClose} />;
    case 'unmark':
      return <UnmarkDialog player={player} onClose={onClose} />;
    case 'block':
      return <BlockDialog player={player} onClose={onClose} />;
    case 'limit':
      return <LimitDialog player={player} onClose={onClose} />;
    case 'pause':
      return <BreakDialog player={player} onClose={onClose} />;
    case 'lift':
      return <LiftDialog player={player} onClose={onClose} />;
    case 'close':
      return <CloseDialog player={player} onClose={onClose} />;
    case 'reopen':
      return <ReopenDialog player={player} onClose={onClose} />;
    case 'adjust':
      return (
        <AdjustDialog
          playerId={player.id}
          currency={player.playsWith.currency}
          changes={changes}
          onClose={onClose}
        />
      );
    case 'unblock':
    case 'endSessions':
      return <PlainAct act={act} player={player} onClose={onClose} />;
  }
}

const PLAIN = { unblock: unblockPlayer, endSessions: endPlayerSessions } as const;

/** An act that needs nothing but its reason. */
function PlainAct(props: { act: keyof typeof PLAIN; player: PlayerPage; onClose(): void }) {
  const { act, player, onClose } = props;
  const t = useTranslations('player-desk.acts');
  const { id, nickname: name } = player;
  return (
    <ActDialog
      title={t(`${act}.title`, { name })}
      button={t(`${act}.name`)}
      happens={[t(`${act}.first`, { name }), t(`${act}.second`, { name })]}
      operation={PLAIN[act]}
      inputOf={(reason) => ({ params: { id }, body: { reason } })}
      changes={changedBy(id)}
      done={t(`${act}.done`, { name })}
      {...(act === 'unblock' && {
        undo: (_: unknown, reason: string) => ({
          operation: blockPlayer,
          input: { params: { id }, body: { reason: t('undoReason', { reason }).slice(0, 500) } },
        }),
      })}
      onClose={onClose}
    />
  );
}

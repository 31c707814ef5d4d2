import {
  closeOperator,
  endOperatorSessions,
  inviteAgain,
  listOperators,
  openOperator,
  resetOperatorFactors,
  type OperatorRow,
} from '@croupier/contract/office/operators';
import { Button } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { useMe } from '../../../lib/me.ts';
import styles from './operator.module.css';
import { RoleDialog } from './role-dialog.tsx';

/** What may be done to an operator with a reason alone, and in which state of theirs. `own`: also to oneself. */
const ACTS = {
  inviteAgain: { operation: inviteAgain, states: ['invited'], own: false, danger: false },
  endSessions: { operation: endOperatorSessions, states: ['active'], own: true, danger: false },
  resetFactors: { operation: resetOperatorFactors, states: ['active'], own: false, danger: true },
  close: { operation: closeOperator, states: ['invited', 'active'], own: false, danger: true },
  open: { operation: openOperator, states: ['closed'], own: false, danger: false },
} as const;
type Act = keyof typeof ACTS;

/** The acts on one operator that make sense now. Nobody is shown what the house would not let them do to themselves. */
export function OperatorActs({ operator }: { operator: OperatorRow }) {
  const t = useTranslations('operators');
  const me = useMe();
  const [open, setOpen] = useState<Act | 'role' | null>(null);
  const isOwn = operator.id === me.id;
  const close = () => setOpen(null);
  const acts = (Object.keys(ACTS) as Act[]).filter((act) => {
    const { states, own } = ACTS[act];
    return (own || !isOwn) && (states as readonly string[]).includes(operator.state);
  });
  return (
    <div className={styles.acts}>
      {!isOwn && operator.state !== 'closed' && (
        <Button size="small" onClick={() => setOpen('role')}>
          {t('do.role.name')}
        </Button>
      )}
      {acts.map((act) => (
        <Button key={act} size="small" onClick={() => setOpen(act)}>
          {t(`do.${act}.name`)}
        </Button>
      ))}
      {open === 'role' && <RoleDialog operator={operator} onClose={close} />}
      {open && open !== 'role' && <OneAct act={open} operator={operator} onClose={close} />}
    </div>
  );
}

function OneAct({ act, operator, onClose }: { act: Act; operator: OperatorRow; onClose(): void }) {
  const t = useTranslations('operators');
  const { operation, danger } = ACTS[act];
  const params = { id: operator.id };
  const { name } = operator;
  return (
    <ActDialog
      title={t(`do.${act}.title`, { name })}
      button={t(`do.${act}.name`)}
      tone={danger ? 'danger' : 'primary'}
      happens={[t(`do.${act}.first`, { name }), t(`do.${act}.second`, { name })]}
      operation={operation}
      inputOf={(reason) => ({ params, body: { reason } })}
      changes={[listOperators]}
      done={t(`do.${act}.done`, { name })}
      {...(act === 'close' &&
        operator.state === 'active' && {
          undo: (_: unknown, reason: string) => ({
            operation: openOperator,
            input: { params, body: { reason: t('undoReason', { reason }).slice(0, 500) } },
          }),
        })}
      onClose={onClose}
    />
  );
}

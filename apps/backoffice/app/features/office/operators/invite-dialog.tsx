import { EmailSchema } from '@croupier/contract/kit';
import { listApprovals } from '@croupier/contract/office/approvals';
import { inviteOperator, listOperators } from '@croupier/contract/office/operators';
import { Field } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { RoleSelect } from './role-select.tsx';

const EMAIL = new RegExp((EmailSchema as unknown as { pattern: string }).pattern);

/** Invites somebody by letter. */
export function InviteDialog({ onClose }: { onClose(): void }) {
  const t = useTranslations('operators');
  const [key] = useState(() => crypto.randomUUID());
  const [person, setPerson] = useState({ email: '', name: '', role: '' });
  const change = (part: Partial<typeof person>) => setPerson((now) => ({ ...now, ...part }));
  const email = person.email.trim();
  const name = person.name.trim();
  const isWhole = EMAIL.test(email) && name.length > 1 && person.role !== '';
  return (
    <ActDialog
      title={t('acts.invite')}
      button={t('invite.button')}
      happens={[
        t('invite.letter', { email: email || '…' }),
        t('invite.link'),
        t('invite.factor'),
        t('second'),
      ]}
      operation={inviteOperator}
      inputOf={(reason) => (isWhole ? { body: { key, email, name, role: person.role, reason } } : null)}
      changes={[listOperators, listApprovals]}
      done={t('invite.done', { email })}
      onClose={onClose}
    >
      <Field
        label={t('invite.email')}
        type="email"
        required
        value={person.email}
        onChange={(event) => change({ email: event.target.value })}
        error={email && !EMAIL.test(email) ? t('invite.noEmail') : ''}
      />
      <Field
        label={t('invite.name')}
        required
        maxLength={80}
        value={person.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <RoleSelect value={person.role} onChange={(role) => change({ role })} />
    </ActDialog>
  );
}

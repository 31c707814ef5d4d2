import { listApprovals } from '@croupier/contract/office/approvals';
import * as api from '@croupier/contract/office/programmes-desk';
import { Field } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { isCode } from './programme-name.ts';

export type Asking = 'save' | 'publish' | 'pause' | 'resume' | 'end' | 'withdraw' | 'clone';

interface ProgrammeDialogProps {
  readonly asking: Asking;
  readonly programme: api.ProgrammeView;
  readonly body: api.ProgrammeView['body'];
  readonly basedOn: number;
  readonly faults: number;
  onSaved(): void;
  onClose(): void;
}

const CHANGES = [api.readProgramme, api.listProgrammes, listApprovals];

/** Asks why, says what will happen, and does one of the acts on a programme. */
export function ProgrammeDialog(props: ProgrammeDialogProps) {
  const { asking } = props;
  if (asking === 'save') return <SaveDialog {...props} />;
  if (asking === 'clone') return <CloneDialog {...props} />;
  if (asking === 'publish' || asking === 'withdraw') return <ForTwoDialog {...props} asking={asking} />;
  return <StateDialog {...props} asking={asking} />;
}

const nameOf = ({ kind, code }: api.ProgrammeName): api.ProgrammeName => ({ kind, code });

function SaveDialog({ programme, body, basedOn, faults, onSaved, onClose }: ProgrammeDialogProps) {
  const t = useTranslations('programmes-desk.do.save');
  return (
    <ActDialog
      title={t('title')}
      button={t('button')}
      happens={[
        t('happens', { version: basedOn + 1 }),
        faults > 0 ? t('faults', { count: faults }) : t('whole'),
      ]}
      operation={api.saveProgrammeDraft}
      inputOf={(reason) => ({ params: nameOf(programme), body: { body, basedOn, reason } })}
      changes={CHANGES}
      done={t('done', { version: basedOn + 1 })}
      onDone={onSaved}
      onClose={onClose}
    />
  );
}

/** One dialog is one key: pressed again after a lost answer it is the same act. */
function ForTwoDialog({
  asking,
  programme,
  onClose,
}: ProgrammeDialogProps & { asking: 'publish' | 'withdraw' }) {
  const t = useTranslations(`programmes-desk.do.${asking}`);
  const [key] = useState(() => crypto.randomUUID());
  const { latestVersion: version } = programme;
  const texts = {
    title: t('title'),
    button: t('button'),
    happens: [t('happens', { version }), t('kept'), t('second')],
    done: t('done'),
  };
  const params = nameOf(programme);
  if (asking === 'withdraw')
    return (
      <ActDialog
        {...texts}
        tone="danger"
        operation={api.withdrawProgramme}
        inputOf={(reason) => ({ params, body: { key, reason } })}
        changes={CHANGES}
        onClose={onClose}
      />
    );
  return (
    <ActDialog
      {...texts}
      operation={api.publishProgramme}
      inputOf={(reason) => ({ params, body: { key, version, reason } })}
      changes={CHANGES}
      onClose={onClose}
    />
  );
}

type StateAct = 'pause' | 'resume' | 'end';
const OPERATIONS = {
  pause: api.pauseProgramme,
  resume: api.resumeProgramme,
  end: api.endProgramme,
} as const satisfies Record<StateAct, object>;

function StateDialog({ asking, programme, onClose }: ProgrammeDialogProps & { asking: StateAct }) {
  const t = useTranslations(`programmes-desk.do.${asking}`);
  return (
    <ActDialog
      title={t('title')}
      button={t('button')}
      tone={asking === 'end' ? 'danger' : 'primary'}
      happens={[t('happens'), t('kept')]}
      // The three are asked alike and differ by their address.
      operation={OPERATIONS[asking] as typeof api.pauseProgramme}
      inputOf={(reason) => ({ params: nameOf(programme), body: { reason } })}
      changes={CHANGES}
      done={t('done')}
      onClose={onClose}
    />
  );
}

function CloneDialog({ programme, onClose }: ProgrammeDialogProps) {
  const t = useTranslations('programmes-desk.do.clone');
  const [code, setCode] = useState('');
  return (
    <ActDialog
      title={t('title')}
      button={t('button')}
      happens={[t('happens')]}
      operation={api.cloneProgramme}
      inputOf={(reason) => (isCode(code) ? { params: nameOf(programme), body: { code, reason } } : null)}
      changes={CHANGES}
      done={t('done', { code })}
      onClose={onClose}
    >
      <Field
        label={t('code')}
        value={code}
        error={code !== '' && !isCode(code) ? t('odd') : ''}
        onChange={(event) => setCode(event.target.value)}
      />
    </ActDialog>
  );
}

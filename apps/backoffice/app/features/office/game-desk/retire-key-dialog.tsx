import { listStudios, RETIRE_HOURS_MOST, retireStudioKey } from '@croupier/contract/office/game-desk';
import { Field } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';

interface RetireKeyDialogProps {
  code: string;
  fingerprint: string;
  /** Nothing has been signed with the key that is left. */
  isNextUnused: boolean;
  onClose(): void;
}

/** Ends a key of a studio, at once or when the studio has had time to change. */
export function RetireKeyDialog({ code, fingerprint, isNextUnused, onClose }: RetireKeyDialogProps) {
  const t = useTranslations('game-desk.studios.keys.retire');
  const [text, setText] = useState('24');
  const typed = text.trim();
  const hours = Number(typed);
  const isFine = /^[0-9]{1,3}$/.test(typed) && hours <= RETIRE_HOURS_MOST;
  return (
    <ActDialog
      title={t('title', { fingerprint })}
      button={t('button')}
      tone="danger"
      happens={[
        isFine && hours > 0 ? t('later', { hours }) : t('now'),
        ...(isNextUnused ? [t('unused')] : []),
      ]}
      operation={retireStudioKey}
      inputOf={(reason) =>
        isFine ? { params: { code, fingerprint }, body: { afterHours: hours, reason } } : null
      }
      changes={[listStudios]}
      done={t('done')}
      onClose={onClose}
    >
      <Field
        label={t('hours')}
        hint={t('hint')}
        inputMode="numeric"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isFine ? '' : t('odd')}
      />
    </ActDialog>
  );
}

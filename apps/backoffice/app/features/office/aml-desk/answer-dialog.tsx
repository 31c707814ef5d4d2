import { answerAml, listAml, readAml, type AmlCase } from '@croupier/contract/office/aml-desk';
import type { AmlAct } from '@croupier/domain/office/aml-desk';
import { Field } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';

interface AnswerDialogProps {
  found: AmlCase;
  act: AmlAct;
  onClose(): void;
}

/** Adds to the case file; a decision is about what the page shows. */
export function AnswerDialog({ found: { id, seen }, act, onClose }: AnswerDialogProps) {
  const t = useTranslations('aml-desk');
  const [reference, setReference] = useState('');
  const bodyOf = (text: string) => {
    if (act === 'note') return { act, text };
    if (act === 'cleared') return { act, text, seen };
    return reference.trim().length < 2 ? null : { act, text, seen, reference: reference.trim() };
  };
  return (
    <ActDialog
      title={t(`acts.${act}.title`)}
      button={t(`acts.${act}.name`)}
      happens={[t(`acts.${act}.happens`), t('acts.nothingSaid')]}
      operation={answerAml}
      inputOf={(text) => {
        const body = bodyOf(text);
        return body && { params: { id }, body };
      }}
      changes={[listAml, readAml]}
      done={t('acts.done')}
      onClose={onClose}
    >
      {act === 'reported' && (
        <Field
          label={t('acts.reference')}
          hint={t('acts.referenceHint')}
          value={reference}
          maxLength={120}
          required
          onChange={({ target }) => setReference(target.value)}
        />
      )}
    </ActDialog>
  );
}

import { correctPerson, openDocument, type OpenDocument } from '@croupier/contract/office/documents-desk';
import { Field } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';

const FIELDS = ['lastName', 'firstName', 'secondName', 'birthday'] as const;

/** Puts a name or the birth date right, by the document that is open. What is not changed is not sent. */
export function CorrectDialog({ document, onClose }: { document: OpenDocument; onClose(): void }) {
  const t = useTranslations('documents-desk');
  const { id, person } = document;
  const [values, setValues] = useState(() =>
    Object.fromEntries(FIELDS.map((field) => [field, person[field] ?? ''])),
  );
  const inputOf = (reason: string) => {
    const changed = FIELDS.filter((field) => values[field]!.trim() !== (person[field] ?? ''));
    const said = Object.fromEntries(changed.map((field) => [field, values[field]!.trim() || null]));
    // A birth date is put right, and never taken away.
    if (changed.length === 0 || said['birthday'] === null) return null;
    return { params: { id }, body: { ...said, reason } };
  };
  return (
    <ActDialog
      title={t('correct.title')}
      button={t('correct.name')}
      happens={[t('correct.happens'), t('correct.told')]}
      operation={correctPerson}
      inputOf={inputOf}
      changes={[openDocument]}
      done={t('correct.done')}
      onClose={onClose}
    >
      {FIELDS.map((field) => (
        <Field
          key={field}
          label={t(`person.${field}`)}
          type={field === 'birthday' ? 'date' : 'text'}
          value={values[field]!}
          onChange={({ target }) => setValues({ ...values, [field]: target.value })}
        />
      ))}
    </ActDialog>
  );
}

import { listViews, saveView, type View } from '@croupier/contract/office/views';
import { Button, Dialog, Field, FormFailure } from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useAct } from '../act/use-act.ts';
import { useErrorText } from '../errors/use-error-text.ts';
import styles from './save-view-dialog.module.css';

interface SaveViewDialogProps {
  list: string;
  view: Omit<View, 'name'>;
  onClose(): void;
}

/** Keeps what is looked at under a name; the same name again is replaced. */
export function SaveViewDialog({ list, view, onClose }: SaveViewDialogProps) {
  const t = useTranslations('lib.list');
  const textOf = useErrorText();
  const [name, setName] = useState('');
  const save = useAct<typeof saveView>({ changes: [listViews], done: t('viewSaved') });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim() || save.isPending) return;
    const input = { params: { list }, body: { ...view, name: name.trim() } };
    save.mutate({ operation: saveView, input }, { onSuccess: onClose });
  };
  return (
    <Dialog title={t('saveView')} closeLabel={t('close')} size="small" onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <Field
          label={t('viewName')}
          hint={t('viewNameHint')}
          value={name}
          maxLength={60}
          required
          onChange={(event) => setName(event.target.value)}
        />
        <FormFailure>{save.error ? textOf(save.error) : null}</FormFailure>
        <Button look="primary" type="submit" busy={save.isPending}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}

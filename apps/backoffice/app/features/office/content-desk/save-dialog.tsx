import {
  listContent,
  readContent,
  saveContentDraft,
  type DocumentName,
} from '@croupier/contract/office/content-desk';
import type { EditedBody } from '@croupier/contract/site/content/kinds';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';

interface SaveDialogProps {
  name: DocumentName;
  body: EditedBody;
  basedOn: number;
  faults: number;
  onSaved(): void;
  onClose(): void;
}

/** Saves what was written as the next version. */
export function SaveDialog({ name, body, basedOn, faults, onSaved, onClose }: SaveDialogProps) {
  const t = useTranslations('content-desk.save');
  return (
    <ActDialog
      title={t('title')}
      button={t('button')}
      happens={[
        t('happens', { version: basedOn + 1 }),
        faults > 0 ? t('faults', { count: faults }) : t('whole'),
      ]}
      operation={saveContentDraft}
      inputOf={(reason) => ({ params: name, body: { ...body, basedOn, reason } })}
      changes={[readContent, listContent]}
      done={t('done', { version: basedOn + 1 })}
      onDone={onSaved}
      onClose={onClose}
    />
  );
}

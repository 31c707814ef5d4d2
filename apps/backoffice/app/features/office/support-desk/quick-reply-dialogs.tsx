import {
  deleteQuickReply,
  listQuickReplies,
  saveQuickReply,
  type QuickReply,
} from '@croupier/contract/office/support-desk';
import { LANGUAGES, type Language } from '@croupier/domain/site/regions';
import { SUPPORT_MESSAGE_MAX } from '@croupier/domain/site/support';
import { Field, Select, TextArea } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';

const TITLE_MAX = 80;

/** Keeps a text; under the same language and title it takes the place of the one before. */
export function SaveReplyDialog({ reply, onClose }: { reply: Partial<QuickReply>; onClose(): void }) {
  const t = useTranslations('support-desk');
  const [language, setLanguage] = useState<Language>(reply.language ?? 'ua');
  const [title, setTitle] = useState(reply.title ?? '');
  const [text, setText] = useState(reply.text ?? '');
  const isWhole = title.trim().length > 1 && text.trim().length > 1;
  return (
    <ActDialog
      title={t('quick.save')}
      button={t('quick.keep')}
      happens={[t('quick.happens'), t('quick.replaces')]}
      operation={saveQuickReply}
      inputOf={(reason) =>
        isWhole ? { body: { language, title: title.trim(), text: text.trim(), reason } } : null
      }
      changes={[listQuickReplies]}
      done={t('quick.kept')}
      onClose={onClose}
    >
      <Select
        label={t('columns.language')}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: t(`choices.language.${value}`) }))}
        onChange={(event) => setLanguage(event.target.value as Language)}
      />
      <Field
        label={t('quick.name')}
        maxLength={TITLE_MAX}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextArea
        label={t('quick.text')}
        rows={6}
        maxLength={SUPPORT_MESSAGE_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </ActDialog>
  );
}

/** Forgets a text; it may be taken back. */
export function DeleteReplyDialog({ reply, onClose }: { reply: QuickReply; onClose(): void }) {
  const t = useTranslations('support-desk');
  const { id, language, title, text } = reply;
  return (
    <ActDialog
      title={t('quick.forgetTitle', { title })}
      button={t('quick.forget')}
      tone="danger"
      happens={[t('quick.gone'), t('quick.stays')]}
      operation={deleteQuickReply}
      inputOf={(reason) => ({ params: { id }, body: { reason } })}
      changes={[listQuickReplies]}
      done={t('quick.forgotten')}
      undo={(_, reason) => ({
        operation: saveQuickReply,
        input: { body: { language, title, text, reason } },
      })}
      onClose={onClose}
    />
  );
}

import { listQuickReplies, type QuickReply } from '@croupier/contract/office/support-desk';
import { Select } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';

/** Texts in the writer's language that were answered with before. */
export function QuickReplyChoice(props: { language: QuickReply['language']; onChoose(text: string): void }) {
  const t = useTranslations('support-desk');
  const { data } = useQuery(queryOf(listQuickReplies, {}));
  const replies = (data?.replies ?? []).filter(({ language }) => language === props.language);
  if (replies.length === 0) return null;
  return (
    <Select
      label={t('quick.choose')}
      value=""
      options={[
        { value: '', label: t('quick.none') },
        ...replies.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={(event) => {
        const chosen = replies.find(({ id }) => id === event.target.value);
        if (chosen) props.onChoose(chosen.text);
      }}
    />
  );
}

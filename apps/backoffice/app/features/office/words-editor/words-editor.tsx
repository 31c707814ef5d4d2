import { listWords, type Word } from '@croupier/contract/office/words-desk';
import type { EditedBody } from '@croupier/contract/site/content/kinds';
import { EmptyState, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import { queryOf } from '../../../lib/api.ts';
import { useWordFaults } from './use-word-faults.ts';
import { WordsList } from './words-list.tsx';

interface WordsEditorProps {
  readonly value: EditedBody;
  onChange(next: EditedBody): void;
}

/** The texts of one feature of the site, as they ship and in other words. The document's key is the feature. */
export function WordsEditor({ value, onChange }: WordsEditorProps) {
  const t = useTranslations('words-editor');
  const { key: feature = '' }: { key?: string } = useParams({ strict: false });
  const { data, error } = useQuery({ ...queryOf(listWords, { params: { feature } }), retry: false });
  const faultAt = useWordFaults(feature, value);
  if (error)
    return (
      <EmptyState icon={<Icon name="scroll" />} title={t('none')} text={t('noneText', { key: feature })} />
    );
  if (!data) return <Skeleton lines={10} />;
  const words = [...data.words, ...orphansOf(value, data.words)];
  return <WordsList words={words} value={value} faultAt={faultAt} onChange={onChange} />;
}

/** What is said in place of texts that the site no longer has: it can only be taken out. */
function orphansOf({ texts }: EditedBody, words: readonly Word[]): Word[] {
  const known = new Set(words.map(({ key }) => key));
  const keys = new Set(Object.values(texts).flatMap((own) => Object.keys(own)));
  const shipped = { ua: '', ru: '', en: '', kk: '' };
  return [...keys].filter((key) => !known.has(key)).map((key) => ({ feature: '', key, shipped, filled: [] }));
}

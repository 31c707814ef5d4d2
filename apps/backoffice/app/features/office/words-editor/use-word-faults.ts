import { checkWords } from '@croupier/contract/office/words-desk';
import { faultIn, type EditedBody, type Fault } from '@croupier/contract/site/content/kinds';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';

/** Whoever writes is not asked about every letter. */
const SETTLES_MS = 400;

/** What is wrong with a text in other words, by where it stands (`ua/form.title`); empty where nothing is. The server says. */
export function useWordFaults(feature: string, { texts }: EditedBody): (at: string) => string {
  const t = useTranslations('words-editor.faults');
  const { data } = useQuery({
    queryKey: [checkWords.path, feature, texts],
    queryFn: async ({ signal }) => {
      await new Promise((settled) => setTimeout(settled, SETTLES_MS));
      signal.throwIfAborted();
      return call(checkWords, { params: { feature }, body: { texts } }, signal);
    },
    placeholderData: keepPreviousData,
  });
  const faults = (data?.faults ?? []).map(faultIn);
  const wordsOf = ({ rule, of }: Fault) =>
    rule === 'lacks' || rule === 'placeholder'
      ? t(rule, { name: of.startsWith('<') ? of : `{${of}}` })
      : t('odd');
  return (at) =>
    faults
      .filter((fault) => fault.at === at)
      .map(wordsOf)
      .join(' ');
}

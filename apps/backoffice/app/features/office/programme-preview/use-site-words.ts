import { listWords, type Word } from '@croupier/contract/office/words-desk';
import { LANGUAGE_TAGS, type Language } from '@croupier/domain/site/regions';
import { useQueries } from '@tanstack/react-query';
import { createTranslator } from 'use-intl/core';
import { queryOf } from '../../../lib/api.ts';
import { useMay } from '../../../lib/me.ts';
import { setAt } from '../../../lib/schema-form/edit-body.ts';
import type { Say } from './reader.ts';

/** Features of the site whose words stand round a programme of each kind. */
const FEATURES: Readonly<Record<string, readonly string[]>> = {
  'store-item': ['store', 'rewards'],
  'bonus-promotion': ['bonus-promotions', 'rewards', 'earning', 'games'],
  present: ['presents', 'bonus-promotions', 'rewards'],
  'mini-game': ['mini-game', 'bonus-promotions', 'rewards'],
  calendar: ['calendar', 'bonus-promotions', 'rewards'],
  box: ['treasures', 'bonus-promotions', 'rewards', 'earning', 'games'],
  quest: ['quest', 'rewards', 'earning', 'games'],
  wheel: ['wheel', 'bonus-promotions', 'rewards'],
  'piggy-bank': ['piggy-bank'],
  achievement: ['achievements', 'rewards', 'earning', 'games'],
  nomination: ['nominations', 'rewards', 'earning', 'games'],
  earning: ['earning', 'games'],
  bonus: ['bonuses', 'wallet', 'games', 'lobby'],
};

/** The words that the players' site ships round a programme of a kind. Who may not read content sees the programme's own texts. */
export function useSiteWords(kind: string) {
  const mayRead = useMay()('read.content');
  const answers = useQueries({
    queries: (FEATURES[kind] ?? []).map((feature) => ({
      ...queryOf(listWords, { params: { feature } }),
      ...{ enabled: mayRead, staleTime: Infinity },
    })),
  });
  const words = answers.flatMap(({ data }) => data?.words ?? []);
  return {
    mayRead,
    error: answers.find(({ error }) => error)?.error ?? null,
    isPending: mayRead && answers.some(({ isPending }) => isPending),
    refetch: () => void Promise.all(answers.map((answer) => answer.refetch())),
    sayIn: (language: Language): Say => (mayRead ? sayIn(language, words) : sayValues),
  };
}

function sayIn(language: Language, words: readonly Word[]): Say {
  const messages = words
    // Of a game only its name is said; games have thousands of words.
    .filter(({ feature, key }) => feature !== 'games' || /^[^.]+\.name$/.test(key))
    .reduce<unknown>(
      (all, { feature, key, shipped }) => setAt(all, [feature, ...key.split('.')], shipped[language]),
      {},
    );
  const say = createTranslator({
    ...{ locale: LANGUAGE_TAGS[language], messages: messages as never },
    ...{ onError: () => undefined, getMessageFallback: () => '' },
  }) as unknown as Say;
  return say;
}

/** Without the site's words the numbers alone are told. */
const sayValues: Say = (_key, values = {}) => Object.values(values).join(' ');

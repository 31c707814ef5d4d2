import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Found, SearchSource } from '../lib/declared.ts';
import { useOffered, type Of } from '../lib/offered.ts';

/** Who types on has not finished. */
const RESTS_MS = 200;
const FRESH_MS = 30_000;

interface FoundGroup {
  readonly source: Of<SearchSource>;
  readonly found: readonly Found[];
}

/**
 * What the house finds for a text, by source; each is asked only for what can be one of its things. Nothing that was found for
 * another text is shown: Enter would take it.
 */
export function useFound(text: string) {
  const { finders } = useOffered();
  const typed = text.trim();
  const rested = useRested(typed);
  const wanted = rested === typed ? typed : '';
  const sources = wanted ? finders.filter((finder) => finder.takes(wanted)) : [];
  const answers = useQueries({
    queries: sources.map((source) => ({
      queryKey: ['found', source.feature, source.key, wanted],
      queryFn: ({ signal }: { signal: AbortSignal }) => source.find(wanted, signal),
      staleTime: FRESH_MS,
    })),
  });
  const groups: FoundGroup[] = sources.map((source, index) => ({
    source,
    found: answers[index]?.data ?? [],
  }));
  return {
    groups,
    isLooking: wanted !== typed || answers.some(({ isFetching }) => isFetching),
    hasFailed: answers.some(({ isError }) => isError),
  };
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), RESTS_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

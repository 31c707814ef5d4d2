import { listAchievements, seeAchievements } from '@croupier/contract/rewards/achievements';
import type { Language } from '@croupier/domain/site/regions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const ACHIEVEMENTS_KEY = ['achievements'] as const;

/** My achievements, and how many medals I hold. */
export const achievementsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...ACHIEVEMENTS_KEY, language],
    queryFn: ({ signal }) => call(listAchievements, { query: { language } }, signal),
  });

/** It may be said again: what came since stays new. */
export const see = (until: string) => call(seeAchievements, { body: { until } });

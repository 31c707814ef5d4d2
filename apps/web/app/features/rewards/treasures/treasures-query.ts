import { listBoxes, openBox } from '@croupier/contract/rewards/treasures';
import type { Language } from '@croupier/domain/site/regions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const BOXES_KEY = ['boxes'] as const;

/** My boxes that are not done, newest first. */
export const boxesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...BOXES_KEY, language],
    queryFn: async ({ signal }) => (await call(listBoxes, { query: { language } }, signal)).boxes,
  });

/** It may be asked again: what was in it stays the same, and the second time says that it was seen. */
export const open = (id: string, language: Language) =>
  call(openBox, { params: { id }, query: { language }, body: {} });

import { listWheels, spinWheel, takeAttempt, type Wheel } from '@croupier/contract/rewards/wheel';
import type { Language } from '@croupier/domain/site/regions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const WHEELS_KEY = ['wheels'] as const;

/** Every wheel that is set out for me, with my attempts. */
export const wheelsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...WHEELS_KEY, language],
    queryFn: async ({ signal }) => (await call(listWheels, { query: { language } }, signal)).wheels,
  });

/** What a press does: use an attempt that I have, take the free one, buy one; nothing where there is none to be had. */
export function pressOf({ attempts, freeNow, price }: Wheel): 'use' | 'free' | 'points' | undefined {
  if (attempts.length > 0) return 'use';
  if (freeNow) return 'free';
  return price === null ? undefined : 'points';
}

export const takeOne = (body: { key: string; code: string; by: 'free' | 'points' }) =>
  call(takeAttempt, { body });

/** It may be asked again: an attempt is drawn for once. */
export const spin = (id: string, language: Language) =>
  call(spinWheel, { params: { id }, body: { language } });

export type Spun = Awaited<ReturnType<typeof spin>>;

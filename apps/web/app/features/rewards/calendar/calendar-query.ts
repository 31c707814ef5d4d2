import { getPresent, showCalendar } from '@croupier/contract/rewards/calendar';
import type { Language } from '@croupier/domain/site/regions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const CALENDAR_KEY = ['calendar'] as const;

/** The calendar of gifts that is on for me; null where there is none. */
export const calendarQuery = (language: Language) =>
  queryOptions({
    queryKey: [...CALENDAR_KEY, language],
    queryFn: async ({ signal }) => (await call(showCalendar, { query: { language } }, signal)).calendar,
  });

/** It may be asked again: what is behind a door stays the same, and a price is taken once. */
export const openDoor = (of: { code: string; day: string; language: Language }) =>
  call(getPresent, { query: of, body: {} });

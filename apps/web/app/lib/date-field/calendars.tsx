import type { Language } from '@croupier/domain/site/regions';
import type { DayPickerLocale } from '@daypicker/react';
import { type ComponentType, type LazyExoticComponent } from 'react';
import type { CalendarProps } from '@croupier/ui/calendar/calendar.tsx';
import { later } from '../offline.ts';

/** The calendar with the names of days and months of a language; both loaded when the first one is opened. */
const calendarIn = (
  load: () => Promise<DayPickerLocale>,
): LazyExoticComponent<ComponentType<CalendarProps>> =>
  later(async () => {
    const [{ Calendar }, locale] = await Promise.all([import('@croupier/ui/calendar/calendar.tsx'), load()]);
    return { default: (props: CalendarProps) => <Calendar {...props} locale={locale} /> };
  });

export const CALENDARS = {
  ua: calendarIn(async () => (await import('@daypicker/react/locale/uk')).uk),
  ru: calendarIn(async () => (await import('@daypicker/react/locale/ru')).ru),
  en: calendarIn(async () => (await import('@daypicker/react/locale/en-GB')).enGB),
  kk: calendarIn(async () => (await import('@daypicker/react/locale/kk')).kk),
} as const satisfies Record<Language, unknown>;

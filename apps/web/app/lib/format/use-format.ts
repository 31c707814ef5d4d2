import type { Language } from '@croupier/domain/site/regions';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../root-data.ts';
import { createFormat, type Format } from './format.ts';

const formats = new Map<Language, Format>();

/** The formatters of the page's language. Dates are in UTC on the server and in the player's own zone after it. */
export function useFormat(): Format {
  const language = useLanguage();
  const zone = useSyncExternalStore(never, localZone, () => 'UTC');
  let format = formats.get(language);
  if (!format) formats.set(language, (format = createFormat(language)));
  return zone === 'UTC'
    ? format
    : { ...format, date: (instant, style, timeZone = zone) => format.date(instant, style, timeZone) };
}

const never = () => () => undefined;
const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

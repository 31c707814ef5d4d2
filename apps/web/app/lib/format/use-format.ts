import { createFormat, type DateFormat, type Format } from '@croupier/domain/site/formats';
import type { Language } from '@croupier/domain/site/regions';
import { useLanguage } from '../root-data.ts';
import { useInBrowser } from '../use-in-browser.ts';

type WithDates = ReturnType<typeof createFormat>;
const formats = new Map<Language, WithDates>();

/** The formatters of the page's language, without dates: these are the same on the server and in every browser. */
export const useFormat = (): Format => formatOf(useLanguage());

/**
 * Writes dates: in UTC on the server and in the player's own zone after it. Apart from the rest, as whoever shows dates is rendered
 * once more for it; a browser takes long to find its zone, and is asked when there is a date to be written.
 */
export function useDate(): DateFormat {
  const { date } = formatOf(useLanguage());
  const inBrowser = useInBrowser();
  return (instant, style, timeZone = inBrowser ? localZone() : 'UTC') => date(instant, style, timeZone);
}

function formatOf(language: Language): WithDates {
  let format = formats.get(language);
  if (!format) formats.set(language, (format = createFormat(language)));
  return format;
}

let zone: string | undefined;
const localZone = () => (zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone);

import type { Language } from '@croupier/domain';

type Zone = 'local' | 'UTC';

const SHORT = {
  ua: ['січ.', 'лют.', 'бер.', 'квіт.', 'трав.', 'черв.', 'лип.', 'серп.', 'вер.', 'жовт.', 'лист.', 'груд.'],
  ru: ['янв.', 'февр.', 'мар.', 'апр.', 'мая', 'июн.', 'июл.', 'авг.', 'сент.', 'окт.', 'нояб.', 'дек.'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  kk: ['қаң.', 'ақп.', 'нау.', 'сәу.', 'мам.', 'мау.', 'шіл.', 'там.', 'қыр.', 'қаз.', 'қар.', 'жел.'],
} as const satisfies Record<Language, readonly string[]>;

const LONG = {
  ua: ['січня', 'лютого', 'березня', 'квітня', 'травня', 'червня', 'липня', 'серпня', 'вересня', 'жовтня', 'листопада', 'грудня'],
  ru: ['января', 'февраля', 'марта', 'апреля', 'мая', 'июня', 'июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  kk: ['қаңтар', 'ақпан', 'наурыз', 'сәуір', 'мамыр', 'маусым', 'шілде', 'тамыз', 'қыркүйек', 'қазан', 'қараша', 'желтоқсан'],
} as const satisfies Record<Language, readonly string[]>;

/** A day in full: `21 November 2026`, `21 листопада 2026 р.`, `2026 жылғы 21 қараша`. */
export function formatDay(iso: string, language: Language, zone: Zone): string {
  const { year, month, day } = partsOf(iso, zone);
  const name = LONG[language][month]!;
  if (language === 'kk') return `${year} жылғы ${day} ${name}`;
  return `${day} ${name} ${year}${{ ua: ' р.', ru: ' г.', en: '' }[language]}`;
}

/** Day and time to the minute for lists: `21 Nov 2026, 08:33`. */
export function formatMoment(iso: string, language: Language, zone: Zone): string {
  const { year, month, day, clock } = partsOf(iso, zone);
  const name = SHORT[language][month]!;
  return language === 'kk' ? `${year} ж. ${day} ${name}, ${clock}` : `${day} ${name} ${year}, ${clock}`;
}

function partsOf(iso: string, zone: Zone) {
  const date = new Date(iso);
  const local = new Date(date.getTime() - (zone === 'local' ? date.getTimezoneOffset() * 60_000 : 0));
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth(),
    day: local.getUTCDate(),
    clock: local.toISOString().slice(11, 16),
  };
}

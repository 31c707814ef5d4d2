import type { Session } from '@croupier/contract/people/players';
import type { Language } from '@croupier/domain/site/regions';

const LOCALES = { ua: 'uk', ru: 'ru', en: 'en', kk: 'kk' } as const satisfies Record<Language, string>;

/** From where a session began, as far as the house knows: the country, and of the address what is no secret. */
export function placeText(
  { country, network }: Pick<Session, 'country' | 'network'>,
  language: Language,
): string {
  const parts = [country && countryName(country, LOCALES[language]), network && firstOf(network)];
  return parts.filter(Boolean).join(' · ');
}

/** A browser that does not know the language says the code, which is better than another language. */
function countryName(code: string, locale: string): string {
  const [known] = Intl.DisplayNames.supportedLocalesOf([locale]);
  return (known && new Intl.DisplayNames([known], { type: 'region' }).of(code)) ?? code;
}

/** `203.0.113.…`, `2001:db8:12:…` */
const firstOf = (network: string): string => network.replace(/(?:(\.)0|(:):)\/\d+$/, '$1$2…');

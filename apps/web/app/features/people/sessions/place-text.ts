import type { Session } from '@croupier/contract/people/players';
import type { Language } from '@croupier/domain/site/regions';
import { countryName } from '../../../lib/format/country-name.ts';

/** From where a session began, as far as the house knows: the country, and of the address what is no secret. */
export function placeText(
  { country, network }: Pick<Session, 'country' | 'network'>,
  language: Language,
): string {
  const parts = [country && countryName(country, language), network && firstOf(network)];
  return parts.filter(Boolean).join(' · ');
}

/** `203.0.113.…`, `2001:db8:12:…` */
const firstOf = (network: string): string => network.replace(/(?:(\.)0|(:):)\/\d+$/, '$1$2…');
